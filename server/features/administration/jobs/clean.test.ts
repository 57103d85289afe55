/** What the daily cleaning takes away, and what it leaves. */
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { hashToken } from '#server/features/accounts/tokens.ts';
import {
  drafts,
  identityFlows,
  identityProviders,
  jobs,
  journalCounts,
  loginFailures,
  mailedTokens,
  mails,
  orcidFlows,
  passkeyChallenges,
  rateCounters,
  refreshTokens,
  returnedAddresses,
  sessions,
  signInChallenges,
  webhookDeliveries,
  webhooks,
  workerFailures,
} from '#server/platform/database/schema.ts';
import { openLog } from '#server/platform/log/log.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { clean, correctCounts } from './clean.ts';

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const going = new AbortController().signal;

describePlatform('the cleaning', (platform) => {
  it('deletes what is of no more use, however much it is, and nothing else', async () => {
    const { db } = platform().services;
    const ana = await platform().person('Ana', 'AUTOR');
    const userId = ana.user.id;
    const oldSession = uuid();
    await db.insert(sessions).values({ id: oldSession, userId, createdAt: ago(40) });
    await db.insert(refreshTokens).values({ hash: 'a', sessionId: oldSession, expiresAt: ago(1) });
    const mail = { para: 'ana@prueba.test', asunto: 'Hola', texto: '', html: '', secreto: false };
    const written = (estado: 'ENVIADO' | 'FALLIDO' | 'GUARDADO', days: number) =>
      ({ ...mail, id: uuid(), estado, fechaCreacion: ago(days) }) as const;
    await db
      .insert(mails)
      .values([
        ...Array.from({ length: 1200 }, () => written('ENVIADO', 181)),
        written('FALLIDO', 181),
        written('GUARDADO', 181),
        written('ENVIADO', 179),
      ]);
    await db.insert(mailedTokens).values([
      { hash: 'b', para: 'correo', userId, email: 'ana@prueba.test', expiresAt: ago(8) },
      { hash: 'c', para: 'correo', userId, email: 'ana@prueba.test', expiresAt: ago(6) },
    ]);
    const way = { navegador: 'x', verifier: 'x', nonce: 'x' };
    await db.insert(orcidFlows).values([
      { ...way, hash: 'h', expiresAt: ago(0.01) },
      { ...way, hash: 'i', expiresAt: ago(-0.01) },
    ]);
    const proveedorId = uuid();
    await db.insert(identityProviders).values({
      ...{ id: proveedorId, nombre: 'X', emisor: 'https://x.test', clienteId: 'x', secreto: 'x' },
      ...{ ambitos: [], dominios: [], segundoPaso: [], atributos: { nombres: '', apellidos: '', afiliacion: '' } },
    });
    await db.insert(identityFlows).values([
      { ...way, proveedorId, hash: 'l', expiresAt: ago(0.01) },
      { ...way, proveedorId, hash: 'm', expiresAt: ago(-0.01) },
    ]);
    const webhookId = uuid();
    await db
      .insert(webhooks)
      .values({ id: webhookId, nombre: 'X', direccion: 'https://x.test', eventos: [], sal: uuid() });
    await db.insert(webhookDeliveries).values(
      [31, 29].map((days) => ({
        id: uuid(),
        webhookId,
        mensajeId: uuid(),
        evento: 'prueba' as const,
        fechaCreacion: ago(days),
      })),
    );
    await db.insert(signInChallenges).values([
      { hash: 'j', userId, expiresAt: ago(0.01) },
      { hash: 'k', userId, expiresAt: ago(-0.01) },
    ]);
    await db.insert(passkeyChallenges).values([
      { hash: 'l', navegador: 'x', para: 'ENTRAR', expiresAt: ago(0.01) },
      { hash: 'm', navegador: 'x', para: 'ENTRAR', expiresAt: ago(-0.01) },
    ]);
    const returned = { clase: 'TEMPORAL', veces: 1, palabras: '' } as const;
    await db.insert(returnedAddresses).values([
      { ...returned, direccion: 'vieja@prueba.test', ultima: ago(181) },
      { ...returned, direccion: 'nueva@prueba.test', ultima: ago(179) },
      // Nothing is sent to it: that stays so.
      { ...returned, direccion: 'detenida@prueba.test', ultima: ago(181), detenida: ago(181) },
    ]);
    await db.insert(loginFailures).values([
      { clave: 'd', veces: 9, ultima: ago(2) },
      { clave: 'e', veces: 9, ultima: ago(0) },
    ]);
    await db.insert(drafts).values([
      { userId, clave: 'viejo', contenido: {}, fecha: ago(366) },
      { userId, clave: 'nuevo', contenido: {}, fecha: ago(364) },
    ]);
    await db.insert(rateCounters).values([
      { clave: 'f', veces: 3, expira: ago(1) },
      { clave: 'g', veces: 3, expira: ago(-1) },
    ]);
    await db.insert(jobs).values([
      { id: uuid(), tipo: 'prueba', estado: 'HECHO', fechaFin: ago(31) },
      { id: uuid(), tipo: 'prueba', estado: 'HECHO', fechaFin: ago(29) },
      { id: uuid(), tipo: 'prueba', fechaCreacion: ago(90), fechaPrevista: ago(90) },
    ]);

    await db.insert(workerFailures).values([
      { trabajador: 'cola', proceso: 'muerto', fecha: ago(2), error: 'roto' },
      { trabajador: 'avisos', fecha: ago(2), error: 'roto' },
    ]);

    expect(await clean(platform().services, going)).toEqual({
      tokens: 1,
      sesiones: 1,
      enlaces: 1,
      orcid: 1,
      entradas: 1,
      segundosPasos: 1,
      llavesPedidas: 1,
      intentos: 1,
      correos: 1201,
      direcciones_devueltas: 1,
      borradores: 1,
      preferencias: 0,
      mensajes_coar: 0,
      anuncios_recibidos: 0,
      entregas: 1,
      limites: 1,
      actividad: 0,
      trabajos: 1,
      fallos: 1,
    });
    expect((await db.select({ clave: drafts.clave }).from(drafts)).map(({ clave }) => clave)).toEqual(['nuevo']);
    expect((await db.select().from(mails)).map(({ estado }) => estado).sort()).toEqual(['ENVIADO', 'GUARDADO']);
    // Who is logged in stays so.
    const hash = hashToken(ana.refreshToken);
    expect((await db.select().from(refreshTokens)).map((token) => token.hash)).toEqual([hash]);
    expect(await clean(platform().services, going)).toMatchObject({ correos: 0, trabajos: 0 });
    // Kept for as long as the settings say.
    await db.insert(drafts).values({ userId, clave: 'viejo', contenido: {}, fecha: ago(91) });
    await db.insert(jobs).values({ id: uuid(), tipo: 'prueba', estado: 'HECHO', fechaFin: ago(8) });
    expect(await clean(platform().services, going)).toMatchObject({ borradores: 0, trabajos: 0 });
    await platform().settings({ conservarBorradoresDias: 90, conservarTareasDias: 7 });
    expect(await clean(platform().services, going)).toMatchObject({ borradores: 2, trabajos: 2 });
  });

  it('corrects the kept counts of published works by journal, and says in the log that it had to', async () => {
    const { services } = platform();
    const lines: string[] = [];
    const telling = { ...services, log: openLog('warn', { write: (line) => lines.push(line) }) };
    expect(await correctCounts(telling)).toBe(0);
    expect(lines).toEqual([]);
    // As where somebody wrote to the table by hand.
    await services.db.insert(journalCounts).values({ revistaId: principalJournal, obras: 3 });
    expect(await correctCounts(telling)).toBe(1);
    expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ level: 'warn', revistas: 1 })]);
    expect(await correctCounts(telling)).toBe(0);
  });

  it('stops between its steps when it is told to', async () => {
    const stop = new AbortController();
    stop.abort(new Error('cancelado'));
    await expect(clean(platform().services, stop.signal)).rejects.toThrow('cancelado');
  });
});
