// boardgame.io's own server: `node server.js [memory|FOLDER]`; prints its port.

const { FlatFile, Server } = require('boardgame.io/server');
const { Quarters } = require('./game');

const where = process.argv[2] || 'memory';
const db = where === 'memory' ? undefined : new FlatFile({ dir: where, logging: false });

Server({ games: [Quarters], origins: ['*'], db })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(`port ${appServer.address().port}`));
