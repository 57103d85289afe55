/** Walks works of the demonstration set from draft to where they stand, through the same acts that the screens use. */
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DeclarationChanges } from '#contract/entities/declaration.ts';
import type { ImportedWork } from '#contract/entities/imported-work.ts';
import type { Particulars } from '#contract/entities/particulars.ts';
import { dayMs } from '#contract/time.ts';
import type { Estado } from '#contract/vocabulary.ts';
import { markdownToManuscript, workFromMarkdown } from '#server/documents/markdown/read/from-markdown.ts';
import { readFrontMatter } from '#server/documents/markdown/read/front-matter.ts';
import { pictureSize } from '#server/documents/model/picture-size.ts';
import { changeEstado } from '#server/features/editorial/change-estado.ts';
import { setHandlingEditor } from '#server/features/editorial/set-handling-editor.ts';
import { acceptAuthorship } from '#server/features/publications/byline/answer-asked.ts';
import { createPublication } from '#server/features/publications/create.ts';
import { editPublication } from '#server/features/publications/edit.ts';
import { saveContent } from '#server/features/publications/save-content.ts';
import { assignReviewer } from '#server/features/reviewing/assign.ts';
import { declineReview } from '#server/features/reviewing/decline.ts';
import { changeReview } from '#server/features/reviewing/update.ts';
import type { Services } from '#server/platform/services.ts';
import { isCompleted } from '#server/policy/index.ts';
import { type Cast, type Player, playerOf } from './cast.ts';
import { dateNews, daysOf, earlier, settleFacts, shiftHistory } from './history-queries.ts';
import { loadSecondRound } from './load-second-round.ts';
import type { DemonstrationReview, WorkFile, WorkInProcess } from './works-in-process.ts';

const reviewedFolder = fileURLToPath(new URL('./reviewed', import.meta.url));

type Texts = Parameters<typeof markdownToManuscript>[1];
interface ReadWorkFile {
  work: WorkInProcess;
  referencias: Texts['references'];
  licencia: string | null;
  metadatos: ImportedWork['metadatos'];
  pictures: string[];
  doi: string;
}

/** A work of reviewed/, its text apart from what it is. */
export async function readWorkFile({ file, ...walk }: WorkFile): Promise<ReadWorkFile> {
  const markdown = await readFile(join(reviewedFolder, `${file}.md`), 'utf8');
  const { work } = workFromMarkdown(markdown, { fileAddress: (name) => name });
  const { titulo, tipo, categoria, palabrasClave, resumen, referencias, licencia, metadatos } = work;
  return {
    work: {
      ...walk,
      titulo,
      tipo,
      categoria: categoria ?? '',
      palabrasClave,
      resumen,
      texto: readFrontMatter(markdown).body,
    },
    referencias,
    licencia,
    metadatos,
    pictures: globSync(join(reviewedFolder, file, '*.svg')),
    doi: `10.5555/pliego.${file}`,
  };
}

/** Where a work is sent that is not for the principal journal, who decides about it there, and what its authors declare. */
export interface Elsewhere {
  revistaId: string;
  seccionId?: string | null;
  editor: string;
  declaraciones?: DeclarationChanges | undefined;
  ficha?: Particulars | undefined;
  /** What happens between its draft and its sending, and after its decision. */
  beforeSending?: ((id: string) => Promise<void>) | undefined;
  afterDecision?: ((id: string) => Promise<void>) | undefined;
}

/** Walks the work from draft to where it stands, each step on its day. Gives its id. */
export async function loadWorkInProcess(
  services: Services,
  cast: Cast,
  work: WorkInProcess,
  from?: ReadWorkFile,
  elsewhere?: Elsewhere,
): Promise<string> {
  const as = (key: string) => playerOf(cast, key);
  const [author, editor] = [as(work.author), as(elsewhere?.editor ?? 'editor')];
  const { titulo, tipo, categoria, palabrasClave, resumen, texto, begun, coauthors = [] } = work;
  const happened = (step: Parameters<typeof daysOf>[0], round = 1, before = 0) =>
    dateNews(services.db, Math.round(daysOf(step, begun, round)) + before, begun);
  const coautoresIds = coauthors.map((key) => as(key).id);
  const { revistaId, seccionId, ficha } = elsewhere ?? {};
  const place = { revistaId, seccionId, ficha };
  const fields = {
    titulo,
    tipo,
    categoria,
    palabrasClave,
    resumen,
    coautoresIds,
    idioma: 'es',
    metadatos: {},
    ...place,
  };
  const { id } = await createPublication(services, author, fields);
  for (const key of coauthors) await acceptAuthorship(services, as(key), id);
  for (const picture of from?.pictures ?? [])
    await services.files.put(`${id}/${basename(picture)}`, await readFile(picture));
  const saveText = async (markdown: string) => {
    const { documento } = markdownToManuscript(markdown, {
      fileAddress: (name) => `/files/${id}/${name}`,
      pictureSize: (name) => {
        const picture = from?.pictures.find((each) => basename(each) === name);
        return picture ? pictureSize(readFileSync(picture)) : undefined;
      },
      references: from?.referencias ?? [],
    });
    await saveContent(services, author, id, { documento, referencias: [...(from?.referencias ?? [])] });
  };
  await saveText(texto);
  if (from) await settleFacts(services.db, id, from);
  if (elsewhere?.declaraciones) await editPublication(services, author, id, { declaraciones: elsewhere.declaraciones });
  await elsewhere?.beforeSending?.(id);
  await happened('created');
  const { revisionesPublicas: revisionPublica } = services.settings.get();
  const to = (estado: Estado, by = editor) =>
    changeEstado(services, by, id, { estado, motivo: work.motivo, revisionPublica });
  if (work.estado !== 'BORRADOR') {
    await to('EN_REVISION', author);
    await happened('sent');
    if (work.handledBy) {
      const handler = as(work.handledBy);
      await setHandlingEditor(services, handler, id, { editorId: handler.id, anterior: null });
      await happened('handled');
    }
    const loadReviews = async (reviews: DemonstrationReview[] = [], round = 1) => {
      const ids = new Map<string, string>();
      for (const [place, review] of reviews.entries()) {
        const players = { editor, author, reviewer: as(review.by) };
        const on = (step: ReviewStep) => happened(step, round, step === 'completed' ? earlier(place, begun, round) : 0);
        ids.set(review.by, await loadReview(services, players, id, review, on));
      }
      return ids;
    };
    const reviews = await loadReviews(work.reviews);
    if (work.estado !== 'EN_REVISION') {
      await to(work.secondRound ? 'CAMBIOS_SOLICITADOS' : work.estado);
      await happened('decided');
      await elsewhere?.afterDecision?.(id);
    }
    if (work.secondRound) {
      await loadSecondRound(services, author, id, { texto, reviews, begun, saveText, round: work.secondRound });
      await loadReviews(work.secondRound.reviews, 2);
      if (work.estado === 'PUBLICADO') {
        await to('APROBADO');
        await happened('decided', 2);
        await to('PUBLICADO', as('admin'));
        await happened('published');
      }
    }
  }
  await shiftHistory(services.db, id, begun);
  return id;
}

type ReviewStep = 'assigned' | 'accepted' | 'declined' | 'completed' | 'replied';
async function loadReview(
  services: Services,
  { editor, author, reviewer }: Record<'editor' | 'author' | 'reviewer', Player>,
  publicacionId: string,
  { estado, comentarios, prioridad, due, confidencial, respuestas, respuesta, declina }: DemonstrationReview,
  happened: (step: ReviewStep) => Promise<void>,
): Promise<string> {
  const fechaLimite = new Date(Date.now() + due * dayMs).toISOString();
  const { id } = await assignReviewer(services, editor, publicacionId, {
    revisorId: reviewer.id,
    fechaLimite,
    prioridad,
  });
  await happened('assigned');
  if (declina) {
    await declineReview(services, reviewer, id, declina);
    await happened('declined');
  } else if (estado !== 'PENDIENTE') {
    await changeReview(services, reviewer, id, {
      estado,
      ...(isCompleted({ estado }) && { comentarios }),
      ...(confidencial && { comentarioConfidencial: confidencial }),
      ...(respuestas && { respuestas }),
    });
    await happened(isCompleted({ estado }) ? 'completed' : 'accepted');
  }
  if (respuesta) {
    await changeReview(services, author, id, { comentarioAutor: respuesta });
    await happened('replied');
  }
  return id;
}
