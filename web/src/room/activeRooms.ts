// The tables this browser sits at, for the start page; matches that are over join those remembered.

import * as api from "../lib/api";
import { gameName } from "../lib/catalog.svelte";
import * as chairs from "../lib/chairs";
import { remember } from "../lib/finished";
import { settings } from "../lib/settings.svelte";
import type { MyTable } from "../lib/wire";
import type { ActiveRoom } from "../start/types";

const MOST = 12;

/** Ask after each of my tables; those that are gone are forgotten. */
export async function activeRooms(): Promise<ActiveRoom[]> {
  const rooms = chairs.rooms().slice(0, MOST);
  const matches = await Promise.all(rooms.map(look));
  const mine = matches.filter((match) => match !== null);
  return mine.sort((a, b) => Number(b.turn) - Number(a.turn));
}

async function look(saved: chairs.SavedRoom): Promise<ActiveRoom | null> {
  try {
    const table = await api.mine(saved.code, saved.tokens);
    if (table.room.phase !== "over") return summary(table);
    note(table);
    return null;
  } catch (error) {
    const gone = error instanceof api.Trouble && [403, 404].includes(error.status);
    if (gone) chairs.forget(saved.code);
    return null;
  }
}

function summary({ room, chairs, now, wait, turn, last, moved }: MyTable): ActiveRoom {
  const game = room.settings.game ?? "";
  const taken = room.chairs.filter((chair) => chair.kind !== "open");
  const others = room.chairs.filter((chair, n) => chair.name !== "" && !chairs.includes(n));
  return {
    code: room.code,
    shown: settings.streamer ? "•••••" : room.code,
    game,
    title: gameName(game),
    begun: room.phase === "playing",
    emblems: taken.map((chair) => chair.emblem),
    people: others.map((chair) => chair.name),
    now,
    wait,
    turn,
    last,
    moved: (moved ?? 0) * 1000,
  };
}

/** A match that ended while I was away. */
function note({ room, chairs, winners = [], scores = [], moved = 0 }: MyTable): void {
  remember({
    id: room.replays?.at(-1) ?? "",
    game: room.settings.game ?? "",
    when: moved * 1000 || Date.now(),
    players: room.chairs.map(({ name, emblem }, n) => ({
      name,
      emblem,
      score: scores[n] ?? 0,
      won: winners.includes(n),
      mine: chairs.includes(n),
    })),
  });
}
