import { describe, expect, it } from 'vitest';
import { workOf } from './article.fixture.ts';

const categoryOf = (subject: string) =>
  workOf({
    meta: `<article-categories><subj-group subj-group-type="heading"><subject>${subject}</subject></subj-group></article-categories>`,
  }).categoria;

describe('the heading below which a journal published an article', () => {
  it.each([
    'Artigos Originais',
    'Original Article',
    'ORIGINAL ARTICLE',
    'Artículo de investigación',
    'Artículos originales.',
    'Editorial',
    'Carta al editor',
    'Revisão',
    'Revisión sistemática',
    'Comunicação Breve',
    'Short Communication',
    'Theoretical-empirical Article',
    'Dossiê / Relato de Pesquisa',
    'Original Article | Artículo original',
    'Experience report',
    'Artigo Técnico',
    'Estudio de caso',
    'Case reports',
    'Reseñas de libros',
    'Book reviews',
    'ERRATA',
    'Nota técnica',
    'Article de recherche',
    'Editoriales',
    'Editorial invitado',
    'Nota editorial',
    'Artículos de investigación científica y tecnológica',
    'Revisiones sistemáticas',
    'Reseñas críticas',
    'Carta de los editores',
    'Nota de los editores',
    "Editor's note",
    'Editor’s note',
    'Artigos de tema livre',
    'Clinical Case',
    'Estudio original',
    'Conference paper',
  ])('is no discipline where it says a kind of article: %s', (subject) => {
    expect(categoryOf(subject)).toBeNull();
  });

  it.each([
    ['Biogeography', 'Biogeography'],
    ['SALUD PÚBLICA', 'Salud pública'],
    ['Comunicación', 'Comunicación'],
    ['Historia de la ciencia', 'Historia de la ciencia'],
    ['Investigación educativa', 'Investigación educativa'],
    ['Agronomy and Forestry', 'Agronomy and Forestry'],
    ['Revisión de la traducción literaria', 'Revisión de la traducción literaria'],
    ['Medicina clínica', 'Medicina clínica'],
    ['Traducción', 'Traducción'],
    ['Translation', 'Translation'],
    ['Traducción y Literatura', 'Traducción y Literatura'],
    ['Técnica editorial', 'Técnica editorial'],
    ['Fuentes', 'Fuentes'],
    ['Editorial y libro', 'Editorial y libro'],
  ])('is a discipline where it names one: %s', (subject, category) => {
    expect(categoryOf(subject)).toBe(category);
  });
});
