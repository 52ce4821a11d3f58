// Who must agree to an undo of a move that revealed something: what the server will say. Pure.
import type { RoomView } from "../lib/wire";

/** `others` must agree, they are `away`, or nobody is there: `marked` in the record, or `refused`. */
export type Beyond = "others" | "away" | "marked" | "refused";

/** People at this screen, whose chairs are `mine`, are not asked: they cannot be told apart. */
export function beyond(room: RoomView, mine: number[]): Beyond {
  const others = room.chairs.filter((chair, n) => chair.kind === "person" && !mine.includes(n));
  if (others.some((chair) => chair.bot === "")) return "others";
  if (others.length > 0) return "away";
  return room.settings.undo_alone === "refused" ? "refused" : "marked";
}
