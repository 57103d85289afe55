/** The pictures that go with shared links: of each published work, of each journal, and the platform's for every other page. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldColour } from '#contract/cover.ts';
import { id } from '#contract/entities/common.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { faceOf } from '#contract/face.ts';
import { journalShareImage, shareImageOfJournal } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { typeName } from '#server/documents/model/byline.ts';
import { longDay, wordsIn } from '#server/documents/model/words.ts';
import type { ShareImage } from '#server/documents/pictures/share-image.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readableWork, readNamedWork } from '#server/features/publications/read.ts';
import { journalMark } from '#server/platform/files/kept-pictures.ts';
import { storedRoute } from '#server/platform/http/send-stored.ts';
import type { Services } from '#server/platform/services.ts';
import { shownJournal } from '#server/platform/shown-journals.ts';
import { findFirstFigure } from '../queries.ts';
import { drawShareImageInChild } from './draw.ts';
import { fittedFigure } from './figure.ts';
import { keptPicture } from './kept-picture.ts';
import { sendPicture } from './send-picture.ts';

const paramsSchema = z.object({
  id,
  idioma: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
});
/** Grows where the drawing changes: pictures that were kept are then made anew. */
const design = 2;
/** Of the figure, which is a third of the picture at the most. */
const figureWidth = 960;

/** Serves them. Throws `no_encontrado` for what is not public. */
export function serveShareImages(app: FastifyInstance, services: Services): void {
  const ofWork = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = paramsSchema.safeParse(request.params);
    if (!asked.success) throw refuse('no_encontrado');
    const { id, idioma } = asked.data;
    const src = (await findFirstFigure(services.db, id)) ?? null;
    const work = await readableWork(services, null, id);
    const words = await wordsOfWork(services, work, idioma);
    const kind = `compartir${idioma ? `-${idioma}` : ''}.`;
    const { logo } = services.settings.of(work);
    return send(request, reply, { of: id, kind, words, logo, figure: src ? { work, src } : null });
  };
  for (const url of ['/catalogo/:id/compartir.png', '/catalogo/:id/:idioma/compartir.png'])
    app.route({ ...storedRoute, url, handler: ofWork });

  app.route({
    ...storedRoute,
    url: journalShareImage,
    handler: (request, reply) => {
      const settings = services.settings.get();
      const words = wordsOfJournal(settings);
      return send(request, reply, { of: 'sitio', kind: 'compartir', words, logo: settings.logo, figure: null });
    },
  });

  app.route({
    ...storedRoute,
    url: shareImageOfJournal(':clave'),
    handler: (request, reply) => {
      const { id } = shownJournal(services.settings, request.params);
      const settings = services.settings.of(id);
      const words = wordsOfJournal(settings);
      return send(request, reply, { of: id, kind: 'compartir', words, logo: settings.logo, figure: null });
    },
  });

  async function send(request: FastifyRequest, reply: FastifyReply, asked: Asked) {
    const { of, kind, words, logo, figure: first } = asked;
    // Drawn anew where a figure that could not be had for a while is there again.
    const figure = (first && (await fittedFigure(services, first.work, first.src, figureWidth))) || null;
    const from = JSON.stringify([design, words, logo, figure && first?.src]);
    const png = await keptPicture(services, { of, kind, ending: 'png', from }, async () =>
      drawShareImageInChild({
        ...words,
        logo: await journalMark(services, logo),
        figure,
      }),
    );
    return sendPicture(request, reply, png, 'image/png');
  }
}

type Words = Omit<ShareImage, 'logo' | 'figure'>;
interface Asked {
  of: string;
  kind: string;
  words: Words;
  /** The address of the journal's mark. */
  logo: string;
  /** The first figure of a work. */
  figure: { work: Work; src: string } | null;
}

/** The journal's accent as it is read on paper. */
const accentOf = ({ color }: Pick<PlatformSettings, 'color'>): string => faceOf(color).light.accent;

async function wordsOfWork(services: Services, work: Work, idioma?: string): Promise<Words> {
  const { id } = work;
  const named = await readNamedWork(services, null, id, idioma);
  const language = named.traducidaA ?? work.idioma;
  const said = wordsIn(language);
  const settings = services.settings.of(work);
  const day = work.fechaPublicacion?.toISOString().slice(0, 10);
  return {
    seed: id,
    hue: fieldColour(work.categoria),
    accent: accentOf(settings),
    journal: settings.nombre,
    title: named.titulo,
    authors: named.autores.map(({ nombres, apellidos }) => `${nombres} ${apellidos}`.trim()),
    facts: [typeName(work.tipo, work.aviso, language), ...(day ? [longDay(day, language)] : [])],
    retracted: work.fechaRetractacion ? said.retracted : '',
  };
}

const wordsOfJournal = (settings: PlatformSettings): Words => ({
  seed: settings.nombre,
  hue: accentOf(settings),
  accent: accentOf(settings),
  journal: settings.institucion,
  title: settings.nombre,
  authors: [],
  facts: settings.issn ? [`ISSN ${settings.issn}`] : [],
  retracted: '',
});
