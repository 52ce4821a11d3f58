// Getting up from a table one is not looking at.
import * as chairs from "../lib/chairs";
import { wire } from "../lib/session.svelte";
import { SocketClient } from "../lib/socketClient";
import * as visitors from "../lib/visitors";
import { type FromServer, VERSION } from "../lib/wire";
import { speech, t } from "../lib/words.svelte";

/** Give up my chairs there; a table that is gone is forgotten all the same. */
export function leave(code: string): Promise<void> {
  return new Promise((done, failed) => {
    const end = (problem?: Error) => {
      link.close();
      if (problem) return failed(problem);
      chairs.forget(code);
      done();
    };
    const stand = (message: FromServer) => {
      if (message.t !== "welcome") return;
      const asked = message.chairs.map((chair) => link.request({ t: "stand", chair }));
      Promise.all(asked).then(() => end(), end);
    };
    const link: SocketClient = new SocketClient(
      {
        hello: () => ({
          t: "hello",
          version: VERSION,
          code,
          tokens: chairs.tokens(code),
          visitor: visitors.secretOf(code),
          lang: speech.lang,
        }),
        heard: stand,
        status: (status) => {
          if (status === "offline") end(new Error(t("link-offline")));
        },
        gone: () => end(),
        lost: () => t("link-lost"),
      },
      wire,
    );
  });
}
