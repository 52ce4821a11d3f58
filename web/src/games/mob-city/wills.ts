// What the two Will cards say.
import type { Will } from "./art/kinds";

export const WILLS: Record<Will, string> = {
  cash: "mob-city-web-will-text.cash",
  notoriety: "mob-city-web-will-text.notoriety",
};
