/** What a first visit to a public page downloads, compressed as a browser gets it, in bytes. */
import { request } from 'node:http';

export interface PageWeight {
  html: number;
  scripts: number;
  styles: number;
}

/** The page with the scripts and styles that its HTML names. */
export async function pageWeight(address: string, path: string): Promise<PageWeight> {
  const html = await (await fetch(address + path)).text();
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, found = '']) => found))];
  const scripts = named(/(?:src|href)="(\/assets\/[^"]+\.js)"/g);
  const styles = named(/href="(\/assets\/[^"]+\.css)"/g);
  const total = async (paths: string[]) =>
    (await Promise.all(paths.map((name) => bytesOf(address + name)))).reduce((sum, bytes) => sum + bytes, 0);
  return { html: await bytesOf(address + path), scripts: await total(scripts), styles: await total(styles) };
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
