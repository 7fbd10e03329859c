import type { Plugin } from 'vite';

export function preload(name: string, font: RegExp): Plugin;
