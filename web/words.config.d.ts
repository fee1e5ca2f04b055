import type { Plugin } from "vite";

export function gameWords(): Plugin;
