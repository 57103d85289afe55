/** Compiles the messages while Vite builds or serves: the browser gets Lingui's token lists, never its parser. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Plugin, transformWithOxc } from 'vite';
import { z } from 'zod';
import { firstKeys, landingKeys } from './first-files.ts';

const areaFile = /\/web\/messages\/(?:es|en)\/[\w-]+\.ts$/;
const firstFile = /\/web\/messages\/(es|en)\.first\.ts$/;
/** What a work's page alone says comes with it; English, which is fetched when it is chosen, comes whole. */
const workArea = /\/web\/messages\/es\/work\.ts$/;
const landingFile = /\/web\/messages\/es\.landing\.ts$/;
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

/** What the first screens say in a language, of all its areas. */
async function firstMessages(language: string): Promise<Record<string, string>> {
  const isFirst = firstKeys();
  const files = globSync(join(import.meta.dirname, language, '*.ts')).sort();
  const areas = await Promise.all(files.map((file) => readMessages(readFileSync(file, 'utf8'))));
  return Object.fromEntries(areas.flatMap((messages) => Object.entries(messages)).filter(([key]) => isFirst(key)));
}

/** Of the area of works what its page alone says, or the rest. */
async function workMessages(ofLanding: boolean): Promise<Record<string, string>> {
  const isLanding = landingKeys();
  const messages = await readMessages(readFileSync(join(import.meta.dirname, 'es/work.ts'), 'utf8'));
  return Object.fromEntries(Object.entries(messages).filter(([key]) => isLanding(key) === ofLanding));
}

/**
 * Vite plugin: an area file becomes its compiled messages, and in a build the texts of the first screens are those that these
 * name, and browsers get what a work's page alone says with that page. A message that is not valid ICU stops the build.
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
      if (!areaFile.test(path)) return null;
      return { code: `export default ${compiled(await readMessages(source))};`, map: null };
    },
  };
}
