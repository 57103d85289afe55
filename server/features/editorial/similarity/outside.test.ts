import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { askOutside } from './ask-outside.ts';
import { similarityService } from './outside-service.ts';

/** A service as docs/similarity-service.md describes it, and what it was asked. */
const asked: { method: string; url: string; token: string | undefined; body: unknown }[] = [];
let answer: (request: IncomingMessage) => { status?: number; body: unknown; to?: string };
const server = createServer(async (request, response) => {
  const body = await text(request);
  const { method = '', url = '', headers } = request;
  asked.push({ method, url, token: headers.authorization, body: body && JSON.parse(body) });
  const { status = 200, body: said, to } = answer(request);
  response.writeHead(status, { 'content-type': 'application/json', ...(to && { location: to }) });
  response.end(typeof said === 'string' ? said : JSON.stringify(said));
});
let address = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((value) => typeof value === 'object').parse(server.address());
  address = `http://una%2Fclave@127.0.0.1:${port}/v1/`;
});
afterAll(() => void server.close());
beforeEach(() => void asked.splice(0));

const sent = { titulo: 'Aguas', idioma: 'es', texto: 'Sube el agua.' };

describe('a similarity service', () => {
  it('is given a text with the token, and asked about it by its id', async () => {
    answer = ({ method }) => ({ body: method === 'POST' ? { id: 'a/b' } : { estado: 'LISTA', porcentaje: 11.6 } });
    const service = similarityService(address);
    expect(await service.send(sent)).toBe('a/b');
    expect(await service.read('a/b')).toEqual({ estado: 'LISTA', porcentaje: 12, informe: null });
    expect(asked).toEqual([
      { method: 'POST', url: '/v1/textos', token: 'Bearer una/clave', body: sent },
      { method: 'GET', url: '/v1/textos/a%2Fb', token: 'Bearer una/clave', body: '' },
    ]);
  });

  it('that does not take a text is told apart from one that is unwell', async () => {
    const service = similarityService(address);
    answer = () => ({ status: 422, body: {} });
    expect(await service.send(sent)).toBeUndefined();
    expect(await service.read('x')).toEqual({ estado: 'FALLIDA' });
    answer = () => ({ status: 503, body: {} });
    await expect(service.send(sent)).rejects.toThrow('503');
    await expect(service.read('x')).rejects.toThrow('503');
  });

  it('is not followed elsewhere, nor believed what it should not say, nor listened to for ever', async () => {
    const service = similarityService(address);
    answer = () => ({ status: 307, body: {}, to: '/otra' });
    await expect(service.send(sent)).rejects.toThrow();
    expect(asked).toHaveLength(1);
    for (const body of [
      { estado: 'LISTA', porcentaje: 120 },
      { estado: 'LISTA', porcentaje: 1, informe: 'javascript:1' },
    ]) {
      answer = () => ({ body });
      await expect(service.read('x')).rejects.toThrow();
    }
    answer = () => ({ body: 'x'.repeat(200_000) });
    await expect(service.read('x')).rejects.toThrow('too much');
  });
});

describePlatform('what an outside service says', (platform) => {
  it('stands beside the own comparison once it has answered; each version goes there once, without names', async () => {
    const author = await platform().person('Ana', 'AUTOR');
    const editor = await platform().person('Eva', 'EDITOR');
    const { id } = await author.call.createPublication({
      body: { titulo: 'Aguas', resumen: 'Un resumen.', palabrasClave: ['agua'], coautoresIds: [] },
    });
    const params = { id };
    await author.call.saveContent({ params, body: { contenido: 'Sube el agua.' } });
    await author.call.submitReview({ params });
    const { services } = platform();
    const ask = (url: string | undefined = address) =>
      askOutside({ ...services, env: { ...services.env, SIMILARITY_URL: url } });
    const said = async () => (await editor.call.readSimilarity({ params })).servicio;

    await askOutside(services);
    expect(await said()).toBeNull();
    answer = ({ method }) => ({ body: method === 'POST' ? { id: 'uno' } : { estado: 'PENDIENTE' } });
    await ask();
    await ask();
    expect(await said()).toMatchObject({ estado: 'ENVIADA', porcentaje: null });
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET']);
    expect(asked[0]?.body).toEqual(sent);
    answer = () => ({ body: { estado: 'LISTA', porcentaje: 12, informe: 'https://servicio.example/uno' } });
    await ask();
    expect(await said()).toMatchObject({ estado: 'LISTA', porcentaje: 12, informe: 'https://servicio.example/uno' });
    await ask();
    expect(asked).toHaveLength(3);
  });
});
