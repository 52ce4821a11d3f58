// The games the editor knows, those with reconstructed values first.
export const GAMES = ["mafiozoo", "mob-city", "mafia-city"] as const;
