import { expect, it } from 'vitest';
import { faceOf } from '#contract/face.ts';
import { certificateWords } from '#server/messages/certificate.ts';
import { certificateJob } from './certificate.ts';

const certificate = {
  codigo: 'ABCD-EFGH-JKLM',
  estado: 'VIGENTE' as const,
  fechaRetirada: null,
  nombre: 'Inés Lago',
  revista: 'Orilla',
  anio: 2026,
  fecha: '2026-11-24T10:00:00.000Z',
  revisiones: 1,
  porAnio: [],
  obras: [],
};

it.each(['#ffff00', '#ffffff', '#000000', '#ff0000', '#00ff00', '#808080'])(
  'takes its journal’s accent %s as it is read on paper, for every word that has it',
  (color) => {
    const { source } = certificateJob(certificate, certificateWords.es, 'es', '', { color, logo: null });
    expect([...source.matchAll(/#let accent = rgb\("(#[0-9a-f]{6})"\)/g)].map(([, value]) => value)).toEqual([
      faceOf(color).light.accent,
    ]);
    expect(source).not.toContain(faceOf('').light.accent);
  },
);
