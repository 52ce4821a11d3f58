// Ids of texts put together at run time: what comes before the changing part.
export const DYNAMIC = [
  "edition-condition-", // what a tile asks
  "edition-city-", // what a tap does in a picture
  "edition-desk-",
  "mafiozoo-web-next-", // what to tap now
  "mafiozoo-web-about-", // what a piece is: about.ts
];
