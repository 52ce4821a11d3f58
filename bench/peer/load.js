// Scripted clients of boardgame.io: `node load.js PORT TABLES SECONDS PACE WARM`.
// Prints `begin` when the measuring begins, then one line of JSON.

const { io } = require('socket.io-client');
const { options } = require('./game');

const [port, tables, seconds, pace, warm] = process.argv.slice(2).map(Number);
const SEATS = 4;
let measuring = false;
const tally = { acks: [], screens: [], views: 0, games: 0 };
const sockets = [];

class Table {
  constructor(number) {
    this.number = number;
    this.match = 0;
    this.players = [...Array(SEATS).keys()].map((seat) => this.player(seat));
  }

  player(seat) {
    const address = `http://127.0.0.1:${port}/quarters`;
    const socket = io(address, { transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    socket.on('update', (id, state) => this.shown(seat, id, state));
    socket.on('sync', (id, info) => this.shown(seat, id, info.state));
    return socket;
  }

  begin() {
    this.match += 1;
    this.id = `t${this.number}m${this.match}`;
    this.at = Array(SEATS).fill(-1);
    this.sent = [];
    // The first sync makes the match; the others come when it is there.
    this.sync(0);
  }

  sync(seat) {
    this.players[seat].emit('sync', this.id, String(seat), undefined, SEATS);
  }

  shown(seat, id, state) {
    if (id !== this.id) return;
    if (this.at[seat] < 0 && seat + 1 < SEATS) this.sync(seat + 1);
    this.at[seat] = state._stateID;
    if (measuring) tally.views += 1;
    this.time(seat);
    if (state.ctx.gameover) {
      if (Math.min(...this.at) === state._stateID) this.again();
    } else if (Number(state.ctx.currentPlayer) === seat && this.at[SEATS - 1] >= 0) {
      this.think(seat, state);
    } else if (seat === SEATS - 1 && state._stateID === 0 && this.first) {
      this.think(0, this.first);
    }
    if (seat === 0 && state._stateID === 0) this.first = state;
  }

  // The next player may have moved before the giver hears of his own move: each move is timed by itself.
  time(seat) {
    const now = performance.now();
    for (const move of this.sent) {
      if (this.at[seat] <= move.at || !move.unheard.delete(seat)) continue;
      if (measuring && seat === move.seat) tally.acks.push(now - move.when);
      if (measuring && !move.unheard.size) tally.screens.push(now - move.when);
    }
    this.sent = this.sent.filter((move) => move.unheard.size);
  }

  again() {
    if (measuring) tally.games += 1;
    this.begin();
  }

  think(seat, state) {
    if (pace) setTimeout(() => this.move(seat, state), 1000 * pace * (0.5 + Math.random()));
    else this.move(seat, state);
  }

  move(seat, state) {
    const all = options(state.G, seat);
    const [type, args] = all[Math.floor(Math.random() * all.length)];
    const payload = { type, args, playerID: String(seat) };
    const unheard = new Set(this.players.keys());
    this.sent.push({ seat, at: state._stateID, when: performance.now(), unheard });
    const action = { type: 'MAKE_MOVE', payload };
    this.players[seat].emit('update', action, state._stateID, this.id, String(seat));
  }
}

const received = () =>
  sockets.reduce((sum, s) => sum + (s.io.engine.transport.ws?._socket?.bytesRead || 0), 0);

const sleep = (s) => new Promise((done) => setTimeout(done, 1000 * s));

async function main() {
  for (let t = 0; t < tables; t++) {
    new Table(t).begin();
    await sleep(0.02);
  }
  await sleep(warm);
  const began = performance.now();
  const used = process.cpuUsage();
  const before = received();
  measuring = true;
  console.log('begin');
  await sleep(seconds);
  measuring = false;
  const lasted = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(used);
  const busy = (user + system) / 1e6 / lasted;
  const told = JSON.stringify({ ...tally, bytes: received() - before, lasted, busy });
  process.stdout.write(`${told}\n`, () => process.exit(0)); // a pipe takes its time
}

main();
