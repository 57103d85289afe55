/** The check of what is stored: what it finds, how administrators read it, and how much it reads in one turn. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import type { FileFault } from '#contract/file-faults.ts';
import { png } from '#server/documents/metadata/pictures.fixture.ts';
import {
  fileChecks,
  files,
  manuscripts,
  publications,
  reviewFiles,
  reviews,
} from '#server/platform/database/schema.ts';
import { and, eq, gt, inArray, max } from '#server/platform/database/sql.ts';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import { asideFolder, picturesOf, placeOfFile, placeOfReviewFile } from '#server/platform/files/places.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { upload } from '../files.fixture.ts';
import { deleteFilesOf } from '../unreferenced-queries.ts';
import { type Checked, checkFiles } from './check-files.ts';

const shownIn = (places: readonly string[]) => ({
  contenido: '',
  referencias: [],
  documento: JSON.parse(JSON.stringify({ type: 'doc', content: places.map((place) => ({ src: `/files/${place}` })) })),
});

describePlatform('the check of stored files', (platform) => {
  let ana: TestPerson;
  let admin: TestPerson;
  let work: string;
  /** The time that a turn has: each is an hour after the last one. */
  let hour = 0;
  const turn = (options: Parameters<typeof checkFiles>[1] = {}): Promise<Checked> =>
    checkFiles(platform().services, { now: new Date(Date.now() + ++hour * 3_600_000), ...options });
  const later = (days: number) => {
    hour += days * 24;
  };
  const faults = async () => (await admin.call.listFaultyFiles()).archivos;
  const waits = async () =>
    (await admin.call.attention()).asuntos.find(({ tipo }) => tipo === 'ARCHIVOS_DANADOS')?.total;
  const newWork = async (titulo: string) =>
    (await ana.call.createPublication({ body: { titulo, resumen: 'R.', palabrasClave: ['mar'] } })).id;

  beforeAll(async () => {
    ana = await platform().person('Ana', 'AUTOR');
    admin = await platform().person('Inés', 'ADMIN');
    work = await newWork('Mareas');
  });

  it('finds nothing wrong with what lies as it was stored, and reads it once in thirty days', async () => {
    const file = await upload(ana, work);
    expect(await turn()).toEqual({ comprobados: 1, bytes: file.bytes, fallos: 0 });
    expect(await turn()).toEqual({ comprobados: 0, bytes: 0, fallos: 0 });
    later(31);
    expect(await turn()).toMatchObject({ comprobados: 1 });
    expect(await faults()).toEqual([]);
    expect(await waits()).toBeUndefined();
  });

  it('names the file that was altered or is gone, with its work, until it is mended', async () => {
    const file = await upload(ana, work, { nombre: 'lluvia.csv', content: 'año,lluvia\n2025,280\n' });
    const { services } = platform();
    const place = placeOfFile(work, file.id);
    const whole = await services.files.get(place);
    if (!whole) throw new Error('It was not stored.');
    const bytes = await buffer(whole.stream());
    const said = (fallo: FileFault) => [
      { lugar: place, obra: { id: work, titulo: 'Mareas' }, clase: 'ARCHIVO', nombre: 'lluvia.csv', fallo },
    ];
    // As long as it was: nothing but its checksum tells.
    await services.files.put(place, Buffer.from(bytes.toString().replace('280', '281')));
    expect(await turn()).toMatchObject({ fallos: 1 });
    expect(await faults()).toMatchObject(said('ALTERADO'));
    expect(await waits()).toBe(1);
    const [{ desde } = { desde: '' }] = await faults();
    await services.files.remove(place);
    expect(await turn()).toEqual({ comprobados: 1, bytes: 0, fallos: 1 });
    expect(await faults()).toMatchObject(said('FALTA'));
    expect((await faults())[0]?.desde).toBe(desde);
    await services.files.put(place, bytes);
    expect(await turn()).toEqual({ comprobados: 1, bytes: bytes.length, fallos: 0 });
    expect(await faults()).toEqual([]);
    expect(await waits()).toBeUndefined();
  });

  it('forgets what was wrong with a file together with the file', async () => {
    const file = await upload(ana, work, { nombre: 'otra.csv' });
    const { services } = platform();
    await services.files.remove(placeOfFile(work, file.id));
    await turn();
    expect(await waits()).toBe(1);
    await services.db.delete(files).where(eq(files.id, file.id));
    expect(await waits()).toBeUndefined();
  });

  it('looks at the pictures that a text shows, and no longer once it shows them no more', async () => {
    const { services } = platform();
    const { db } = services;
    const [first, second] = [`${picturesOf(work)}${'0'.repeat(32)}.png`, `${picturesOf(work)}figura-1.png`];
    const show = (...places: string[]) =>
      db
        .insert(manuscripts)
        .values({ publicacionId: work, ...shownIn(places) })
        .onConflictDoUpdate({ target: manuscripts.publicacionId, set: shownIn(places) });
    await services.files.put(first, 'no es lo que su nombre dice');
    await services.files.put(second, 'una figura');
    await show(first, second);
    later(31);
    await turn();
    expect(await faults()).toMatchObject([{ lugar: first, clase: 'IMAGEN', nombre: null, fallo: 'ALTERADO' }]);
    // Of one whose name says nothing, what it was at first.
    await services.files.put(second, 'otra figura');
    await turn();
    expect((await faults()).map(({ lugar, fallo }) => [lugar, fallo]).sort()).toEqual([
      [first, 'ALTERADO'],
      [second, 'ALTERADO'],
    ]);
    await services.files.put(second, 'una figura');
    await show(second);
    await turn();
    expect(await faults()).toEqual([]);
    // Set aside, and put into the text again before it is back in its place.
    await services.files.put(asideFolder + second, 'una figura');
    await services.files.remove(second);
    later(31);
    await turn();
    expect(await faults()).toEqual([]);
    await services.files.remove(asideFolder + second);
    later(31);
    await turn();
    expect(await faults()).toMatchObject([{ lugar: second, fallo: 'FALTA' }]);
    await services.files.put(second, 'una figura');
    await turn();
    expect(await faults()).toEqual([]);
  });

  it('says nothing of who reviewed: an attachment has no name', async () => {
    const { db } = platform().services;
    const rubén = await platform().person('Rubén', 'REVISOR');
    const reviewId = crypto.randomUUID();
    const id = crypto.randomUUID();
    await db
      .insert(reviews)
      .values({ id: reviewId, publicacionId: work, ronda: 1, numero: 1, revisorId: rubén.user.id });
    await db.insert(reviewFiles).values({
      id,
      reviewId,
      nombre: 'notas de Rubén.pdf',
      tipo: 'application/pdf',
      bytes: 3,
      sha256: '0'.repeat(64),
    });
    await turn();
    expect(await faults()).toMatchObject([
      { lugar: placeOfReviewFile(reviewId, id), clase: 'ADJUNTO', nombre: null, fallo: 'FALTA' },
    ]);
    await db.delete(reviewFiles).where(eq(reviewFiles.id, id));
  });

  it('reads so much in a turn and goes on in the next, also where it was stopped', async () => {
    const many = await newWork('Muchos archivos');
    for (let each = 0; each < 5; each++)
      await upload(ana, many, { nombre: `${each}.csv`, content: `a,b\n${each},1\n` });
    later(31);
    const all = await platform().services.db.$count(files);
    const onePicture = 1;
    // Two works, the picture of one of them, and two files.
    const first = await turn({ most: { bytes: 1e9, files: 5 } });
    expect(first.comprobados).toBe(3);
    expect((await turn({ most: { bytes: 1, files: 100 } })).comprobados).toBe(1);
    const stop = new AbortController();
    const { services } = platform();
    let read = 0;
    const stopping = {
      ...services,
      files: {
        ...services.files,
        get: (name: string) => {
          if (++read === 2) stop.abort();
          return services.files.get(name);
        },
      },
    };
    const now = new Date(Date.now() + ++hour * 3_600_000);
    await expect(checkFiles(stopping, { now, signal: stop.signal })).rejects.toThrow();
    expect((await turn()).comprobados).toBe(all + onePicture - 5);
  });

  it('looks at no more works in a turn than it reads files, and stops among them, though they show no pictures', async () => {
    await turn();
    const { db } = platform().services;
    const empty: string[] = [];
    for (let each = 0; each < 5; each++) empty.push(await newWork(`Sin nada ${each}`));
    const looked = () => db.$count(fileChecks, inArray(fileChecks.publicacionId, empty));
    await expect(turn({ signal: AbortSignal.abort() })).rejects.toThrow();
    expect(await looked()).toBe(0);
    await turn({ most: { bytes: 1e9, files: 2 } });
    expect(await looked()).toBe(2);
    await turn();
    expect(await looked()).toBe(5);
    later(31);
    const [{ fecha } = { fecha: null }] = await db.select({ fecha: max(fileChecks.fecha) }).from(fileChecks);
    await turn();
    const again = and(inArray(fileChecks.publicacionId, empty), gt(fileChecks.fecha, fecha ?? new Date()));
    expect(await db.$count(fileChecks, again)).toBe(5);
  });

  it('raises no alarm where the store does not answer, and one for a file that cannot be read', async () => {
    const { services } = platform();
    later(31);
    const down = { ...services.files, get: () => Promise.reject(new Error('no hay red')) };
    await expect(
      checkFiles({ ...services, files: down }, { now: new Date(Date.now() + ++hour * 3_600_000) }),
    ).rejects.toThrow('no hay red');
    expect(await faults()).toEqual([]);
    const broken = {
      ...services.files,
      get: (name: string) => (name.startsWith('obras/') ? Promise.reject(new Error('EIO')) : services.files.get(name)),
    };
    const all = await services.db.$count(files);
    const { fallos } = await checkFiles(
      { ...services, files: broken },
      { now: new Date(Date.now() + ++hour * 3_600_000) },
    );
    expect(fallos).toBe(all);
    expect(new Set((await faults()).map(({ fallo }) => fallo))).toEqual(new Set(['ILEGIBLE']));
    await turn();
    expect(await faults()).toEqual([]);
  });

  it('reads once more before it says that a file is at fault', async () => {
    const { services } = platform();
    later(31);
    const failed = new Set<string>();
    const passing = {
      ...services.files,
      get: (name: string) => {
        if (!name.startsWith('obras/') || failed.has(name)) return services.files.get(name);
        failed.add(name);
        return Promise.reject(new Error('EIO'));
      },
    };
    const now = new Date(Date.now() + ++hour * 3_600_000);
    expect(await checkFiles({ ...services, files: passing }, { now })).toMatchObject({ fallos: 0 });
    expect(failed.size).toBe(await services.db.$count(files));
    expect(await faults()).toEqual([]);
  });

  it('tells no file as lost where the whole store is: a disk that is not mounted', async () => {
    const { services } = platform();
    later(31);
    const folder = mkdtempSync(join(tmpdir(), 'pliego-empty-'));
    try {
      const now = new Date(Date.now() + ++hour * 3_600_000);
      await expect(checkFiles({ ...services, files: openDiskStore(folder) }, { now })).rejects.toThrow('is empty');
      expect(await faults()).toEqual([]);
      expect(await turn()).toMatchObject({ fallos: 0 });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('keeps nothing of works whose files were taken away with them', async () => {
    const { services } = platform();
    await deleteFilesOf(services.db, work);
    expect(await services.db.$count(fileChecks, eq(fileChecks.publicacionId, work))).toBe(0);
    expect(await services.db.$count(publications, eq(publications.id, work))).toBe(1);
  });

  it('looks at portraits, marks and covers, names whose they are, and forgets those that nothing shows any more', async () => {
    const { services } = platform();
    await turn();
    const foto = png.toString('base64');
    const { fotoUrl } = (await ana.call.changePhoto({ body: { foto } })).data;
    const { logo } = await admin.call.changeLogo({ body: { logo: foto } });
    const [portrait, mark] = [fotoUrl, logo].map((address) => address.slice('/files/'.length));
    if (!portrait || !mark) throw new Error('They have no address.');
    expect(await turn()).toMatchObject({ comprobados: 2, fallos: 0 });
    expect(await turn()).toMatchObject({ comprobados: 0 });
    later(31);
    // As long as it was: only what was read first tells.
    const [wholePortrait, wholeMark] = await Promise.all([portrait, mark].map((place) => services.files.get(place)));
    if (!wholePortrait || !wholeMark) throw new Error('They were not stored.');
    const bytes = await buffer(wholeMark.stream());
    await services.files.put(portrait, Buffer.alloc(wholePortrait.bytes));
    await services.files.remove(mark);
    await turn();
    expect((await faults()).toSorted((a, b) => (a.lugar < b.lugar ? -1 : 1))).toMatchObject([
      { lugar: portrait, obra: null, clase: 'FOTO', nombre: expect.stringContaining('Ana'), fallo: 'ALTERADO' },
      { lugar: mark, obra: null, clase: 'IDENTIDAD', nombre: null, fallo: 'FALTA' },
    ]);
    expect(await waits()).toBe(2);
    await services.files.put(mark, bytes);
    await ana.call.removePhoto();
    await turn();
    expect(await faults()).toEqual([]);
    expect(await services.db.$count(fileChecks, inArray(fileChecks.lugar, [portrait, mark]))).toBe(1);
  });
});
