// All the pages say in German, in one file to fetch; the words of a board come with it.
export default import.meta.glob<string>(["../locale/de/*.ftl", "../games/*/cover/locale/de.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
