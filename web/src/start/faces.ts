// What a card of the start page says and shows of each game.
import type { Component } from "svelte";
import MafiaCity from "./covers/MafiaCity.svelte";
import Mafiozoo from "./covers/Mafiozoo.svelte";
import MobCity from "./covers/MobCity.svelte";
import type { GameKey } from "./types";

type Face = { cover: Component; name: string; pitch: string; minutes?: number; kind: string };

export const FACES: Record<GameKey, Face> = {
  "mafia-city": {
    cover: MafiaCity,
    name: "start-mafia-city",
    pitch: "start-mafia-city-pitch",
    kind: "start-mafia-city-kind",
  },
  mafiozoo: {
    cover: Mafiozoo,
    name: "start-mafiozoo",
    pitch: "start-mafiozoo-pitch",
    minutes: 60,
    kind: "start-mafiozoo-kind",
  },
  "mob-city": {
    cover: MobCity,
    name: "start-mob-city",
    pitch: "start-mob-city-pitch",
    minutes: 120,
    kind: "start-mob-city-kind",
  },
};
