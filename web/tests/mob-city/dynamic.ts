// Ids of texts put together at run time: what comes before the changing part.
export const DYNAMIC = [
  "mob-city-web-say.", // what a piece says of itself: about.ts
  "edition-side-", // cards for each side of the city
  "mob-city-web-say.", // what a piece is, by parts: about.ts
];
