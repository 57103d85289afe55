import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FoundConflict } from '#contract/entities/candidate.ts';
import { i18n, loadTexts } from '#web/messages/i18n.ts';
import { nora } from './candidate.fixture.ts';
import { CandidateFacts } from './candidate-facts.tsx';
import { ConflictList } from './conflict-list.tsx';

beforeAll(() => loadTexts('private'));

const rendered = (content: ReactNode) =>
  renderToString(<I18nProvider i18n={i18n}>{content}</I18nProvider>).replaceAll('<!-- -->', '');

describe('a candidate', () => {
  it('is told by closeness and words, load and punctuality', () => {
    const html = rendered(<CandidateFacts candidate={nora} />);
    expect(html).toContain('Cercanía: 35\u00a0%');
    expect(html).toContain('Coincide en: migración de aves, humedales');
    expect(html).toContain('1 de 3 revisiones en curso');
    expect(html).toContain('Aún no ha revisado');
  });

  it('who has nothing in common, no room and is away is said to be so', () => {
    const busy = { ...nora, cercania: 0, coincide: [], abiertas: 3, completadas: 4, aTiempo: 3, diasMediana: 12.4 };
    const html = rendered(
      <CandidateFacts candidate={{ ...busy, noDisponibleHasta: '2026-12-24T23:59:59.000Z', estaRonda: 'DECLINADA' }} />,
    );
    expect(html).toContain('Sin coincidencias');
    expect(html).toContain('Sin hueco: 3 de 3 revisiones en curso');
    expect(html).toContain('A tiempo 3 de 4');
    expect(html).toContain('12 días de mediana');
    expect(html).toContain('Ausente hasta el 24 de diciembre de 2026');
    expect(html).toContain('Declinó en esta ronda');
    const leaving = { ausenteDesde: '2026-12-10T00:00:00.000Z', noDisponibleHasta: '2026-12-24T23:59:59.000Z' };
    expect(rendered(<CandidateFacts candidate={{ ...nora, ...leaving }} />)).toContain(
      'Ausente del 10 de diciembre de 2026 al 24 de diciembre de 2026',
    );
  });

  it('who was asked before is told with what came of it', () => {
    const told = (resultado: NonNullable<typeof nora.rondaAnterior>['resultado']) =>
      rendered(<CandidateFacts candidate={{ ...nora, rondaAnterior: { ronda: 1, resultado } }} />);
    expect(told('DEVUELTA')).toContain('Revisó la ronda 1: pidió cambios');
    expect(told('SIN_ENTREGAR')).toContain('No entregó su revisión de la ronda 1');
  });
});

describe('conflicts of interest', () => {
  const con = 'Alma Ruiz';
  const nothing = { con, institucion: null, anio: null, declaradoPor: null, nota: '' };
  it.each<[FoundConflict, string]>([
    [{ ...nothing, tipo: 'AUTORIA' }, 'Firma la obra como Alma Ruiz'],
    [{ ...nothing, tipo: 'COAUTORIA', anio: 2025 }, 'Firmó otra obra con Alma Ruiz en 2025'],
    [{ ...nothing, tipo: 'AFILIACION', institucion: 'UNAM' }, 'Comparte afiliación con Alma Ruiz: UNAM'],
    [{ ...nothing, tipo: 'DECLARADO', declaradoPor: 'REVISOR' }, 'Declaró un conflicto con Alma Ruiz'],
    [{ ...nothing, tipo: 'DECLARADO', declaradoPor: 'AUTOR' }, 'Alma Ruiz declaró un conflicto con esta persona'],
  ])('are named: %o', (conflict, words) => {
    expect(rendered(<ConflictList conflicts={[conflict]} />)).toContain(words);
  });

  it('carry their note', () =>
    expect(rendered(<ConflictList conflicts={[{ ...nothing, tipo: 'AUTORIA', nota: 'Fue mi tesis.' }]} />)).toContain(
      'Nota: Fue mi tesis.',
    ));
});
