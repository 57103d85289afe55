/** Files whose whole value is known while the web is built: browsers get the value, not what it is made from. */
import type { Plugin } from 'vite';

const file = /\/web\/data\/call-lines\.ts$/;

/** Vite plugin: such a file becomes what it exports, as JSON. */
export function buildValues(): Plugin {
  return {
    name: 'pliego-build-values',
    enforce: 'pre',
    apply: 'build',
    async transform(_, id) {
      if (!file.test(id.replaceAll('\\', '/'))) return null;
      const exported: Record<string, unknown> = await import(id);
      const lines = Object.entries(exported).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { code: lines.join('\n'), map: null };
    },
  };
}
