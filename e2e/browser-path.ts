/** Which browser the tests and the benchmarks drive, and how: apart from Vitest, which only the tests have. */
import { existsSync } from 'node:fs';

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const folders = (process.env.PATH ?? '').split(':');

/** The browser's path, or undefined where there is none. */
export const browserPath =
  process.env.CHROMIUM ?? names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(existsSync);

/** It speaks with our server alone. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
