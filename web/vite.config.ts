import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { WORKER, worker } from "./worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), worker(here("public"))],
  build: {
    // web/build.py builds elsewhere, and puts the files where a server may be reading them
    outDir: process.env.CONSIGLIERE_PAGES ?? "../src/consigliere/server/static",
    emptyOutDir: true,
    target: "es2022",
    rollupOptions: {
      input: { index: here("index.html"), worker: here("src/worker/worker.ts") },
      output: {
        entryFileNames: (chunk) => (chunk.name === "worker" ? WORKER : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8928", ws: true } } },
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/allWords.ts"],
    css: { include: [/tokens\.css/] },
  },
});
