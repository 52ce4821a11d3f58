// Text in a drawing that is scaled down stays as large as text beside it has to be.
import { em, type Face, sized } from "../../../ui/text";

/** The smallest text of the table in CSS px; the board measures it. */
export const readable = $state({ least: 12 });

/** The font size of a text in a drawing that is scaled; `length`: how wide it gets, squeezed into the room if need be. */
export function legible(text: string, face: Face, room: number, most: number, scale: number) {
  const size = Math.max(sized(text, face, room, most), readable.least / scale);
  return { size, length: Math.min(room, em(text, face) * size) };
}
