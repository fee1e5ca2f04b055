import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/wire.ts", "src/games/*/data/types.ts"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
  {
    rules: {
      "no-console": "error",
      eqeqeq: "error",
      "no-undef": "off", // the type checker knows better
      "svelte/no-navigation-without-resolve": "off", // there is no SvelteKit here
    },
  },
);
