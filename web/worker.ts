// Gives the service worker the list of what was built, and a name for this version.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export const WORKER = "worker.js";

/** Everything the pages are made of, with the content of what has no hash in its name. */
export function worker(folder: string): Plugin {
  return {
    name: "consigliere-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const made = bundle[WORKER];
        if (made?.type !== "chunk") throw new Error("there is no worker");
        const digest = createHash("sha256");
        const files = Object.keys(bundle).filter((name) => name !== WORKER);
        const page = bundle["index.html"];
        if (page?.type === "asset") digest.update(page.source);
        const others = ours(folder);
        for (const name of others) digest.update(readFileSync(join(folder, name)));
        const list = [...files, ...others]
          .filter(needed)
          .map((name) => `/${name}`)
          .sort();
        digest.update(list.join("\n")).update(made.code);
        made.code = made.code
          .replace("%FILES%", JSON.stringify(JSON.stringify(list)).slice(1, -1))
          .replace("%VERSION%", digest.digest("hex").slice(0, 16));
      },
    },
  };
}

/** The large icons are for people who install the app, who are online then. */
function needed(name: string): boolean {
  return !name.endsWith("-512.png");
}

function ours(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return names.map((name) => name.slice(folder.length + 1).replaceAll("\\", "/"));
}
