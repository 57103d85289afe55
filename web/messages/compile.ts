/** Compiles the messages while Vite builds or serves: the browser gets Lingui's token lists, never its parser. */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Plugin, transformWithOxc } from 'vite';
import { z } from 'zod';

const areaFile = /\/web\/messages\/(?:es|en)\/[\w-]+\.ts$/;
const area = z.object({ default: z.record(z.string(), z.string()) });

/** The messages of one area file, read from its source text: key → ICU message. Throws where it is no such file. */
export async function readMessages(source: string): Promise<Record<string, string>> {
  const { code } = await transformWithOxc(source, 'area.ts');
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return area.parse(module).default;
}

/** Vite plugin: an area file becomes its compiled messages. A message that is not valid ICU stops the build. */
export function compiledMessages(): Plugin {
  return {
    name: 'pliego-messages',
    enforce: 'pre',
    async transform(source, id) {
      if (!areaFile.test(id.replaceAll('\\', '/'))) return null;
      const messages = Object.entries(await readMessages(source));
      const compiled = messages.map(([key, message]) => [key, compileMessageOrThrow(message)]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))};`, map: null };
    },
  };
}
