// What is asked over plain HTTP: rooms, games, rules. Errors carry a sentence to show.
import { missed } from "./reach.svelte";
import type {
  Created,
  FromServer,
  GameInfo,
  LessonAsk,
  LessonChapter,
  LessonNews,
  LessonQuery,
  MyTable,
  NewRoom,
  Problem,
  RoomView,
  Rule,
  Start,
} from "./wire";
import { speech, t } from "./words.svelte";

/** The server said no, or nothing; the message is for people. */
export class Trouble extends Error {
  /** `status` is that of HTTP; 0 when there was no answer. */
  constructor(
    text: string,
    readonly status: number,
  ) {
    super(text);
    this.name = "Trouble";
  }
}

/** Open a new room. */
export function create(room: NewRoom): Promise<Created> {
  return call("/api/rooms", { method: "POST", body: JSON.stringify(room) });
}

/** Begin against bots in a room just made, with a share in the deal. */
export function start(code: string, wanted: Start): Promise<RoomView> {
  const path = `/api/rooms/${encodeURIComponent(code)}/start`;
  return call(path, { method: "POST", body: JSON.stringify(wanted) });
}

/** A room as everybody sees it. */
export function room(code: string): Promise<RoomView> {
  return call(`/api/rooms/${encodeURIComponent(code)}`);
}

/** A table in a few words, for who has the keys of a chair there. */
export function mine(code: string, tokens: string[]): Promise<MyTable> {
  const path = `/api/rooms/${encodeURIComponent(code)}/mine?lang=${speech.lang}`;
  return call(path, { method: "POST", body: JSON.stringify({ tokens }) });
}

/** The games of this server, with their house rules in words. */
export function games(): Promise<GameInfo[]> {
  return call(`/api/games?lang=${speech.lang}`);
}

/** The rules of a game, paragraph by paragraph. */
export function rules(game: string): Promise<Rule[]> {
  return call(`/api/rules/${encodeURIComponent(game)}?lang=${speech.lang}`);
}

/** The chapters of a game's lesson. */
export function chapters(game: string): Promise<LessonChapter[]> {
  return call(`/api/lessons/${encodeURIComponent(game)}?lang=${speech.lang}`);
}

/** A lesson after these answers. */
export function lesson(game: string, chapter: string, ask: LessonAsk): Promise<LessonNews> {
  const path = `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(chapter)}`;
  return call(path, { method: "POST", body: JSON.stringify({ ...ask, lang: speech.lang }) });
}

/** Why not, what if, how was it: at a place of a lesson. */
export function lessonQuery(
  game: string,
  chapter: string,
  query: LessonQuery,
): Promise<FromServer> {
  const path = `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(chapter)}/query`;
  return call(path, { method: "POST", body: JSON.stringify({ ...query, lang: speech.lang }) });
}

/** Where the picture of the invitation is. */
export function picture(code: string): string {
  return `/api/rooms/${encodeURIComponent(code)}/qr.svg`;
}

/** Where the record of a finished match is. */
export function record(code: string): string {
  return `/api/rooms/${encodeURIComponent(code)}/record`;
}

/** Ask for something; `kind` is what the body holds. */
export async function call<T>(
  path: string,
  init: RequestInit = {},
  kind = "application/json",
): Promise<T> {
  return (await (await reply(path, init, kind)).json()) as T;
}

/** The response of a request, whatever its status is. */
export async function reply(
  path: string,
  init: RequestInit = {},
  kind = "application/json",
): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": speech.lang };
  if (init.body) headers["Content-Type"] = kind;
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers });
  } catch {
    missed();
    throw new Trouble(t("api-unreachable"), 0);
  }
  if (!answer.ok) throw new Trouble(await sentence(answer), answer.status);
  return answer;
}

async function sentence(answer: Response): Promise<string> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    return problem.detail || problem.title || t("api-trouble");
  } catch {
    return t("api-trouble");
  }
}
