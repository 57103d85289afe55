/** `/docs/publica`: how programs read the public API, with examples that run as they stand, at the address by which it is read. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apiGuideAddress, keyPrefix, mostKeys, readLimits } from '#contract/api-keys.ts';
import { type Language, languages } from '#contract/vocabulary.ts';
import { fill } from '#contract/words.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { apiGuideTexts, guideExamples } from '#server/messages/api-guide.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { originOf } from '#server/platform/http/origin.ts';
import type { Services } from '#server/platform/services.ts';
import { journalHead } from './failure-page.ts';
import { standaloneStyle } from './standalone-style.ts';

const querySchema = z.object({ idioma: z.enum(languages).optional().catch(undefined) });
/** Where nobody knows by which name this site is reached. */
const anySite = 'https://revista.example';

/** Puts the page on the server. Keys work at the platform's own address, which its examples have. */
export function serveApiGuide(app: FastifyInstance, { env, settings }: Pick<Services, 'env' | 'settings'>): void {
  app.get(apiGuideAddress, { schema: { hide: true } }, (request, reply) => {
    const language = querySchema.parse(request.query).idioma ?? languageOf(request);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'Accept-Language', 'content-language': language })
      .send(guidePage(settings.get(), originOf(env, request) || anySite, language));
  });
}

type Looks = Parameters<typeof journalHead>[0] & { color: string };

function guidePage(looks: Looks, site: string, language: Language): string {
  const { title, intro, parts, examples, captions, all, other } = apiGuideTexts[language];
  const values = {
    sinClave: readLimits.withoutKey,
    conClave: readLimits.withKey,
    segundos: readLimits.windowSeconds,
    prefijo: keyPrefix,
    claves: mostKeys,
  };
  const paragraph = (text: string) => `<p>${fill(text, values, language)}</p>`;
  const sections = parts.map(([heading, ...texts]) => `<h2>${heading}</h2>\n${texts.map(paragraph).join('\n')}`);
  const shown = guideExamples.map(
    ({ in: tongue, code }, n) =>
      `<p>${captions[n] ?? ''}</p>\n<pre lang="${language}" tabindex="0"><code class="${tongue}">${escapeMarkup(code.replaceAll('{sitio}', site))}</code></pre>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${escapeMarkup(looks.nombre)}</title>
<style>${standaloneStyle(looks.color)}
pre { overflow-x: auto; margin: .75rem 0 0; padding: 1rem; font-size: .875rem; line-height: 1.5; background: var(--sheet); border: 1px solid var(--line); border-radius: 2px }
</style>
</head>
<body>
${journalHead(looks)}
<main>
<h1>${title}</h1>
<p>${intro}</p>
<p>${other}</p>
${sections.join('\n')}
<h2>${examples}</h2>
${shown.join('\n')}
<p>${all}</p>
</main>
</body>
</html>
`;
}
