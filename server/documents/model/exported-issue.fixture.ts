/** A number for the tests of its writers: two sections, works that share anchors, one in English, one that is a PDF alone. */
import type { Block } from '#contract/entities/manuscript.ts';
import { png } from '#server/documents/metadata/pictures.fixture.ts';
import type { ExportedIssue } from './exported-issue.ts';
import { text, workOf } from './exported-works.fixture.ts';

const mathOf = (name: string) => `<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>${name}</mi></math>`;
const textOf = (word: string): Block[] => [
  { type: 'heading', attrs: { level: 1, id: 'metodo' }, content: [text(`Método de ${word}`)] },
  {
    type: 'paragraph',
    content: [
      text(`Un texto sobre ${word} & <más>, con nota`),
      { type: 'footnote', attrs: { id: 'nota' }, content: [text(`La nota de ${word}.`)] },
      { type: 'mathInline', attrs: { mathml: mathOf('x') } },
    ],
  },
  { type: 'heading', attrs: { level: 2, id: 'detalle' }, content: [text('Detalle')] },
  { type: 'mathBlock', attrs: { mathml: mathOf('a'), id: 'ec-1' } },
  {
    type: 'figure',
    attrs: { id: 'figura', src: '/files/x/figura.png', alt: `Figura de ${word}`, label: 'Figura 1' },
    content: [{ type: 'caption', content: [{ type: 'paragraph', content: [text('Su pie.')] }] }],
  },
];
const author = (nombres: string, apellidos: string) => ({
  id: null,
  nombres,
  apellidos,
  orcid: null,
  afiliaciones: [],
  correspondencia: false,
  credit: [],
});
const lugar = { seccion: '', paginaInicial: '', articulo: '' };
const pictures = async () => ({ type: 'image/png', bytes: png });

export const issueFixture = (): ExportedIssue => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8058',
  volumen: '12',
  numero: '3',
  anio: 2031,
  titulo: 'Humedales',
  editores: [{ nombres: 'Olga', apellidos: 'Vera', afiliacion: 'Universidad de Prueba', orcid: '0000-0002-1825-0097' }],
  idioma: 'es',
  fechaPublicacion: '2031-03-01',
  revista: {
    nombre: 'Orilla',
    institucion: 'Prensa de Prueba',
    issn: '1234-5679',
    issnImpreso: '',
    logo: '',
    color: '',
  },
  portada: { type: 'image/png', bytes: png },
  direccion: 'https://pliego.test/numeros/01890a5d-ac96-774b-bcce-b302099a8058',
  obras: [
    {
      lugar: { ...lugar, seccion: 'Artículos', paginaInicial: '7' },
      obra: workOf(textOf('agua'), { titulo: 'El agua', autores: [author('Ana', 'Ruiz')], pictures }),
    },
    {
      lugar: { ...lugar, seccion: 'Artículos', articulo: 'e12002' },
      obra: workOf(textOf('mud'), {
        id: '01890a5d-ac96-774b-bcce-b302099a8059',
        titulo: 'Mud <and> reeds',
        idioma: 'en',
        autores: [author('Luis', 'Cano')],
        pictures,
        fechaRetractacion: '2031-04-01',
        motivoRetractacion: 'Datos erróneos.',
      }),
    },
    {
      lugar: { ...lugar, seccion: 'Reseñas' },
      obra: workOf([], { id: '01890a5d-ac96-774b-bcce-b302099a8060', titulo: 'Una reseña' }),
    },
  ],
});
