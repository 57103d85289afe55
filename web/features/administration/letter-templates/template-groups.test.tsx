import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { isOfProduction, letterTemplateKinds } from '#contract/letter-templates.ts';
import { languages } from '#contract/vocabulary.ts';
import { i18n, loadTexts } from '#web/messages/i18n.ts';
import { PlacesHint } from './places-hint.tsx';
import { TemplateGroups } from './template-groups.tsx';

beforeAll(() => loadTexts('private'));

const templates = letterTemplateKinds.flatMap((clave) =>
  languages.map((idioma) => ({
    clave,
    idioma,
    asunto: 'a',
    cuerpo: 'c',
    cambiada: clave === 'INVITACION' && idioma === 'en',
  })),
);
const rendered = (content: React.ReactNode) =>
  renderToString(<I18nProvider i18n={i18n}>{content}</I18nProvider>).replaceAll('<!-- -->', '');
const count = (html: string, words: string) => html.split(words).length - 1;

describe('the screen of templates', () => {
  const html = () => rendered(<TemplateGroups templates={templates} onEdit={() => {}} />);

  it('has them by who reads them, in this order', () => {
    const titles = [...html().matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title);
    expect(titles).toEqual([
      'Cartas de decisión',
      'Correos a quien revisa',
      'Correos a los autores',
      'Correos a quien edita',
    ]);
  });

  it('names each, opens it in both languages, and says which are changed', () => {
    expect(html()).toContain('aria-label="Editar: Invitación a revisar, Español"');
    expect(html()).toContain('aria-label="Editar: Rechazar, Inglés"');
    expect(count(html(), 'aria-label="Editar: ')).toBe(templates.length);
    expect(count(html(), 'Cambiada')).toBe(1);
  });

  it('has no line for what is not listed, as the mails of production where nobody wants the stage', () => {
    const without = templates.filter(({ clave }) => !isOfProduction(clave));
    const shorter = rendered(<TemplateGroups templates={without} onEdit={() => {}} />);
    expect(html()).toContain('Pruebas para aprobar o corregir');
    expect(shorter).not.toContain('Pruebas para aprobar o corregir');
    expect(count(shorter, 'role="rowheader"')).toBe(count(html(), 'role="rowheader"') - 3);
  });

  it('of a journal says which words are its own', () => {
    const own = rendered(<TemplateGroups templates={templates} journal="anales" onEdit={() => {}} />);
    expect(count(own, '>Propia<')).toBe(1);
    expect(count(own, '>De la plataforma<')).toBe(templates.length - 1);
  });
});

describe('the hint of a template', () => {
  it('says which places it has, which it needs, and which take their paragraph away', () => {
    const hint = rendered(<PlacesHint clave="INVITACION" />);
    expect(hint).toContain('{nombre} {titulo} {vence} {revista} {resumen} {indicaciones} {plazo}');
    expect(hint).toContain('No pueden faltar: {titulo} {vence} {indicaciones}');
    expect(hint).toContain('Si no hay nada que poner en {resumen}, {indicaciones}, {plazo}, ese párrafo no sale.');
  });

  it('of a decision’s letter asks for nothing', () =>
    expect(rendered(<PlacesHint clave="APROBAR" />)).not.toContain('No pueden faltar'));
});
