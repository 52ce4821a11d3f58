// What an event of Mob City sounds like. Pure.
import type { ShownEvent } from "../../lib/steps";
import type { Sound } from "../../table/game";

const SOUNDS: Partial<Record<string, Sound>> = {
  BidsShown: "chip",
  Hired: "card",
  HiredOpenly: "card",
  PrivilegeTaken: "coin",
  WhiskeyTaken: "glass",
  Bought: "gavel",
  Opened: "glass",
  Sent: "chip",
  EventTurned: "card",
  BlockSettled: "coin",
  Raided: "siren",
  Arrested: "siren",
  Bombed: "shot",
  ShootoutBegan: "sting",
  Missed: "die",
  Injured: "shot",
  Killed: "shot",
  GrenadeLobbed: "shot",
  Collected: "chip",
  Claimed: "card",
  ShootoutWon: "flourish",
  Looted: "chip",
  DayEnded: "paper",
  WillRead: "paper",
  Ended: "flourish",
};

export function sound(event: ShownEvent): Sound | "" {
  return SOUNDS[event.type] ?? "";
}
