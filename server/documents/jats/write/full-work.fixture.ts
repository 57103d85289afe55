import type { Block, CslItem } from '#contract/entities/manuscript.ts';
import { creditRoles } from '#contract/vocabulary.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { exportedAuthor, text, workOf } from '#server/documents/model/exported-works.fixture.ts';

const paragraph = (words: string): Extract<Block, { type: 'paragraph' }> => ({
  type: 'paragraph',
  content: [text(words)],
});
const heading = (words: string, id: string): Block => ({
  type: 'heading',
  attrs: { level: 1, id },
  content: [text(words)],
});
const caption = { type: 'caption' as const, content: [paragraph('Un pie. Y más.')] };
const row = (cell: 'tableHeader' | 'tableCell', ...blocks: Block[]) => ({
  type: 'tableRow' as const,
  content: (['tableHeader', cell] as const).map((type) => ({
    type,
    attrs: { colspan: 1, rowspan: 1 },
    content: [paragraph('x'), ...blocks],
  })),
});
const table = (...inside: Block[]): Block => ({
  type: 'table',
  attrs: { id: 't', label: 'Tabla 1' },
  content: [
    caption,
    row('tableHeader'),
    row('tableCell', ...inside),
    { type: 'tableNotes', content: [paragraph('Nota.')] },
  ],
});
const tex = { tex: 'x', mathml: '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math>' };
const mentions = ['m', 'f', 't', 'e', 'i', 'l', 'ack', 'app'].map((target) => ({
  type: 'crossReference' as const,
  attrs: { target, text: target },
}));
const citations = ['(A, 2001; B, 2002)', '1-2', '¹⁻²'].map((said) => ({
  type: 'citation' as const,
  attrs: { refs: ['r1', 'r2'], text: said },
}));
const content: Block[] = [
  heading('Métodos', 'm'),
  {
    type: 'paragraph',
    content: [
      ...mentions,
      ...citations,
      { type: 'mathInline', attrs: { ...tex, id: 'i' } },
      { type: 'footnote', attrs: { id: 'n' }, content: [text('Nota.')] },
    ],
  },
  { type: 'bulletList', content: [{ type: 'listItem', content: [heading('En una lista', 'l')] }] },
  {
    type: 'figure',
    attrs: { id: 'f', label: 'Figura 1', src: '/files/a/b.png', alt: 'Una figura' },
    content: [caption],
  },
  table(table()),
  { type: 'mathBlock', attrs: { ...tex, id: 'e', label: '(1)' } },
  heading('Agradecimientos', 'ack'),
  paragraph('Gracias.'),
  heading('Anexo', 'app'),
  paragraph('Más.'),
];
const cited = (id: string, csl: CslItem) => ({ id, texto: `Obra ${id}.`, csl: { title: 'Obra', ...csl } });
const author = [{ family: 'Kuhn', given: 'T.' }, { literal: 'Un grupo' }];
const types = ['article-journal', 'book', 'chapter', 'thesis', 'webpage', 'dataset', 'legislation', 'article'];
const other = { titulo: 'Otra', fecha: '2026-03-01', doi: '10.1590/otra', direccion: '', levantada: null };

/** A work with one of everything and all that SciELO PS asks of it. */
export const fullWork = (changes: Partial<ExportedWork> = {}): ExportedWork =>
  workOf(content, {
    doi: '10.1590/una',
    licencia: 'https://creativecommons.org/licenses/by/4.0/',
    fechaRecepcion: '2026-01-02',
    fechaAceptacion: '2026-02-03',
    fechaPublicacion: '2026-03-04',
    fechaRetractacion: '2026-05-06',
    motivoRetractacion: 'Datos duplicados.',
    autores: [
      {
        ...exportedAuthor,
        credit: [...creditRoles],
        rors: exportedAuthor.afiliaciones.map((afiliacion) => ({ afiliacion, ror: 'https://ror.org/003x0zc53' })),
      },
      {
        ...exportedAuthor,
        apellidos: '',
        nombres: 'Grupo de trabajo',
        orcid: null,
        credit: [],
        correspondencia: false,
      },
    ],
    metadatos: {
      volumen: '3',
      numero: '2',
      suplemento: '1',
      paginaInicial: '331',
      paginaFinal: '36',
      pages: 40,
      pmid: '123',
      pmcid: 'PMC123',
      derechos: '© 2026 Sus autores',
    },
    revista: {
      nombre: 'Revista de la Costa',
      nombreAbreviado: 'Rev. Costa',
      institucion: 'Universidad de la Costa',
      issn: '2999-4101',
      issnImpreso: '2999-411X',
      logo: '',
      color: '',
    },
    declaraciones: {
      financiacion: {
        respuesta: 'CON_FINANCIACION',
        financiadores: [{ nombre: 'CSIC', ror: null, ayudas: ['PID-1'] }],
      },
      conflictos: { respuesta: 'NINGUNO' },
      etica: { respuesta: 'NO_PROCEDE' },
      datos: { respuesta: 'REPOSITORIO', enlace: 'https://osf.io/abcde' },
      ia: { respuesta: 'NO_USADA' },
      preimpresion: { respuesta: 'CON_PREIMPRESION', enlace: 'https://doi.org/10.1590/SciELOPreprints.1234' },
    },
    relaciones: {
      sobre: { ...other, clase: 'PREOCUPACION' },
      posteriores: (['ERRATA', 'RETRACTACION', 'NUEVA_EDICION'] as const).map((clase) => ({ ...other, clase })),
    },
    traducciones: (['en', 'pt'] as const).map((idioma) => ({
      idioma,
      titulo: 'A work',
      resumen: 'Its summary.',
      palabrasClave: ['test'],
    })),
    textos: [
      {
        idioma: 'en',
        esOriginal: false,
        doi: '10.1590/una.en',
        documento: { type: 'doc', content },
        referencias: null,
      },
    ],
    referencias: [
      cited('r1', {
        type: 'article-journal',
        'container-title': 'R',
        author,
        page: '1-2',
        URL: 'https://pliego.test/',
      }),
      ...types.map((type, place) =>
        cited(`r${place + 2}`, { type, author, editor: author, issued: { 'date-parts': [[2020, 10, 3]] }, URL: 'no' }),
      ),
    ],
    ...changes,
  });
