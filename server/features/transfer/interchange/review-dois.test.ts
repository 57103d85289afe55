/** DOIs of published reviews: what agencies are told of them, and of what they are told nothing. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { processPage } from '#contract/public-addresses.ts';
import { crossrefReviewXml, dataciteReviewXml, type ReviewPiece } from '#server/documents/records/review-piece.ts';
import { onProcessChange } from '#server/events/events.ts';
import { depositDue } from '#server/features/exports/deposits/run.ts';
import { reviewDois } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { canValidate, validate } from '#server/testing/schemas.ts';
import { draft } from '#server/testing/works.ts';
import { depositReviewsDue } from './review-dois.ts';

const batch = {
  lote: 'pliego-1-a',
  momento: new Date('2026-03-01T12:00:05.123Z'),
  depositante: { nombre: 'Prensas', correo: 'doi@prensas.example' },
};
const piece: ReviewPiece = {
  ...{ clase: 'REVISION', doi: '10.1234/x.r1.2', titulo: 'Revisión 2 de «A & B <C>», ronda 1', idioma: 'es' },
  ...{ direccion: 'https://pliego.example/catalogo/1/proceso#revision-1-2', ronda: 1, numero: '1.2' },
  ...{ personas: [{ nombres: 'Rosa', apellidos: 'Díaz' }], recomendacion: 'ACEPTADA', publicada: '2026-03-01' },
  ...{ institucion: 'Universidad de la Costa', obra: '10.1234/x' },
};
const pieces: ReviewPiece[] = [
  piece,
  { ...piece, personas: [], recomendacion: undefined, idioma: 'pt', ronda: 12 },
  {
    ...piece,
    personas: [{ nombres: 'Rosa 3', apellidos: '' }],
    recomendacion: 'RECHAZADA',
    institucion: 'Ñ'.repeat(1100),
  },
  { ...piece, clase: 'RESPUESTA', doi: '10.1234/x.a1.2', responde: piece.doi, recomendacion: undefined },
];

it.runIf(canValidate)('are deposited as Crossref and DataCite ask', () => {
  validate(
    'crossref',
    pieces.map((each) => crossrefReviewXml(each, batch)),
  );
  validate('datacite', pieces.map(dataciteReviewXml));
});

it('name nobody where nobody signs, and say the round as the agency counts it', () => {
  const [signed, unsigned, , answer] = pieces.map((each) => crossrefReviewXml(each, batch));
  expect(signed).toMatch(
    /<peer_review stage="pre-publication" type="referee-report" recommendation="accept" revision-round="0"/,
  );
  expect(signed).toContain('contributor_role="reviewer"');
  expect(unsigned).toContain('<anonymous ');
  expect(unsigned).not.toMatch(/Rosa|recommendation=/);
  expect(answer).toMatch(/type="author-comment".*"isReviewOf"[^>]*>10\.1234\/x<.*"isReplyTo"[^>]*>10\.1234\/x\.r1\.2</);
});

const asked: { url: string; body: string }[] = [];
/** Refuses what is no work. */
let refusesReviews = false;
const ofReview = /\.[ra]\d+\.\d+$/;
const server = createServer(async (request, response) => {
  asked.push({ url: request.url ?? '', body: await text(request) });
  const status = refusesReviews && ofReview.test(request.url ?? '') ? 422 : 201;
  response.writeHead(status, { 'content-type': 'application/json' }).end('{"errors":[{"title":"no es tuyo"}]}');
});
const sentTo = z.object({
  data: z.object({ attributes: z.object({ doi: z.string(), url: z.string(), xml: z.string() }) }),
});

describePlatform('the DOIs of the reviews of a published work', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = z.custom<AddressInfo>((value) => typeof value === 'object').parse(server.address());
    author = await platform().account({ nombres: 'Irene', apellidos: 'Valcárcel' }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().account({ nombres: 'Rubén', apellidos: 'Otero' }, 'REVISOR');
    Object.assign(platform().services.env, {
      PUBLIC_URL: 'https://pliego.example',
      DATACITE_URL: `http://prensas:clave@127.0.0.1:${port}`,
    });
  });
  afterAll(() => void server.close());
  beforeEach(async () => {
    asked.splice(0);
    refusesReviews = false;
    await platform().settings({
      ...{ agenciaDoi: 'DATACITE', prefijoDoi: '10.1234', revisionesPublicas: true, doiRevisiones: false },
      identidadRevision: 'abierta',
    });
  });

  /** Of two rounds, with an answer between them; `shown`: whether its authors agreed to have its reviews published. */
  async function work(shown = true, by = reviewer): Promise<string> {
    const { id } = await draft(author);
    const params = { id };
    const submit = () => author.call.submitReview({ params, query: shown ? { revisionPublica: 'true' } : {} });
    const review = async (estado: 'DEVUELTA' | 'ACEPTADA', comentarios: string) => {
      const asked = await editor.call.assignReviewer({ params, body: { revisorId: by.user.id } });
      const body = { estado, comentarios, comentarioConfidencial: 'Dudo de la tabla.' };
      await by.call.updateReview({ params: { id: asked.id }, body });
      return asked.id;
    };
    await submit();
    const first = await review('DEVUELTA', '1. Falta el método.');
    await editor.call.changeEstado({ params, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    const puntos = [{ punto: '1. Falta el método.', respuesta: 'Está en la sección 2.' }];
    await author.call.answerReview({ params: { id: first }, body: { puntos, revision: 0 } });
    await author.call.changeEstado({ params, body: { estado: 'BORRADOR' } });
    await author.call.saveContent({ params, body: { contenido: 'Su texto, con método.' } });
    await submit();
    await review('ACEPTADA', 'Ahora sí.');
    await editor.call.changeEstado({ params, body: { estado: 'APROBADO' } });
    await author.call.changeEstado({ params, body: { estado: 'PUBLICADO' } });
    return id;
  }
  const turn = async () => (await depositDue(platform().services)) + (await depositReviewsDue(platform().services));
  const told = () =>
    asked.map(({ body }) => {
      const { doi, url, xml } = sentTo.parse(JSON.parse(body)).data.attributes;
      return { doi, url, xml: Buffer.from(xml, 'base64').toString() };
    });
  const of = async (id: string) => (await editor.call.readDeposit({ params: { id } })).revisiones ?? [];
  const doisOf = async (id: string) =>
    (await platform().guest.publishedProcess({ params: { id } })).rondas.flatMap(({ revisiones }) =>
      revisiones.map(({ doi, doiRespuesta }) => [doi, doiRespuesta]),
    );

  it('are asked for where its journal does, once its own is registered, and stand on its page', async () => {
    const id = await work();
    expect(await turn()).toBe(1);
    await turn();
    expect(told()).toHaveLength(1);
    expect(await of(id)).toEqual([]);
    await platform().settings({ doiRevisiones: true });
    expect(await turn()).toBe(3);
    const doi = told()[0]?.doi ?? '';
    const page = `https://pliego.example${processPage(id)}`;
    const [, ...ofReviews] = told();
    expect(ofReviews.map(({ doi: each, url }) => [each, url]).sort()).toEqual([
      [`${doi}.a1.1`, `${page}#respuesta-1-1`],
      [`${doi}.r1.1`, `${page}#revision-1-1`],
      [`${doi}.r2.1`, `${page}#revision-2-1`],
    ]);
    const all = ofReviews.map(({ xml }) => xml).join('');
    expect(all).toContain(`relationType="Reviews">${doi}<`);
    expect(all).toContain('Otero, Rubén');
    expect(all).not.toMatch(/tabla|método/);
    if (canValidate)
      validate(
        'datacite',
        ofReviews.map(({ xml }) => xml),
      );
    expect(await doisOf(id)).toEqual([
      [`${doi}.r1.1`, `${doi}.a1.1`],
      [`${doi}.r2.1`, undefined],
    ]);
    expect((await of(id)).map(({ estado }) => estado)).toEqual(['REGISTRADO', 'REGISTRADO', 'REGISTRADO']);
    asked.splice(0);
    expect(await turn()).toBe(0);
    expect(asked).toEqual([]);
  });

  it('are nobody’s where its authors were not told, its reviewers are masked, or the press publishes no reviews', async () => {
    await platform().settings({ doiRevisiones: true, revisionesPublicas: false });
    const untold = await work(false);
    await platform().settings({ revisionesPublicas: true, identidadRevision: 'doble ciego' });
    const masked = await work(false);
    await turn();
    await turn();
    for (const id of [untold, masked]) expect(await of(id)).toEqual([]);
    expect(told().filter(({ url }) => url.includes('proceso'))).toEqual([]);
  });

  it('that are refused say why, are asked for again with the work, and are given up once readers have them no more', async () => {
    await platform().settings({ doiRevisiones: true });
    const id = await work();
    const { db } = platform().services;
    refusesReviews = true;
    await turn();
    await turn();
    expect((await of(id)).map(({ estado, mensaje }) => [estado, mensaje])).toEqual(
      Array.from({ length: 3 }, () => ['RECHAZADO', 'no es tuyo']),
    );
    expect(await doisOf(id)).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    await editor.call.depositDoi({ params: { id } });
    await platform().settings({ revisionesPublicas: false });
    refusesReviews = false;
    asked.splice(0);
    await turn();
    expect(told().filter(({ url }) => url.includes('proceso'))).toEqual([]);
    expect((await of(id)).map(({ estado }) => estado)).toEqual(['RETIRADO', 'RETIRADO', 'RETIRADO']);
    await platform().settings({ revisionesPublicas: true });
    await editor.call.depositDoi({ params: { id } });
    await turn();
    expect((await of(id)).map(({ estado }) => estado)).toEqual(['REGISTRADO', 'REGISTRADO', 'REGISTRADO']);
    await db.delete(reviewDois);
  });

  it('name nobody whose account was erased', async () => {
    await platform().settings({ doiRevisiones: true });
    const gone = await platform().account({ nombres: 'Rosa', apellidos: 'Díaz' }, 'REVISOR');
    await work(true, gone);
    const admin = await platform().person('Ada', 'ADMIN');
    await admin.call.deleteUser({ params: { id: gone.user.id } });
    await turn();
    await turn();
    const ofReviews = told().filter(({ url }) => url.includes('#revision'));
    expect(ofReviews).toHaveLength(2);
    expect(ofReviews.map(({ xml }) => xml).join('')).not.toMatch(/Díaz|Cuenta|eliminada/);
  });

  it('are asked for of what is answered later, too, and its page is told', async () => {
    await platform().settings({ doiRevisiones: true });
    const id = await work();
    const changed: (string | undefined)[] = [];
    await onProcessChange(platform().services.database, (workId) => changed.push(workId));
    await turn();
    await turn();
    await expect.poll(() => changed).toContain(id);
    const { reviews } = await editor.call.reviewsOfPublication({ params: { id } });
    const last = reviews.find(({ ronda }) => ronda === 2);
    await author.call.updateReview({ params: { id: last?.id ?? '' }, body: { comentarioAutor: 'Gracias.' } });
    expect(await turn()).toBe(1);
    expect((await doisOf(id)).flat().filter(Boolean)).toHaveLength(4);
  });

  it('that were given up before they were registered are asked for when their journal asks again', async () => {
    await platform().settings({ doiRevisiones: true });
    const { env } = platform().services;
    const id = await work();
    await depositDue(platform().services);
    const { DATACITE_URL } = env;
    // They are asked for, and wait.
    Object.assign(env, { DATACITE_URL: undefined });
    await turn();
    Object.assign(env, { DATACITE_URL });
    await platform().settings({ doiRevisiones: false });
    await turn();
    expect((await of(id)).map(({ estado }) => estado)).toEqual(['RETIRADO', 'RETIRADO', 'RETIRADO']);
    await platform().settings({ doiRevisiones: true, prefijoDoi: '10.4321' });
    expect(await turn()).toBe(0);
    await platform().settings({ doiRevisiones: true, prefijoDoi: '10.1234' });
    expect(await turn()).toBe(3);
    expect((await of(id)).map(({ estado }) => estado)).toEqual(['REGISTRADO', 'REGISTRADO', 'REGISTRADO']);
  });
});
