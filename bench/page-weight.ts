/** What a first visit to a public page downloads, compressed as a browser gets it, in bytes. */
import { request } from 'node:http';

export interface PageWeight {
  html: number;
  /** Of a page that is read and not used: its scripts come with the first sign of a reader (web/data/late-part.ts). */
  scriptsAlone: number;
  /** All that it names: with that sign. */
  scripts: number;
  styles: number;
}

/** The page with the scripts and styles that its HTML names. */
export async function pageWeight(address: string, path: string): Promise<PageWeight> {
  const html = await (await fetch(address + path)).text();
  const named = (pattern: RegExp, within = html) => [
    ...new Set([...within.matchAll(pattern)].map(([, found = '']) => found)),
  ];
  const script = /(?:src|href)="(\/assets\/[^"]+\.js)"/g;
  const alone = named(script, html.replace(/<template id="scripts">.*?<\/template>/s, ''));
  const scripts = named(script);
  const styles = named(/href="(\/assets\/[^"]+\.css)"/g);
  const total = async (paths: string[]) =>
    (await Promise.all(paths.map((name) => bytesOf(address + name)))).reduce((sum, bytes) => sum + bytes, 0);
  return {
    html: await bytesOf(address + path),
    scriptsAlone: await total(alone),
    scripts: await total(scripts),
    styles: await total(styles),
  };
}

/** `fetch` would decompress before we could count. */
function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

export const weightHeader = 'HTML kB | JavaScript kB, read | JavaScript kB, used | CSS kB |\n|---|---:|---:|---:|---:|';

export const weightCells = ({ html, scriptsAlone, scripts, styles }: PageWeight): string =>
  [html, scriptsAlone, scripts, styles].map((bytes) => (bytes / 1000).toFixed(1)).join(' | ');
