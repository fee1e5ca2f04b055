// A server of boardgame.io: four seats move in turn, and what each is told of a move has the usual size.
// node boardgame.cjs FOLDER, where its packages are
const { createRequire } = require("node:module");

process.env.NODE_ENV = "production";
const load = createRequire(`${process.argv[2]}/`);
const { Server } = load("boardgame.io/server");
const { INVALID_MOVE } = load("boardgame.io/core");

const bench = {
  name: "bench",
  deltaState: true, // only what has changed is sent, as we do
  setup: () => ({ changes: "" }),
  moves: {
    go: ({ G, ctx }, number) => {
      if (!(number >= 0 && number < 5)) return INVALID_MOVE;
      G.changes = `${ctx.turn}`.padStart(40, "x");
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

Server({ games: [bench], origins: ["http://127.0.0.1"] })
  .run({ port: 0, callback: () => {} })
  .then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
