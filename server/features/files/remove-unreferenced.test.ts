/** The removal of what nothing refers to any more, with files on disk and on S3. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png, webp } from '#server/documents/metadata/pictures.fixture.ts';
import { updateWork } from '#server/features/publications/queries.ts';
import { publications } from '#server/platform/database/schema.ts';
import { openS3Store } from '#server/platform/files/s3-store.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { startObjectStore } from '#server/testing/object-store.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft } from '#server/testing/works.ts';
import { upload } from './files.fixture.ts';
import { findFile } from './queries.ts';
import { removeUnmadePictures } from './remove-unmade.ts';
import { removeUnreferencedFiles } from './remove-unreferenced.ts';

const day = 86_400_000;
const tomorrow = () => new Date(Date.now() + day + 60_000);

describePlatform('the removal of unreferenced files', (platform) => {
  let author: TestPerson;
  let stopS3: () => Promise<void>;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
  });
  afterAll(() => stopS3?.());
  const services = () => platform().services;
  const db = () => services().db;

  describe.each(['disk', 'S3'])('on %s', (place) => {
    beforeAll(async () => {
      if (place === 'disk') return;
      const { url, stop } = await startObjectStore();
      stopS3 = stop;
      // s3rver knows no list of unfinished uploads.
      services().files = { ...(await openS3Store(url)), removeUnfinished: async () => undefined };
    });
    const stored = async (prefix: string) => {
      const found: string[] = [];
      for await (const { name } of services().files.list(prefix)) found.push(name.slice(prefix.length));
      return found.sort();
    };

    it('takes away files that were taken out of their drafts, a day later, unless a version keeps them', async () => {
      const { id } = await draft(author);
      const [kept, gone, used] = [await upload(author, id), await upload(author, id), await upload(author, id)];
      await author.call.removeFile({ params: { id: gone.id } });
      await author.call.submitReview({ params: { id } });
      await removeUnreferencedFiles(services());
      expect(await stored(`obras/${id}/`)).toHaveLength(3);
      await removeUnreferencedFiles(services(), tomorrow());
      expect(await stored(`obras/${id}/`)).toEqual([kept.id, used.id].sort());
      expect(await findFile(services().db, gone.id)).toBeUndefined();
      expect(await findFile(services().db, kept.id)).toBeDefined();
    });

    it('takes away bytes of which nobody knows, a day later', async () => {
      const { id } = await draft(author);
      const stray = `obras/${id}/${crypto.randomUUID()}`;
      await services().files.put(stray, 'resto');
      await removeUnreferencedFiles(services());
      expect(await services().files.get(stray)).toBeDefined();
      await removeUnreferencedFiles(services(), tomorrow());
      expect(await services().files.get(stray)).toBeUndefined();
    });

    it('takes away pictures of works that never came to be, a day later, and no others', async () => {
      const { id } = await draft(author);
      const [never, others] = [`${crypto.randomUUID()}/imagen-a.png`, `${crypto.randomUUID()}.txt`];
      for (const name of [never, others, `${id}/imagen-a.png`]) await services().files.put(name, 'x');
      await removeUnmadePictures(services());
      expect(await services().files.get(never)).toBeDefined();
      await removeUnmadePictures(services(), tomorrow());
      expect(await services().files.get(never)).toBeUndefined();
      for (const name of [others, `${id}/imagen-a.png`]) expect(await services().files.get(name)).toBeDefined();
    });

    it('takes away pictures that neither the text nor a version shows', async () => {
      const { id } = await draft(author);
      const picture = async (content: BlobPart) =>
        (await author.call.uploadPicture({ params: { id }, body: new File([content], 'a') })).src;
      const [shown, unused] = [await picture(png), await picture(webp)];
      const figure = (src: string) => ({
        type: 'figure' as const,
        attrs: { src },
        content: [{ type: 'caption' as const }] as [{ type: 'caption' }],
      });
      await author.call.saveContent({
        params: { id },
        body: { documento: { type: 'doc', content: [figure(shown)] } },
      });
      const name = shown.slice(`/files/${id}/`.length);
      await removeUnreferencedFiles(services());
      expect(await stored(`${id}/`)).toHaveLength(2);
      await author.call.submitReview({ params: { id } });
      await removeUnreferencedFiles(services(), tomorrow());
      expect(await stored(`${id}/`)).toEqual([name]);
      expect(unused).not.toBe(shown);
    });

    it('leaves a picture that was taken out of a text which is still being written', async () => {
      const { id } = await draft(author);
      await author.call.uploadPicture({ params: { id }, body: new File([png], 'a') });
      const old = async function* () {
        for (const name of await stored(`${id}/`)) yield { name: `${id}/${name}`, modified: new Date(0) };
      };
      const list = (prefix: string) => (prefix === `${id}/` ? old() : services().files.list(prefix));
      await author.call.saveContent({ params: { id }, body: { contenido: 'Sin ella.' } });
      await removeUnreferencedFiles({ ...services(), files: { ...services().files, list } });
      expect(await stored(`${id}/`)).toHaveLength(1);
    });

    it('leaves a picture that is put in again while it looks for unused ones', async () => {
      const { id } = await draft(author);
      await author.call.uploadPicture({ params: { id }, body: new File([png], 'a') });
      const [name = ''] = await stored(`${id}/`);
      const times = [new Date(0), new Date(Date.now() + 2 * day)];
      async function* list(prefix: string) {
        if (prefix === `${id}/`) yield { name: `${id}/${name}`, modified: times.shift() ?? new Date() };
      }
      await removeUnreferencedFiles({ ...services(), files: { ...services().files, list } }, tomorrow());
      expect(times).toEqual([]);
      expect(await stored(`${id}/`)).toEqual([name]);
    });

    it('puts back a picture that a text names in the moment in which it is taken away, and keeps it a day', async () => {
      const { id } = await draft(author);
      const { src } = await author.call.uploadPicture({ params: { id }, body: new File([png], 'a') });
      const [name = ''] = await stored(`${id}/`);
      await author.call.submitReview({ params: { id } });
      const { files, db } = services();
      // As if the text that names it were saved between the look at it and the removal.
      const remove: typeof files.remove = async (place) => {
        await files.remove(place);
        const figure = { type: 'figure', attrs: { src }, content: [{ type: 'caption' }] };
        const documento = JSON.stringify({ type: 'doc', content: [figure] });
        await db.execute(sql`update manuscripts set documento = ${documento}::jsonb where publicacion_id = ${id}`);
      };
      await removeUnreferencedFiles({ ...services(), files: { ...files, remove } }, tomorrow());
      expect(await stored(`${id}/`)).toEqual([name]);
      await removeUnreferencedFiles(services(), tomorrow());
      expect(await stored(`${id}/`)).toEqual([name]);
      expect(await stored(`retiradas/${id}/`)).toEqual([]);
    });

    it('keeps what no text shows aside for a day', async () => {
      const { id } = await draft(author);
      await author.call.uploadPicture({ params: { id }, body: new File([png], 'a') });
      await author.call.submitReview({ params: { id } });
      await db()
        .update(publications)
        .set({ fechaActualizacion: new Date(Date.now() - 2 * day) })
        .where(eq(publications.id, id));
      const old = async function* () {
        for (const name of await stored(`${id}/`)) yield { name: `${id}/${name}`, modified: new Date(0) };
      };
      const list = (prefix: string) => (prefix === `${id}/` ? old() : services().files.list(prefix));
      await removeUnreferencedFiles({ ...services(), files: { ...services().files, list } });
      expect([await stored(`${id}/`), (await stored(`retiradas/${id}/`)).length]).toEqual([[], 1]);
      await removeUnreferencedFiles(services(), tomorrow());
      expect(await stored(`retiradas/${id}/`)).toEqual([]);
    });

    it('leaves what is not named as files of ours are, and goes on', async () => {
      const { id } = await draft(author);
      await services().files.put(`obras/${id}/notas.txt`, 'de otro programa');
      await services().files.put(`obras/${id}/${crypto.randomUUID()}`, 'resto');
      await removeUnreferencedFiles(services(), tomorrow());
      expect(await stored(`obras/${id}/`)).toEqual(['notas.txt']);
    });

    it('leaves a work that is restored in the last moment', async () => {
      const { id } = await draft(author);
      const file = await upload(author, id);
      await updateWork(services().db, id, { fechaEliminacion: new Date(Date.now() - 30 * day - 1000) });
      const { transact, db } = services();
      await removeUnreferencedFiles({
        ...services(),
        transact: async (act) => {
          await updateWork(db, id, { fechaEliminacion: null });
          return transact(act);
        },
      });
      expect(await stored(`obras/${id}/`)).toEqual([file.id]);
      expect(await findFile(db, file.id)).toBeDefined();
    });

    it('takes away all that lies beside a work that cannot be restored any more', async () => {
      const { id } = await draft(author);
      const file = await upload(author, id);
      await author.call.submitReview({ params: { id } });
      for (const name of [`${id}/a.png`, `pdf/${id}/b.pdf`, `pdf/${id}-c.pdf`]) await services().files.put(name, 'x');
      const deletedDaysAgo = (days: number) =>
        updateWork(services().db, id, { fechaEliminacion: new Date(Date.now() - days * day) });
      await deletedDaysAgo(29);
      await removeUnreferencedFiles(services());
      expect([
        ...(await stored(`obras/${id}/`)),
        ...(await stored(`${id}/`)),
        ...(await stored(`pdf/${id}`)),
      ]).toHaveLength(4);
      await deletedDaysAgo(31);
      await removeUnreferencedFiles(services());
      for (const prefix of [`obras/${id}/`, `${id}/`, `pdf/${id}`]) expect(await stored(prefix)).toEqual([]);
      expect(await findFile(services().db, file.id)).toBeUndefined();
    });
  });
});
