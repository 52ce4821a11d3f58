// All the pages say in English, in one file to fetch; the words of a board come with it.
export default import.meta.glob<string>(["../locale/en/*.ftl", "../games/*/cover/locale/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
