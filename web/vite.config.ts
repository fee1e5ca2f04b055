import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ourFonts } from "./font.config.js";
import { gameWords } from "./words.config.js";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const fonts = {
  texts: [at("src"), at("../src/tenka/words"), at("../src/tenka/games")],
  title: at("node_modules/@fontsource/shippori-mincho/files"),
  text: at("node_modules/@fontsource-variable/source-sans-3/files"),
  out: at("node_modules/.fonts"),
};
const AROUND = [
  /src\/art\/(ZoomControls|crests|returning|zoom|zooming)\./,
  /src\/table\/model\./,
  /src\/table\/map\/(Arrow|Closely|MapFrame|OpenedCard|looking)\./,
  /src\/table\/players\/(Crest|SeatName|Who)\./,
  /src\/table\/stage\/(flying|playing)\./,
  /src\/table\/\w+\/(Late|MoveList|Sheet|large|late|settling)\./,
];

export default defineConfig({
  plugins: [ourFonts(fonts), gameWords(), svelte()],
  resolve: { alias: { $words: at("../src/tenka"), $src: at("src"), $fonts: fonts.out } },
  build: {
    outDir: at("../src/tenka/server/static"),
    emptyOutDir: true,
    target: "es2022",
    manifest: true, // a test adds up from it what a page weighs
    assetsInlineLimit: 0, // the content security policy allows no data: but in pictures
    modulePreload: { polyfill: false },
    // Small files weigh more than one large one: what every page needs is one, and what every game needs of the table.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 2 },
            { name: "around", test: (id) => AROUND.some((each) => each.test(id)), priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8360", ws: true } }, fs: { allow: [at("..")] } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
