// Whom the event of the Day strikes, as everybody can see it on the plan. Pure.
import { captains, happening, layout, owner, type State } from "./city";
import { edition } from "./edition";

export interface Struck {
  seat: number;
  /** The buildings where it strikes, by their codes. */
  codes: string[];
  /** Whether the police leave that Captain alone today. */
  spared: boolean;
}

/** Captains whose speakeasies or groups the event is about, with the places; nobody for a truce. */
export function struckBy(state: State, event: number): Struck[] {
  const { kind, side } = happening(event);
  if (kind === "truce" || kind === "dead") return [];
  const sides = layout(state);
  const there = (b: number) => {
    const at = state.city.indexOf(edition.now.houses[b]?.block ?? -1);
    return side === undefined || (sides[at]?.sides ?? []).includes(side);
  };
  const seats = Array.from({ length: captains(state) }, (_, seat) => seat);
  return seats.flatMap((seat) => {
    const where = kind === "crackdown" ? abroad(state, seat) : bars(state, seat);
    const codes = where.filter(there).map((b) => edition.now.houses[b]?.code ?? "");
    const police = kind === "raid" || kind === "crackdown";
    return codes.length > 0 ? [{ seat, codes, spared: police && state.police === seat }] : [];
  });
}

const bars = (state: State, seat: number) => state.open.filter((b) => owner(state, b) === seat);
const abroad = (state: State, seat: number) =>
  (state.groups[seat] ?? []).filter((b) => b >= 0 && owner(state, b) !== seat);
