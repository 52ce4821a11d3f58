// Ids of texts put together at run time: what comes before the changing part.
export const DYNAMIC = [
  "mafia-city-web-ask-", // what to tap next
  "mafia-city-web-phase.", // the four phases
  "mafia-city-web-text.", // what a card does, by its key
  "mafia-city-web-type.", // action, location, reaction
];
