/** A journal with something of everything, and what an archive of it holds. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { principalJournal } from '#contract/journals.ts';
import { jats } from '#server/documents/jats/read/article.fixture.ts';
import { png, whitePng } from '#server/documents/metadata/pictures.fixture.ts';
import { upload } from '#server/features/files/files.fixture.ts';
import { exportJournal } from '#server/features/transfer/export/export-journal.ts';
import { isPlace } from '#server/features/transfer/export/format/places.ts';
import { ZipReader } from '#server/platform/files/zip/zip-reader.ts';
import type { Services } from '#server/platform/services.ts';
import type { TestPerson, TestPlatform } from '#server/testing/platform.ts';
import { draft, inReview, published, reopened, reviewed } from '#server/testing/works.ts';
import { checkArchive } from './check-archive.ts';
import { importJournal } from './import-journal.ts';
import { JournalArchive } from './journal-archive.ts';

const documento = {
  type: 'doc' as const,
  content: [
    { type: 'paragraph' as const, content: [{ type: 'mathInline' as const, attrs: { tex: 'x^2', mathml: '' } }] },
  ],
};

/** Works of every estado, and what people write about them. Gives who wrote most of them. */
export async function fillJournal(platform: TestPlatform): Promise<TestPerson> {
  const author = await platform.account({ nombres: 'Irene', apellidos: 'Valcárcel', afiliacion: 'UNAM' }, 'AUTOR');
  const editor = await platform.person('Elena', 'EDITOR');
  const reviewer = await platform.person('Rubén', 'REVISOR');
  const leaver = await platform.person('Lucía', 'AUTOR');
  const admin = await platform.person('Ada', 'ADMIN');
  const cast = { author, editor, reviewer };
  await platform.settings({ identidadRevision: 'simple ciego', nombre: 'Revista de prueba' });
  await admin.call.changeLogo({ body: { logo: png.toString('base64') } });
  await admin.call.changeCoverImage({ body: { imagen: whitePng(1200, 630).toString('base64') } });
  await draft(author, { titulo: 'Un borrador con ñ y 𝄞' });
  const translated = await draft(author, { titulo: 'Una obra en dos lenguas' });
  const after = '<sub-article article-type="translation" xml:lang="en"><body><p>In English.</p></body></sub-article>';
  const article = new File([jats({ body: '<p>En español.</p>', after })], 'articulo.xml');
  await author.call.importText({ params: { id: translated.id }, body: article });
  await author.call.submitReview({ params: { id: translated.id } });
  await reviewed(cast);
  const again = await reopened(cast, { coauthors: [leaver] });
  await upload(author, again.id, { nombre: 'Lluvia: 2024? «tabla».csv' });
  await author.call.saveContent({ params: { id: again.id }, body: { documento } });
  await author.call.submitReview({ params: { id: again.id } });
  const ahead = await published(cast, {
    titulo: 'Una obra publicada',
    metadatos: { doi: '10.1000/Uno', pages: 12 },
  });
  const number = await editor.call.createIssue({ body: { volumen: '3', numero: '1', anio: 2031, titulo: 'Primero' } });
  await editor.call.addToIssue({ params: { id: number.id }, body: { obras: [ahead.id] } });
  const { revision } = await editor.call.changeIssueCover({
    params: { id: number.id },
    body: { imagen: png.toString('base64') },
  });
  await editor.call.publishIssue({ params: { id: number.id }, body: { revision } });
  const waiting = await inReview(author);
  const { id } = await editor.call.assignReviewer({
    params: { id: waiting.id },
    body: { revisorId: reviewer.user.id },
  });
  await reviewer.call.uploadReviewFile({
    params: { id },
    query: { nombre: 'notas.txt', paraAutor: 'true' },
    body: new File(['Línea 3: ¿seguro?'], 'notas.txt'),
  });
  await reviewer.call.updateReview({
    params: { id },
    body: {
      estado: 'DEVUELTA',
      comentarios: 'Va anotado.',
      comentarioConfidencial: 'Dudo de la tabla 2.',
      anotaciones: [{ exacto: 'tabla 2', prefijo: 'En la ', sufijo: ' se ve', posicion: 120, texto: '¿Seguro?' }],
    },
  });
  await editor.call.updateReview({ params: { id }, body: { comentarios: 'Va anotado, y por teléfono.' } });
  const consent = await editor.call.askConsent({
    params: { id: waiting.id },
    body: { personaId: reviewer.user.id, motivo: 'Para firmar el informe.' },
  });
  await reviewer.call.answerConsent({ params: { id: consent.id }, body: { acepta: true } });
  await editor.call.addNote({ params: { id: waiting.id }, body: { texto: 'Esperamos a otra persona.' } });
  const complaint = { clase: 'QUEJA', sobre: 'REDACCION', texto: 'Nadie responde.' } as const;
  const [made] = (await author.call.makeClaim({ params: { id: waiting.id }, body: complaint })).reclamaciones;
  await admin.call.answerClaim({
    params: { id: made?.id ?? '' },
    body: { resultado: 'RESPONDIDA', texto: 'Desde hoy responde otra persona.' },
  });
  const unwanted = await inReview(author, { titulo: 'Una obra rechazada' });
  const rejection = { estado: 'RETIRADO', motivo: 'No encaja.' } as const;
  await editor.call.changeEstado({ params: { id: unwanted.id }, body: rejection });
  await author.call.makeClaim({ params: { id: unwanted.id }, body: { clase: 'APELACION', texto: 'Sí encaja.' } });
  await platform.settings({ preferenciasDeRevision: true });
  const willing = await platform.person('Nieves', 'REVISOR');
  await willing.call.saveBid({ params: { id: waiting.id }, body: { respuesta: 'QUIERO' } });
  await reviewer.call.issueCertificate({ body: { anio: null, conObras: true } });
  await leaver.call.declareConflict({ body: { conUserId: reviewer.user.id, nota: 'Escribimos juntos.' } });
  await platform.guest.subscribe({ body: { email: 'lectora@prueba.test' } });
  await fillInstitution(admin, author, platform);
  const gone = await draft(author, { titulo: 'Una obra eliminada' });
  await author.call.deletePublication({ params: { id: gone.id } });
  await admin.call.deleteUser({ params: { id: leaver.user.id } });
  return author;
}

/** An institution with something of everything, made of one request beside another. */
async function fillInstitution(admin: TestPerson, author: TestPerson, { guest }: TestPlatform): Promise<void> {
  for (const institucion of ['Universidad del Archivo', 'Instituto en espera'])
    await guest.requestInstitution({
      body: { institucion, nombre: 'Lea', email: 'lea@archivo.test', mensaje: 'Hola.' },
    });
  const { solicitudes } = await admin.call.listManagedInstitutions({ query: {} });
  const solicitudId = solicitudes[0]?.id ?? null;
  const { id } = await admin.call.createInstitution({
    body: { clave: 'archivo', nombre: 'Universidad del Archivo', dominios: ['archivo.test'], solicitudId },
  });
  await admin.call.inviteToInstitution({ params: { id }, body: { email: author.user.email, responsable: true } });
  const [invitation] = (await author.call.myInstitution()).invitaciones;
  await author.call.answerInstitutionInvitation({ params: { id: invitation?.id ?? '' }, body: { acepta: true } });
  await inReview(author, { titulo: 'Una obra de una institución' });
  const revistas = [principalJournal];
  await admin.call.changeInstitution({ params: { id }, body: { revistas, descripcion: { es: 'Desde 1876.' } } });
}

const folder = mkdtempSync(join(tmpdir(), 'pliego-journal-'));
let archives = 0;
export const newPath = () => join(folder, `revista-${++archives}.zip`);

/** Exports to a new file; gives where it is. */
export async function exported(services: Services, secrets = false): Promise<string> {
  const path = newPath();
  await exportJournal(services, path, { secrets });
  return path;
}

/** What lies in an archive, by its places; of the manifest all but its date. */
export async function contentOf(path: string): Promise<Record<string, string>> {
  const zip = await ZipReader.open(path);
  const content: Record<string, string> = {};
  for (const name of zip.entries.keys()) {
    const chunks: Buffer[] = [];
    for await (const chunk of zip.read(name)) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    content[name] = bytes.toString(isPlace(name) ? 'utf8' : 'latin1');
  }
  await zip.close();
  return { ...content, 'manifest.json': (content['manifest.json'] ?? '').replace(/"fecha": ".*?"/, '') };
}

/** Checks an archive and imports it. */
export async function imported(services: Services, path: string) {
  const archive = await JournalArchive.open(path);
  try {
    const plan = await checkArchive(archive);
    await importJournal(services, archive);
    return plan;
  } finally {
    await archive.close();
  }
}
