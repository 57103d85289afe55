import { expect, it } from 'vitest';
import { faceOf } from '#contract/face.ts';
import { exportedAuthor, workOf } from '#server/documents/model/exported-works.fixture.ts';
import { typesetPdf } from '#server/features/exports/typeset.ts';
import { typesettingJob } from './typesetting-job.ts';

/** One dark pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const marked = workOf([], {
  autores: [exportedAuthor],
  revista: {
    nombre: 'Orilla',
    institucion: '',
    issn: '',
    issnImpreso: '',
    logo: '/files/identidad/m.png',
    color: '#e8b400',
  },
  pictures: async (address) => (address === '/files/identidad/m.png' ? { type: 'image/png', bytes: pixel } : null),
  traducciones: [{ idioma: 'en', titulo: 'A work', resumen: 'Its summary.', palabrasClave: [] }],
});

it('begins with the mark of its journal, in its accent, and without it where the work names another journal', async () => {
  const { source, pictures } = await typesettingJob(marked);
  expect(source).toContain('logo: "0.png"');
  expect(source).toContain(`#let accent = rgb("${faceOf('#e8b400').light.accent}")`);
  expect(pictures).toHaveLength(1);
  expect((await typesettingJob({ ...marked, metadatos: { revista: 'Estuario' } })).source).not.toContain(
    'logo: "0.png"',
  );
  const warnings: string[] = [];
  const pdf = await typesetPdf(marked, { warn: (warning) => warnings.push(warning) });
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(warnings).toEqual([]);
});

it('sets two summaries beside one another, where neither is too long for half the width', async () => {
  expect((await typesettingJob(marked)).source).toContain('pair: true');
  const long = { ...marked, resumen: 'Un resumen que no acaba. '.repeat(100) };
  expect((await typesettingJob(long)).source).not.toContain('pair: true');
  expect((await typesettingJob({ ...marked, traducciones: [] })).source).not.toContain('pair: true');
});

it('says on its first page what came after the work, and sets it', async () => {
  const later = {
    ...{ clase: 'PREOCUPACION' as const, titulo: 'Expresión de preocupación sobre: Una obra', fecha: '2026-03-01' },
    ...{ doi: '10.1590/aviso', direccion: '', levantada: '2026-04-05' },
  };
  const noticed = { ...marked, relaciones: { sobre: null, posteriores: [later] } };
  const { source } = await typesettingJob(noticed);
  expect(source).toContain('Expresión de preocupación (1 de marzo de 2026; levantada el 5 de abril de 2026)');
  expect(source).toContain('https://doi.org/10.1590/aviso');
  expect((await typesettingJob(marked)).source).not.toContain('preocupación');
  const warnings: string[] = [];
  await typesetPdf(noticed, { warn: (warning) => warnings.push(warning) });
  expect(warnings).toEqual([]);
});
