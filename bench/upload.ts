/** What a large upload costs the server in memory: a file of 500 MB sent to a server of its own, on disk. */
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { startPlatform } from './platform.ts';

const megabyte = Buffer.alloc(1_000_000, 'fecha,lluvia\n');
const sampleMs = 50;

export interface UploadMeasure {
  /** MB sent. */
  size: number;
  seconds: number;
  /** MB resident: before, and at most while the file came in. */
  before: number;
  most: number;
}

/** Sends it as an author of a draft, and samples the memory of the server's process meanwhile. */
export async function measureUpload(size = 500): Promise<UploadMeasure> {
  const platform = await startPlatform(20, undefined, 2);
  try {
    const send = await authorOf(platform.address);
    // The first upload also loads what all share.
    await send(20);
    await wait(2000);
    const before = platform.memory();
    let most = before;
    const sampling = setInterval(() => {
      most = Math.max(most, platform.memory());
    }, sampleMs);
    const begun = performance.now();
    await send(size);
    const seconds = (performance.now() - begun) / 1000;
    clearInterval(sampling);
    return { size, seconds, before, most };
  } finally {
    await platform.stop();
  }
}

/** A new author with a draft. Gives what uploads a file of so many megabytes to it. */
async function authorOf(address: string): Promise<(megabytes: number) => Promise<void>> {
  const ask = async (path: string, body: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  const person = {
    nombres: 'Irene',
    apellidos: 'Prueba',
    email: 'irene@prueba.test',
    password: 'contraseña-de-prueba',
  };
  const session = await ask('/auth/register', { ...person, roles: ['AUTOR'] });
  const { access_token: token } = z.object({ access_token: z.string() }).parse(session);
  const draft = { titulo: 'Lluvias', resumen: 'Medidas.', palabrasClave: ['lluvia'] };
  const { id } = z.object({ id: z.string() }).parse(await ask('/publications', draft, token));
  return (megabytes) =>
    upload(`${address}/api/publications/${id}/files?clase=DATOS&nombre=lluvia.csv`, token, megabytes);
}

/** Sent as fast as the server takes it. */
function upload(url: string, token: string, megabytes: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'content-length': megabytes * megabyte.length,
    };
    const sent = request(url, { method: 'POST', headers }, (response) => {
      response.resume();
      if (response.statusCode === 201) response.on('end', resolve);
      else reject(new Error(`The upload was answered with ${response.statusCode}.`));
    });
    sent.on('error', reject);
    const next = (left: number): void => {
      if (left === 0) sent.end();
      else sent.write(megabyte, () => next(left - 1));
    };
    next(megabytes);
  });
}
