import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import packageJson from '#package.json' with { type: 'json' };
import { notices, usedPackages } from './third-party-notices.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const packages = usedPackages();

/** They ask for their notice to be handed on, and for nothing of what is made with them. */
const asksForItsNoticeAlone =
  /^(MIT|MIT-0|ISC|0BSD|BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|OFL-1\.1|Zlib|CC0-1\.0|Unlicense)$/;
/** Their package.json does not say: what their LICENSE file does. */
const saidElsewhere: Record<string, string> = { cldrjs: 'MIT' };

describe('the notices of third parties', () => {
  it('name what the server and the browser run on, once each version, and nothing that only builds or tests', () => {
    const names = new Set(packages.map(({ name }) => name));
    for (const name of ['fastify', 'zod', 'react', 'prosemirror-model', '@expo-google-fonts/stix-two-math'])
      expect(names, name).toContain(name);
    for (const name of ['vite', 'vitest', 'typescript', 'playwright-core', 'lightningcss', 'pptxgenjs'])
      expect(names, name).not.toContain(name);
  });

  it('hold no licence that asks for more than its notice', () => {
    const others = packages.filter(({ name, licence }) => {
      const choices = (licence || (saidElsewhere[name] ?? '')).replace(/[()]/g, '').split(' OR ');
      return !choices.some((choice) => choice.split(' AND ').every((each) => asksForItsNoticeAlone.test(each)));
    });
    expect(others.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  });

  it('hold each licence, its own words where the package brings them', () => {
    const text = notices(packages);
    for (const { name, version } of packages) expect(text).toContain(`${name} ${version}`);
    expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
    expect(text).toContain('SIL OPEN FONT LICENSE');
  });
});

describe('the packages', () => {
  /** By what a server runs that is neither test nor build. */
  const running = globSync(['server/**/*.ts', 'contract/**/*.ts', 'scripts/*.{ts,mjs}'], { cwd: root })
    .filter(
      (file) =>
        !/\.test\.|\.fixture\.|\/testing\/|^scripts\/(build|bench|test|dev|fuzz|house|keep|manual-pictures)/.test(file),
    )
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n');
  const isNamed = (name: string) => new RegExp(`['"\`]${name}(?:/[^'"\`]*)?['"\`]`).test(running);

  it('that a server needs are all dependencies, and what only builds and tests is none', () => {
    // By the names of their folders: pdf/fonts.ts.
    const dependencies = Object.keys(packageJson.dependencies).filter(
      (name) => !name.startsWith('@expo-google-fonts/'),
    );
    expect(dependencies.filter((name) => !isNamed(name))).toEqual([]);
    // `npm run dev` alone asks the server to build.
    expect(Object.keys(packageJson.devDependencies).filter(isNamed)).toEqual(['vite']);
  });
});
