/** What administrators are told of the copies that the platform makes of itself, and when one is missing. */
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobs } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';

const made = {
  nombre: 'pliego-x.tar.zst.cifrada',
  clave: 'ab',
  bytes: 10,
  tablas: 1,
  filas: 3,
  archivos: 2,
  retiradas: 0,
};
const proven = { nombre: made.nombre, filas: 3, archivos: 2 };

describePlatform('the platform’s own copies', (platform) => {
  let admin: TestPerson;
  const place = (BACKUP_TO: string | undefined) => Object.assign(platform().services.env, { BACKUP_TO });
  beforeAll(async () => {
    admin = await platform().person('Ada', 'ADMIN');
    place('/mnt/copias');
  });
  afterAll(() => place(undefined));
  beforeEach(() => platform().services.db.delete(jobs));

  const job = (tipo: string, estado: 'HECHO' | 'FALLIDO' | 'PENDIENTE', hoursAgo: number, more = {}) => {
    const fecha = new Date(Date.now() - hoursAgo * 3_600_000);
    const fechaFin = estado === 'PENDIENTE' ? null : fecha;
    return platform()
      .services.db.insert(jobs)
      .values({ id: uuid(), tipo, estado, fechaFin, fechaCreacion: fecha, ...more });
  };
  const told = async () => (await admin.call.recurringJobs()).copias;
  const asuntos = async () =>
    (await admin.call.attention()).asuntos.map(({ tipo }) => tipo).filter((tipo) => tipo.startsWith('COPIA'));
  const measured = async () => (await admin.call.metrics()).split('\n').filter((line) => /^backup_/.test(line));

  it('are none at first, and nobody is alarmed for a day and a half', async () => {
    await job('copias', 'PENDIENTE', 20);
    const none = { ultima: null, probada: null, fallo: null, falta: false, sinProbar: false };
    expect(await told()).toEqual(none);
    expect([await asuntos(), await measured()]).toEqual([[], []]);
    await platform().services.db.delete(jobs);
    await job('copias', 'PENDIENTE', 37);
    expect(await told()).toEqual({ ...none, falta: true, sinProbar: true });
    expect(await asuntos()).toEqual(['COPIA_AUSENTE']);
  });

  it('are told with their size, and by the metrics in Unix time', async () => {
    await job('copias', 'HECHO', 30, { resultado: { ...made, nombre: 'old' } });
    await job('copias', 'HECHO', 3, { resultado: made });
    await job('copias.probar', 'HECHO', 2, { resultado: proven });
    const copies = await told();
    expect(copies).toMatchObject({
      ultima: { nombre: made.nombre, clave: 'ab', bytes: 10, filas: 3, archivos: 2 },
      probada: { nombre: made.nombre },
      fallo: null,
      falta: false,
      sinProbar: false,
    });
    expect(await asuntos()).toEqual([]);
    const at = (fecha = '') => Date.parse(fecha) / 1000;
    expect(await measured()).toEqual([
      `backup_last_success_timestamp ${at(copies?.ultima?.fecha)}`,
      `backup_last_proven_timestamp ${at(copies?.probada?.fecha)}`,
    ]);
  });

  it('are missing where the last is of two nights ago, also where a clock ran ahead when it was made', async () => {
    await job('copias', 'HECHO', 37, { resultado: made });
    await job('copias', 'FALLIDO', 1, { error: 'No queda sitio en el disco.' });
    expect(await asuntos()).toEqual(['COPIA_AUSENTE']);
    await platform().services.db.delete(jobs);
    await job('copias', 'HECHO', -24 * 300, { resultado: made });
    expect(await asuntos()).toEqual(['COPIA_AUSENTE']);
  });

  it('are not proven where the last proof failed, and are again with the next', async () => {
    await job('copias', 'HECHO', 3, { resultado: made });
    await job('copias.probar', 'HECHO', 26, { resultado: proven });
    await job('copias.probar', 'FALLIDO', 2, { error: 'La copia está dañada' });
    expect(await told()).toMatchObject({ fallo: 'La copia está dañada', falta: false, sinProbar: true });
    expect(await asuntos()).toEqual(['COPIA_SIN_PROBAR']);
    await job('copias.probar', 'HECHO', 1, { resultado: proven });
    expect(await told()).toMatchObject({ fallo: null, sinProbar: false });
    expect(await asuntos()).toEqual([]);
  });

  it('are no matter where the platform makes none', async () => {
    place(undefined);
    await job('copias', 'FALLIDO', 400);
    expect([await told(), await asuntos(), await measured()]).toEqual([undefined, [], []]);
    place('/mnt/copias');
  });
});
