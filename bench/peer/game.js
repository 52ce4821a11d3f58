// A game of about the size of Mafia City, for boardgame.io: seven quarters with stacks of chips,
// secret hands, a deck nobody sees, a discard pile, points; one move a turn.

const { INVALID_MOVE } = require('boardgame.io/core');

const QUARTERS = 7;
const CARDS = 60;
const HAND = 5;
const TURNS = 300;

const deal = (random) => random.Shuffle([...Array(CARDS).keys()]);

function setup({ ctx, random }) {
  const deck = deal(random);
  const seats = [...Array(ctx.numPlayers).keys()];
  return {
    round: 1,
    first: 0,
    city: random.Shuffle([...Array(QUARTERS).keys()]),
    stacks: [...Array(QUARTERS).keys()].map((q) => [q % ctx.numPlayers]),
    cell: seats.map(() => 0),
    crew: seats.map(() => 6),
    reserve: seats.map(() => 9),
    points: seats.map(() => 0),
    passed: seats.map(() => false),
    solved: Array(QUARTERS).fill(false),
    marks: [...Array(QUARTERS).keys()].map((q) => ({ quarter: q, worth: 1 + (q % 3), holder: null, open: true })),
    hitman: 0,
    hands: seats.map(() => deck.splice(0, HAND).sort((a, b) => a - b)),
    deck,
    discard: [],
    news: [],
  };
}

// Put a chip on a quarter with a card of the hand; the bottom chip of a full stack scores.
function place({ G, ctx, playerID, random }, card, quarter) {
  const seat = Number(playerID);
  const at = G.hands[seat].indexOf(card);
  if (at < 0 || !G.stacks[quarter] || (card + quarter) % 3 === 2) return INVALID_MOVE;
  G.hands[seat].splice(at, 1);
  G.discard.push(card);
  G.stacks[quarter].push(seat);
  G.news = [{ kind: 'Placed', seat, card, quarter }];
  if (G.stacks[quarter].length > 4) {
    const owner = G.stacks[quarter].shift();
    G.points[owner] += G.marks[quarter].worth;
    G.marks[quarter].holder = owner;
    G.news.push({ kind: 'Scored', seat: owner, quarter, points: G.points[owner] });
  }
  draw(G, seat, random);
  G.round = 1 + Math.floor(ctx.turn / 4);
}

// Walk the hitman; the man on top goes to the cell.
function walk({ G, ctx, playerID }, quarter) {
  const seat = Number(playerID);
  if (!G.stacks[quarter] || quarter === G.hitman) return INVALID_MOVE;
  G.hitman = quarter;
  const hit = G.stacks[quarter].length > 1 ? G.stacks[quarter].pop() : null;
  if (hit !== null) G.cell[hit] += 1;
  G.news = [{ kind: 'Walked', seat, quarter, hit }];
  G.round = 1 + Math.floor(ctx.turn / 4);
}

function draw(G, seat, random) {
  if (!G.deck.length) G.deck = random.Shuffle(G.discard.splice(0));
  G.hands[seat].push(G.deck.pop());
  G.hands[seat].sort((a, b) => a - b);
}

// The answers a player has: what the client picks from.
function options(G, seat) {
  const found = [];
  for (const card of G.hands[seat])
    for (let q = 0; q < QUARTERS; q++) if ((card + q) % 3 !== 2) found.push(['place', [card, q]]);
  for (let q = 0; q < QUARTERS; q++) if (q !== G.hitman) found.push(['walk', [q]]);
  return found;
}

const Quarters = {
  name: 'quarters',
  setup,
  minPlayers: 4,
  maxPlayers: 4,
  moves: { place, walk },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ ctx }) => (ctx.turn > TURNS ? { over: true } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.map(() => null),
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => null))),
  }),
};

module.exports = { Quarters, options };
