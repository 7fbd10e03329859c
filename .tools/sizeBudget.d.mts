import type { Plugin } from 'vite';

export function sizeBudget(budget: { js: number; css: number; files: number }): Plugin;
