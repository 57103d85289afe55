/** The numbers of the second journal: two that are out, one that is out and goes on, one to come. Works by their files. */
import type { GuestEditor, Paging } from '#contract/entities/issue.ts';

interface PlacedFile {
  file: string;
  seccion: string;
  from?: number;
  to?: number;
  articulo?: string;
}

export interface DemonstrationIssue {
  volumen: string;
  numero: string;
  titulo?: string;
  editores?: GuestEditor[];
  paginacion: Paging;
  continua?: boolean;
  /** A picture in press/. */
  portada?: string;
  /** Days since it was published; negative: days until it is. */
  ago: number;
  /** In its order, under its heading and from its first page on, or with its number. */
  works: PlacedFile[];
  /** Added once it was out, so many days ago. */
  added?: { work: PlacedFile; ago: number };
}

const guest = (nombres: string, apellidos: string, afiliacion: string, orcid: string | null = null) => ({
  ...{ nombres, apellidos, afiliacion, orcid },
});

export const issues: DemonstrationIssue[] = [
  {
    volumen: '1',
    numero: '1',
    paginacion: 'PAGINAS',
    ago: 278,
    works: [
      { file: 'garzas-calendario-arrozal', seccion: 'Artículos', from: 7, to: 9 },
      { file: 'cuadernos-de-la-sal', seccion: 'Artículos', from: 10, to: 11 },
      { file: 'turba-laguna-chica', seccion: 'Artículos', from: 12, to: 13 },
    ],
  },
  {
    volumen: '1',
    numero: '2',
    titulo: 'Aguas pequeñas',
    editores: [
      guest('Graciela', 'Otamendi Rossi', 'Universidad del Litoral Atlántico', '0000-0000-0055-1874'),
      guest('Paula', 'Bermúdez Lozano', 'Universidad Autónoma de los Andes', '0000-0000-0048-1386'),
    ],
    paginacion: 'PAGINAS',
    portada: 'aguas-pequenas.png',
    ago: 132,
    works: [
      { file: 'pozos-comunales', seccion: 'Artículos', from: 17, to: 18 },
      { file: 'anfibios-de-fuente', seccion: 'Artículos', from: 19, to: 20 },
      { file: 'nombres-para-el-barro', seccion: 'Notas de campo', from: 21, to: 22 },
    ],
  },
  {
    volumen: '2',
    numero: '',
    paginacion: 'ARTICULOS',
    continua: true,
    ago: 60,
    works: [{ file: 'luciernagas-farolas', seccion: 'Artículos', articulo: 'e0201' }],
    added: { work: { file: 'zarapito-en-partitura', seccion: 'Notas de campo', articulo: 'e0202' }, ago: 3 },
  },
  {
    volumen: '3',
    numero: '1',
    paginacion: 'PAGINAS',
    ago: -34,
    works: [{ file: 'molinos-de-marea', seccion: 'Artículos', from: 1, to: 2 }],
  },
];
