// The painted scene of each location, by its number from 0.
import type { Component } from "svelte";
import Club from "./scenes/Club.svelte";
import District from "./scenes/District.svelte";
import FightClub from "./scenes/FightClub.svelte";
import Hall from "./scenes/Hall.svelte";
import Harbor from "./scenes/Harbor.svelte";
import Jail from "./scenes/Jail.svelte";
import Station from "./scenes/Station.svelte";

type Scenery = Component<{ sign?: string }>;
export const SCENERY = [Jail, Harbor, FightClub, Station, District, Club, Hall] as Scenery[];
