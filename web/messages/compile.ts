/** Compiles the messages while Vite builds or serves: the browser gets Lingui's token lists, never its parser. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Plugin, transformWithOxc } from 'vite';
import { z } from 'zod';
import { firstKeys, landingKeys } from './first-files.ts';
import { nameThings } from './manual-names.ts';

const areaFile = /\/web\/messages\/(?:es|en)\/[\w-]+\.ts$/;
const firstFile = /\/web\/messages\/(es|en)\.first\.ts$/;
/** What a work's page alone says comes with it; English, which is fetched when it is chosen, comes whole. */
const workArea = /\/web\/messages\/es\/work\.ts$/;
const landingFile = /\/web\/messages\/es\.landing\.ts$/;
/** What a manual calls by another message's key is there as that message says it. */
const manualArea = /\/web\/messages\/(es|en)\/manual(?:-[a-z]+)?\.ts$/;
const area = z.object({ default: z.record(z.string(), z.string()) });

/** The messages of one area file, read from its source text: key → ICU message. Throws where it is no such file. */
export async function readMessages(source: string): Promise<Record<string, string>> {
  const { code } = await transformWithOxc(source, 'area.ts');
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return area.parse(module).default;
}

const compiled = (messages: Record<string, string>): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compileMessageOrThrow(message)])),
  );

/** All messages of a language, of all its areas. */
async function everyMessage(language: string): Promise<Record<string, string>> {
  const files = globSync(join(import.meta.dirname, language, '*.ts')).sort();
  const areas = await Promise.all(files.map((file) => readMessages(readFileSync(file, 'utf8'))));
  return Object.assign({}, ...areas);
}

/** What the first screens say in a language. */
async function firstMessages(language: string): Promise<Record<string, string>> {
  const isFirst = firstKeys();
  return Object.fromEntries(Object.entries(await everyMessage(language)).filter(([key]) => isFirst(key)));
}

/** The messages of a manual, with the names of what it leads through in their places. */
async function manualMessages(source: string, language: string): Promise<Record<string, string>> {
  const named = await everyMessage(language);
  const own = Object.entries(await readMessages(source));
  return Object.fromEntries(own.map(([key, text]) => [key, nameThings(text, named)]));
}

/** Of the area of works what its page alone says, or the rest. */
async function workMessages(ofLanding: boolean): Promise<Record<string, string>> {
  const isLanding = landingKeys();
  const messages = await readMessages(readFileSync(join(import.meta.dirname, 'es/work.ts'), 'utf8'));
  return Object.fromEntries(Object.entries(messages).filter(([key]) => isLanding(key) === ofLanding));
}

/**
 * Vite plugin: an area file becomes its compiled messages, and in a build the texts of the first screens are those that these
 * name, and browsers get what a work's page alone says with that page. A message that is not valid ICU stops the build, and so does a
 * manual that names what is not there.
 */
export function compiledMessages(): Plugin {
  let isBuild = false;
  return {
    name: 'pliego-messages',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async transform(source, id, options) {
      const path = id.replaceAll('\\', '/');
      const language = isBuild && firstFile.exec(path)?.[1];
      if (language)
        return { code: `export const ${language}First = ${compiled(await firstMessages(language))};`, map: null };
      const isForBrowsers = isBuild && !options?.ssr;
      if (isForBrowsers && landingFile.test(path))
        return { code: `export const esLanding = ${compiled(await workMessages(true))};`, map: null };
      if (isForBrowsers && workArea.test(path))
        return { code: `export default ${compiled(await workMessages(false))};`, map: null };
      const manual = manualArea.exec(path)?.[1];
      if (manual) return { code: `export default ${compiled(await manualMessages(source, manual))};`, map: null };
      if (!areaFile.test(path)) return null;
      return { code: `export default ${compiled(await readMessages(source))};`, map: null };
    },
  };
}
