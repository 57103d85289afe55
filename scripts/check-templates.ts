/**
 * Opens the authors' templates as their readers will: LibreOffice makes a PDF of each, and what it shows is looked at.
 * By hand: `node scripts/run.mjs scripts/check-templates.ts [FOLDER FOR THE PDFs]`. Needs
 * LibreOffice (Debian: libreoffice-writer-nogui, -impress-nogui, -math-nogui) and poppler-utils.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type TemplateKind, templateFiles } from '#contract/templates.ts';
import { buildTemplates } from './templates/build.ts';

interface Expected {
  pages: readonly [least: number, most: number];
  words: readonly string[];
  /** Whether the PDF takes its language from the file; Impress gives its own instead. */
  marksLanguage: boolean;
}

const expected: Record<TemplateKind, Expected> = {
  articulo: {
    pages: [4, 6],
    words: [
      '1. Introducción',
      '2. Métodos',
      '3. Resultados',
      '4. Discusión',
      'Abstract',
      'Tabla 1',
      'Figura 1',
      '[ejemplo]',
    ],
    marksLanguage: true,
  },
  ensayo: {
    pages: [3, 5],
    words: ['Introducción', 'Una objeción', 'Conclusión', 'Referencias', 'Antes de enviar'],
    marksLanguage: true,
  },
  presentacion: {
    pages: [12, 12],
    words: ['Cómo usar esta plantilla', 'Participantes', 'Referencias', 'Gracias'],
    marksLanguage: false,
  },
};

/** The templates' faces, or those of the same widths that LibreOffice has in their place. */
const faces = /Cambria|Caladea|Calibri|Carlito/;

const has = (program: string) => {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const ask = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' });

function findings(pdf: string, { pages: [least, most], words, marksLanguage }: Expected): string[] {
  const pages = Number(/^Pages:\s+(\d+)/m.exec(ask('pdfinfo', pdf))?.[1]);
  const text = ask('pdftotext', '-layout', pdf, '-');
  const fonts = ask('pdffonts', pdf);
  return [
    ...(pages >= least && pages <= most ? [] : [`${pages} pages, not ${least} to ${most}`]),
    ...words.filter((each) => !text.includes(each)).map((each) => `'${each}' is not to be seen`),
    ...(faces.test(fonts) ? [] : ['none of its fonts, nor their like']),
    ...(marksLanguage && !/\/Lang\s*\(es-ES\)/.test(ask('strings', pdf)) ? ['not marked as Spanish'] : []),
  ];
}

function main(folder: string): number {
  const missing = ['soffice', 'pdfinfo', 'pdftotext', 'pdffonts', 'strings'].filter((program) => !has(program));
  if (missing.length > 0) {
    process.stdout.write(`Templates not checked: ${missing.join(', ')} not found here.\n`);
    return 0;
  }
  const profile = mkdtempSync(join(tmpdir(), 'pliego-libreoffice-'));
  try {
    const files = Object.values(templateFiles).map((file) => join(folder, file));
    const args = [`-env:UserInstallation=${pathToFileURL(profile).href}`, '--headless', '--convert-to', 'pdf'];
    execFileSync('soffice', [...args, '--outdir', folder, ...files], { stdio: 'ignore', timeout: 120_000 });
    const kinds = Object.keys(templateFiles) as TemplateKind[];
    const failures = kinds.flatMap((kind) => {
      const name = templateFiles[kind];
      const pdf = join(folder, `${basename(name, extname(name))}.pdf`);
      return findings(pdf, expected[kind]).map((finding) => `${name}: ${finding}`);
    });
    process.stdout.write(
      failures.length > 0 ? `${failures.join('\n')}\n` : 'All three templates open and read well.\n',
    );
    return failures.length > 0 ? 1 : 0;
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

const given = process.argv[2];
const folder = given ? resolve(given) : mkdtempSync(join(tmpdir(), 'pliego-templates-'));
mkdirSync(folder, { recursive: true });
await buildTemplates(folder);
process.exitCode = main(folder);
if (!given) rmSync(folder, { recursive: true, force: true });
