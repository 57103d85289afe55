/** Of an erased account nothing is left but the scholarly record: every table is searched for what was planted. */
import { beforeAll, expect, it } from 'vitest';
import { markVerified } from '#server/features/accounts/queries.ts';
import { type ChainMark, verifyRecord } from '#server/features/administration/activity/verify.ts';
import { upload } from '#server/features/files/files.fixture.ts';
import { activity } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { dump } from '#server/testing/dump.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, draft, inReview, published, review } from '#server/testing/works.ts';
import { forgettingFarewell } from './forget-farewell.ts';

const planted = {
  nombres: 'Casandra',
  apellidos: 'Borrascosa',
  email: 'casandra@borrascosa.test',
  orcid: '0000-0002-1825-0097',
  afiliacion: 'Instituto de Tempestades',
};
const secrets = ['Borrascosa', 'borrascosa', planted.orcid, planted.afiliacion];

/** The scholarly record: what was sent says who signed it, as it did then. */
const record = ['authorships', 'catalogue_texts', 'publications', 'versions', 'words'];

describePlatform('an erased account', (platform) => {
  let gone: TestPerson;
  let author: TestPerson;
  let writer: TestPerson;
  let editor: TestPerson;
  let other: TestPerson;
  let admin: TestPerson;
  const ids: Record<string, string> = {};
  /** Where the record ended before. */
  let before: ChainMark = { posicion: 0, hash: '' };
  const services = () => platform().services;
  const found = async () => {
    const tables = await dump(services().db);
    return [...tables].flatMap(([name, rows]) =>
      rows.filter((row) => secrets.some((each) => row.includes(each))).map(() => name),
    );
  };

  beforeAll(async () => {
    gone = await platform().account(planted, 'AUTOR', 'REVISOR', 'EDITOR');
    author = await platform().person('Irene', 'AUTOR');
    writer = await platform().person('Sara', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    other = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Inés', 'ADMIN');
    await markVerified(services().db, gone.user.id);
    const own = { author: gone, editor, reviewer: other };
    const theirs = { author: writer, editor, reviewer: gone };

    ids.published = (await published(own, { titulo: 'Publicada' })).id;
    ids.open = (await inReview(gone, { titulo: 'En marcha', coauthors: [author] })).id;
    ids.lone = (await draft(gone, { titulo: 'A solas' })).id;
    await upload(gone, ids.lone);
    ids.joint = (await draft(gone, { titulo: 'Entre dos', coauthors: [author] })).id;
    ids.joined = (await draft(author, { titulo: 'De otra', coauthors: [gone] })).id;
    ids.reviewed = (await approved(theirs, { titulo: 'Revisada' })).id;

    const waits = await inReview(writer, { titulo: 'Espera' });
    ids.waits = waits.id;
    const params = { id: waits.id };
    ids.waiting = (await editor.call.assignReviewer({ params, body: { revisorId: gone.user.id } })).id;
    await editor.call.saveAlternates({ params, body: { deseados: null, candidatos: [gone.user.id] } });
    await gone.call.addNote({ params, body: { texto: 'Nota compartida', privada: false } });
    await gone.call.addNote({ params, body: { texto: `Nota de ${planted.apellidos}`, privada: true } });
    await platform().settings({ preferenciasDeRevision: true });
    const preferred = await inReview(writer, { titulo: 'Preferida' });
    await gone.call.saveBid({
      params: { id: preferred.id },
      body: { respuesta: 'CONFLICTO', motivo: `Discutí con ${planted.apellidos}` },
    });
    const named = await editor.call.assignReviewer({ params, body: { revisorId: other.user.id } });
    await other.call.declineReview({
      params: { id: named.id },
      body: { motivo: 'No puedo', sugiereA: `Casandra Borrascosa, ${planted.email}` },
    });

    const file = new File(['unas notas'], 'a');
    ids.decided = (await inReview(writer, { titulo: 'Decidida' })).id;
    ids.attached = await review({ editor, reviewer: gone }, ids.decided);
    await gone.call.uploadReviewFile({
      params: { id: ids.attached },
      query: { nombre: 'Borrascosa.txt', paraAutor: 'true' },
      body: file,
    });
    ids.judged = (await inReview(writer, { titulo: 'Juzgada' })).id;
    await review({ editor, reviewer: other }, ids.judged);
    await gone.call.decide({ params: { id: ids.judged }, body: { estado: 'CAMBIOS_SOLICITADOS' } });

    await gone.call.declareConflict({ body: { institucion: planted.afiliacion, nota: planted.apellidos } });
    await author.call.declareConflict({ body: { conUserId: gone.user.id, nota: 'Discutí con Borrascosa' } });
    await gone.call.keepDraft({ params: { clave: 'perfil' }, body: { contenido: { nombre: planted.apellidos } } });
    await gone.call.subscribe({ body: { email: planted.email } });
    await gone.call.sendEmail({
      body: { to: editor.user.email, subject: 'Hola', message: `Soy ${planted.apellidos}` },
    });
    await gone.call.updateProfile({ body: { biografia: 'Vive en la Casa Borrascosa', palabrasClave: ['borrascosa'] } });
    await gone.call.forgotPassword({ body: { email: planted.email } });
    await gone.call.startOwnExport({});
  });

  it('was everywhere before', async () => {
    const tables = new Set(await found());
    for (const table of [
      'users',
      'mails',
      'conflicts',
      'drafts',
      'subscribers',
      'editorial_notes',
      'review_files',
      'bids',
    ])
      expect(tables).toContain(table);
  });

  it('does not go while it handles works whose process is open', async () => {
    const params = { id: ids.waits ?? '' };
    await gone.call.setHandlingEditor({ params, body: { editorId: gone.user.id, anterior: null } });
    const body = { password: gone.password, palabra: 'ELIMINAR' as const };
    expect(await gone.call.erasureFacts()).toMatchObject({ aCargo: [{ id: ids.waits, titulo: 'Espera' }] });
    expect(await problemOf(gone.call.eraseOwnAccount({ body }))).toMatchObject({ code: 'obras_a_cargo' });
    await gone.call.setHandlingEditor({ params, body: { editorId: null, anterior: gone.user.id } });
  });

  it('says before what goes and what stays', async () => {
    expect(await gone.call.erasureFacts()).toEqual({
      borradores: [{ id: ids.lone, titulo: 'A solas' }],
      borradoresConjuntos: 2,
      obrasEnProceso: 1,
      obrasPublicadas: 1,
      revisionesAbiertas: 1,
      revisionesHechas: 2,
      aCargo: [],
      ultimoAdministrador: false,
    });
  });

  it('asks for the password and the word', async () => {
    const wrong = { password: 'no es esta', palabra: 'ELIMINAR' as const };
    expect(await problemOf(gone.call.eraseOwnAccount({ body: wrong }))).toMatchObject({
      code: 'contrasena_incorrecta',
    });
  });

  it('leaves nothing but bylines of works that were sent, and the farewell for a week', async () => {
    const { cabeza, fallos } = await verifyRecord(services());
    expect(fallos).toEqual([]);
    before = cabeza ?? before;
    await gone.call.eraseOwnAccount({ body: { password: gone.password, palabra: 'ELIMINAR' } });
    expect(new Set(await found())).toEqual(new Set([...record, 'mails']));
    const { mails } = await admin.call.listMails({ query: { search: planted.email } });
    expect(mails.map(({ asunto }) => asunto)).toEqual(['Tu cuenta se ha eliminado']);
    const [job] = (await admin.call.listJobs({ query: { tipo: forgettingFarewell.tipo } })).jobs;
    expect(job).toMatchObject({ estado: 'PENDIENTE' });
    await forgettingFarewell.work(services(), {
      ...{ id: '', creadoPorId: null, intento: 1, signal: new AbortController().signal, progress: () => {} },
      datos: { ids: mails.map(({ id }) => id) },
      finish: async (act) => void (await act()),
    });
    const left = await dump(services().db);
    for (const [name, rows] of left)
      for (const row of rows)
        if (secrets.some((each) => row.includes(each))) expect(record, `${name}: ${row}`).toContain(name);
    // Of bylines: those of the works that were sent, and no draft's.
    const signed = (left.get('authorships') ?? []).filter((row) => row.includes('Borrascosa'));
    expect(signed.map((row) => [ids.published, ids.open].find((id) => id && row.includes(id)))).not.toContain(
      undefined,
    );
    expect(signed).toHaveLength(2);
    expect(signed.join()).not.toContain(planted.email);
  });

  it('leaves the chain of the record whole, from before it on, with what it did in it', async () => {
    const after = await verifyRecord(services(), { mark: before });
    expect(after.fallos).toEqual([]);
    expect(after.entradas).toBe(await services().db.$count(activity));
    expect(after.entradas).toBeGreaterThan(before.posicion);
    const { activity: entries } = await admin.call.activity({ query: { persona: gone.user.id, limit: 100 } });
    const own = entries.filter(({ userId }) => userId === gone.user.id);
    expect(own.map(({ type }) => type)).toEqual(expect.arrayContaining(['account.deleted', 'publication.submitted']));
    expect(new Set(own.map(({ user }) => user))).toEqual(new Set(['Cuenta eliminada']));
  });

  it('ends its sessions at once', async () => {
    expect(await problemOf(gone.call.authProfile())).toMatchObject({ code: 'sesion_caducada' });
  });

  it('takes the drafts that were its own, and leaves the joint ones to the others', async () => {
    expect(await problemOf(admin.call.getPublication({ params: { id: ids.lone ?? '' } }))).toMatchObject({
      status: 404,
    });
    for await (const { name } of services().files.list(`obras/${ids.lone}/`)) expect(name).toBeUndefined();
    for (const id of [ids.joint, ids.joined]) {
      const work = await author.call.getPublication({ params: { id: id ?? '' } });
      expect([work.autorPrincipalId, work.autores.map((each) => each.id)]).toEqual([author.user.id, [author.user.id]]);
    }
  });

  it('hands works under way to a co-author, who is told, and so are editors', async () => {
    const work = await author.call.getPublication({ params: { id: ids.open ?? '' } });
    expect([work.autorPrincipalId, work.autores.length]).toEqual([author.user.id, 2]);
    const told = async (person: TestPerson) =>
      (await person.call.listNotifications({ query: { limit: 100 } })).notifications.map(({ titulo }) => titulo);
    expect(await told(author)).toContain('Cambios en la autoría');
    expect(await told(editor)).toContain('Alguien de la autoría se ha ido');
    expect(await told(editor)).toContain('Invitación declinada');
  });

  it('declines its open reviews, and leaves the others without its name', async () => {
    const waiting = await editor.call.getReview({ params: { id: ids.waiting ?? '' } });
    expect(waiting.fechaDeclinada).not.toBeNull();
    const done = await editor.call.getReview({ params: { id: ids.attached ?? '' } });
    expect(done).toMatchObject({ revisorNombre: 'Cuenta eliminada', comentarios: 'Claro y bien medido.' });
    expect(done.archivos.map(({ nombre }) => nombre)).toEqual(['adjunto.txt']);
  });

  it('is not the last administrator’s', async () => {
    expect(await admin.call.erasureFacts()).toMatchObject({ ultimoAdministrador: true });
    const body = { password: admin.password, palabra: 'ELIMINAR' as const };
    expect(await problemOf(admin.call.eraseOwnAccount({ body }))).toMatchObject({ code: 'ultimo_administrador' });
  });
});
