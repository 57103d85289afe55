/** Files whose whole value is known while the web is built: browsers get the value, not what it is made from. */
import type { Plugin } from 'vite';

const file = /\/web\/data\/call-lines\.ts$/;
/** Of the screens that the server renders browsers ask whether. By which file, and from what of a query, is the server's alone. */
const tables = /\/web\/(?:public|member)-routes\.tsx$/;

/** Vite plugin: such a file becomes what it exports, as JSON. */
export function buildValues(): Plugin {
  return {
    name: 'pliego-build-values',
    enforce: 'pre',
    apply: 'build',
    async transform(code, id, options) {
      const path = id.replaceAll('\\', '/');
      if (tables.test(path) && !options?.ssr) {
        const asked = code.replace(/, query: \(search\) => .*(?= \},$)/gm, '');
        return { code: asked.replace(/\brendered: '[^']+'/g, "rendered: '…'"), map: null };
      }
      if (!file.test(path)) return null;
      const exported: Record<string, unknown> = await import(id);
      const lines = Object.entries(exported).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { code: lines.join('\n'), map: null };
    },
  };
}
