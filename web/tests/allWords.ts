// Tests read every word at once; pages fetch them when they are needed.
import { addMessages } from "../src/lib/words.svelte";

addMessages(
  import.meta.glob<string>(
    ["../src/locale/*/*.ftl", "../src/games/*/locale/*.ftl", "../src/games/*/cover/locale/*.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
);
