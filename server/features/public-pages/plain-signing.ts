/**
 * What a mailed link asks to be signed, as a page that needs no scripts: plain forms, posted to its own address. It is made at
 * each request and kept nowhere, as the link is nobody else's.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type RightsLink, rightsAnswerSchema } from '#contract/entities/rights.ts';
import { longest } from '#contract/limits.ts';
import { orRefusal, refuse } from '#contract/refuse.ts';
import type { Language } from '#contract/vocabulary.ts';
import { longDay } from '#server/documents/model/words.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { answerRightsLink, readRightsLink } from '#server/features/publications/rights/answer.ts';
import { plainSigningTexts } from '#server/messages/plain-signing.ts';
import { readFormBodies } from '#server/platform/http/form-bodies.ts';
import { languageOf } from '#server/platform/http/language.ts';
import type { Services } from '#server/platform/services.ts';
import { journalHead } from './failure-page.ts';
import { standaloneStyle } from './standalone-style.ts';

const path = '/derechos/:token/firma';
const paramsSchema = z.object({ token: z.string().max(300).catch('') });
/** As the calls have it. */
const limited = { rateLimit: { max: 30, timeWindow: '1 minute' } };
/** The text, its reason, and what a form writes for each of their signs. */
const largest = 12 * (longest.rightsText + longest.reason);

/** Serves GET and POST /derechos/{token}/firma, to which the page that the browser makes leads without scripts, by a query: it knows no token. */
export async function servePlainSigning(app: FastifyInstance, services: Services): Promise<void> {
  const show = async (request: FastifyRequest, reply: FastifyReply, said?: { status: number; text: string }) => {
    const link = await readRightsLink(services, paramsSchema.parse(request.params).token);
    const language = languageOf(request);
    return reply
      .status(said?.status ?? 200)
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(signingPage({ link, language, journal: link.casa ?? services.settings.get(), said: said?.text }));
  };
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith('/derechos/') && url.endsWith('?firma'))
      await reply.redirect(`${url.slice(0, -'?firma'.length)}/firma`, 303);
  });
  await app.register(async (scope) => {
    readFormBodies(scope);
    scope.get(path, { config: limited, schema: { hide: true } }, (request, reply) => show(request, reply));
    scope.post(path, { config: limited, bodyLimit: largest, schema: { hide: true } }, async (request, reply) => {
      const language = languageOf(request);
      const given = formSchema.safeParse(Object.fromEntries(z.instanceof(URLSearchParams).parse(request.body)));
      if (!given.success) throw refuse('datos_no_validos');
      const { respuesta, motivo } = given.data;
      if (respuesta !== 'FIRMADA' && motivo === '')
        return show(request, reply, { status: 422, text: plainSigningTexts[language].whyMissing });
      const { token } = paramsSchema.parse(request.params);
      const kept = await orRefusal(answerRightsLink(services, token, { ...given.data, idioma: language }));
      // What is asked changed since it was shown: it is shown anew, below why nothing was kept. A link that opens nothing says so.
      if ('refusal' in kept)
        return show(request, reply, {
          status: kept.refusal.problem.status,
          text: kept.refusal.in(language).message,
        });
      // Going back or loading anew sends nothing a second time.
      return reply.redirect(request.url, 303);
    });
  });
}

/** A form writes line breaks in its own way, and knows no null. */
const formSchema = z.preprocess((body) => {
  const form = z.record(z.string(), z.string()).catch({}).parse(body);
  return { ...form, idioma: 'es', texto: form.texto?.replace(/\r\n/g, '\n'), licencia: form.licencia || null };
}, rightsAnswerSchema);

interface Asked {
  link: RightsLink;
  language: Language;
  journal: Parameters<typeof journalHead>[0] & { color: string };
  /** Why nothing was kept of what was sent. */
  said: string | undefined;
}

function signingPage({ link, language, journal, said }: Asked): string {
  const t = plainSigningTexts[language];
  const { titulo, idioma, autor, nombre, terminos, estado, fecha, vence } = link;
  const text = terminos.texto[language];
  const shown = `<input type="hidden" name="texto" value="${escapeMarkup(text).replaceAll('\n', '&#10;')}">
<input type="hidden" name="licencia" value="${escapeMarkup(terminos.licencia ?? '')}">`;
  const licence = terminos.licencia && escapeMarkup(terminos.licencia);
  const told = estado === 'SIN_FIRMAR' ? '' : t.told[estado](fecha ? longDay(fecha.slice(0, 10), language) : '');
  const forms = `<form method="post">
${shown}
<p>${escapeMarkup(t.as(nombre))}</p>
<div><button name="respuesta" value="FIRMADA">${t.sign}</button></div>
</form>
<form method="post">
${shown}
<label for="motivo">${t.why}</label>
<div><input id="motivo" name="motivo" required maxlength="${longest.reason}"></div>
<div><button name="respuesta" value="RECHAZADA">${t.answers.RECHAZADA}</button>
<button name="respuesta" value="AJENA">${t.answers.AJENA}</button></div>
</form>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${t.title} · ${escapeMarkup(journal.nombre)}</title>
<style>${standaloneStyle(journal.color)}</style>
</head>
<body>
${journalHead(journal)}
<main>
<h1>${t.title}</h1>
${said ? `<p role="alert"><strong>${escapeMarkup(said)}</strong></p>\n` : ''}${told && `<p role="status"><strong>${told}</strong></p>\n`}<h2 lang="${escapeMarkup(idioma)}">${escapeMarkup(titulo)}</h2>
<p>${escapeMarkup(t.by(autor))}</p>
<blockquote>${escapeMarkup(text).replaceAll('\n', '<br>')}</blockquote>
<p>${t.licence} ${licence ? `<a href="${licence}" rel="noreferrer">${licence}</a>` : t.noLicence}</p>
${estado === 'FIRMADA' ? '' : forms}
<p><small>${t.until(longDay(vence.slice(0, 10), language))}</small></p>
</main>
</body>
</html>
`;
}
