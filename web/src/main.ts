import "./tokens.css";
import "./base.css";
import "./forced.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./lib/app.svelte";
import { readFirst } from "./lib/words.svelte";

await readFirst();
mount(App, { target: document.getElementById("app") as HTMLElement });
install();
