/** Writes the authors' templates to where the server offers them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type TemplateKind, templateFiles } from '#contract/templates.ts';
import { makeArticle } from './article.ts';
import { makeEssay } from './essay.ts';
import { makePresentation } from './presentation.ts';

const served = fileURLToPath(new URL('../../dist/client/plantillas/', import.meta.url));

/** How each is made; the bytes are the same each time. */
export const makers: Record<TemplateKind, () => Promise<Buffer>> = {
  articulo: makeArticle,
  ensayo: makeEssay,
  presentacion: makePresentation,
};

export async function buildTemplates(folder = served): Promise<void> {
  await mkdir(folder, { recursive: true });
  const kinds = Object.keys(makers) as TemplateKind[];
  await Promise.all(kinds.map(async (kind) => writeFile(join(folder, templateFiles[kind]), await makers[kind]())));
}
