// All the pages say in Italian, in one file to fetch; the words of a board come with it.
export default import.meta.glob<string>(["../locale/it/*.ftl", "../games/*/cover/locale/it.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
