// Ids of texts put together at run time: what comes before the changing part.
export const DYNAMIC = [
  "edition-side-", // cards for each side of the city
];
