// The tables this browser sits at, for "continue" on the start page.

import * as api from "../lib/api";
import { gameName } from "../lib/catalog.svelte";
import * as chairs from "../lib/chairs";
import { settings } from "../lib/settings.svelte";
import type { RoomView } from "../lib/wire";
import { t } from "../lib/words.svelte";
import type { ActiveRoom } from "../start/types";

const MOST = 8;

/** Ask after each of my rooms; those that are gone are forgotten. */
export async function activeRooms(): Promise<ActiveRoom[]> {
  const rooms = chairs.rooms().slice(0, MOST);
  const matches = await Promise.all(rooms.map(look));
  return matches.filter((match) => match !== null);
}

async function look(saved: chairs.SavedRoom): Promise<ActiveRoom | null> {
  try {
    const room = await api.room(saved.code);
    return room.phase === "over" ? null : summary(room, saved.title);
  } catch (error) {
    if (error instanceof api.Trouble && error.status === 404) chairs.forget(saved.code);
    return null;
  }
}

function summary(room: RoomView, names: string): ActiveRoom {
  const game = room.settings.game ?? "";
  const where = room.phase === "playing" ? "running-playing" : "running-lobby";
  const taken = room.chairs.filter((chair) => chair.kind !== "open");
  return {
    code: room.code,
    game,
    title: gameName(game),
    line: t(where, { names: names || "–", code: settings.streamer ? "•••••" : room.code }),
    emblems: taken.map((chair) => chair.emblem),
  };
}
