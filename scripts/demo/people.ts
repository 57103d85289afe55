/** The accounts of the demonstration journal. The five of docs/specification.md 7 come first; all share one password. */
import type { Role } from '#contract/vocabulary.ts';

export const demonstrationPassword = 'demo1234';

export interface DemonstrationPerson {
  /** Before the @ of their address. */
  key: string;
  /** After it, where that is the mail domain of an institution. */
  domain?: string;
  nombres: string;
  apellidos: string;
  afiliacion: string;
  biografia?: string;
  roles: Role[];
}

const person = (
  key: string,
  nombres: string,
  apellidos: string,
  afiliacion: string,
  roles: Role[],
  biografia = '',
): DemonstrationPerson => ({ key, nombres, apellidos, afiliacion, roles, biografia });

export const people: DemonstrationPerson[] = [
  person(
    'lector',
    'Lucía',
    'Ferrán Ibáñez',
    'Biblioteca Pública de Teruel',
    ['LECTOR'],
    'Bibliotecaria y lectora de casi todo.',
  ),
  person(
    'autor',
    'Irene',
    'Valcárcel Otero',
    'Universidad de la Costa Verde',
    ['AUTOR'],
    'Ecóloga de humedales. Trabaja sobre series largas de imágenes de satélite y sobre lo que no se ve en ellas.',
  ),
  person(
    'revisor',
    'Tomás',
    'Quispe Mamani',
    'Universidad Nacional del Altiplano Sur',
    ['REVISOR'],
    'Estadístico. Revisa despacio y contesta pronto.',
  ),
  person(
    'editor',
    'Elena',
    'Saavedra Ponce',
    'Pliego. Revista multidisciplinar',
    ['EDITOR'],
    'Edita Pliego desde su primer número.',
  ),
  person(
    'admin',
    'Andrés',
    'Montalbán Roig',
    'Universitat de la Ribera',
    ['ADMIN'],
    'Mantiene la plataforma en marcha.',
  ),
  person('maite.goikoetxea', 'Maite', 'Goikoetxea Larrea', 'Instituto de Estudios Hispánicos', ['AUTOR', 'REVISOR']),
  person('xochitl.hernandez', 'Xóchitl', 'Hernández Tépetl', 'Universidad del Valle Central', ['AUTOR']),
  person('joel.mina', 'Joel', 'Mina Balanta', 'Universidad de Tierras Altas', ['AUTOR', 'REVISOR']),
  person('carme.pous', 'Carme', 'Pous i Ferrer', 'Universitat de la Ribera', ['AUTOR']),
  person('ramiro.aguirre', 'Ramiro', 'Aguirre Sosa', 'Universidad del Litoral Atlántico', ['AUTOR']),
  person('nahuel.cayuqueo', 'Nahuel', 'Cayuqueo Pinto', 'Centro de Investigaciones del Pacífico', ['REVISOR']),
  person('paula.bermudez', 'Paula', 'Bermúdez Lozano', 'Universidad Autónoma de los Andes', ['REVISOR']),
  person('brais.outeiro', 'Brais', 'Outeiro Rial', 'Universidad de la Costa Verde', ['REVISOR']),
  person('soledad.arce', 'Soledad', 'Arce Villalobos', 'Universidad Austral del Estrecho', ['REVISOR']),
  person('hugo.zamora', 'Hugo', 'Zamora Ticona', 'Universidad Nacional del Altiplano Sur', ['REVISOR']),
  person('ines.castellanos', 'Inés', 'Castellanos Prieto', 'Instituto de Estudios Hispánicos', ['EDITOR', 'REVISOR']),
  person('gabriel.noriega', 'Gabriel', 'Noriega Sanz', 'Universidad del Valle Central', ['LECTOR']),
  // Authors of works in the catalogue who review for it, too: their works say what they know about.
  person('jordi.claramunt', 'Jordi', 'Claramunt i Sarrió', 'Universitat de la Ribera', ['AUTOR', 'REVISOR']),
  person('florencia.etchart', 'Florencia', 'Etchart Bauzá', 'Universidad del Litoral Atlántico', ['AUTOR', 'REVISOR']),
  person('fermin.olaizola', 'Fermín', 'Olaizola Arregi', 'Universitat de la Ribera', ['AUTOR', 'REVISOR']),
  person('rocio.almagro', 'Rocío', 'Almagro Tejada', 'Instituto de Estudios Hispánicos', ['AUTOR', 'REVISOR']),
  person('rosa.chunga', 'Rosa Elvira', 'Chunga Panta', 'Centro de Investigaciones del Pacífico', ['AUTOR', 'REVISOR']),
];

/** They come with the second journal, where alone the roles of who edits and reviews hold. */
export const pressPeople: DemonstrationPerson[] = [
  person(
    'beatriz.lanuza',
    'Beatriz',
    'Lanuza Gil',
    'Universidad de la Costa Verde',
    ['EDITOR'],
    'Bióloga de agua dulce. Dirige «Marisma».',
  ),
  person('oriol.casanoves', 'Oriol', 'Casanoves i Pla', 'Universidad Austral del Estrecho', ['REVISOR']),
  // With the addresses of their university, of which these make them members.
  {
    ...person('noelia.casal', 'Noelia', 'Casal Freire', 'Universidad de la Costa Verde', ['AUTOR']),
    domain: 'costaverde.example',
  },
  {
    ...person('antia.vilarino', 'Antía', 'Vilariño Couto', 'Universidad de la Costa Verde', ['AUTOR']),
    domain: 'costaverde.example',
  },
];

/** What the reviewers say to know about in their profiles; works to review are compared with it. */
export const expertise: Record<string, string[]> = {
  revisor: ['estadística espacial', 'diseño de encuestas', 'modelos jerárquicos', 'series temporales'],
  'maite.goikoetxea': ['historia de la imprenta', 'ortografía', 'siglo XVII', 'historia de la lectura'],
  'joel.mina': ['etnomusicología', 'microtempo', 'Pacífico colombiano', 'análisis de audio'],
  'nahuel.cayuqueo': ['teledetección', 'calidad del agua', 'lagunas costeras', 'oceanografía', 'surgencia'],
  'paula.bermudez': ['historia del derecho', 'acequias y regadío', 'ciencia ciudadana', 'archivos'],
  'brais.outeiro': ['humedales', 'hidroperiodo', 'imágenes de satélite', 'ecología de aves'],
  'soledad.arce': ['contacto de lenguas', 'léxico', 'náhuatl', 'sociolingüística'],
  'hugo.zamora': ['evaluación de impacto', 'aves altoandinas', 'muestreo', 'Puno'],
  'jordi.claramunt': ['elecciones municipales', 'participación electoral', 'escrutinio', 'errores de medición'],
  'florencia.etchart': ['contacto de lenguas', 'voseo', 'disponibilidad léxica', 'sociolingüística'],
  'fermin.olaizola': ['currulao', 'marimba', 'transcripción musical', 'archivos musicales'],
  'rocio.almagro': ['imprenta', 'ortografía', 'pliegos de cordel', 'lectura en el Siglo de Oro'],
  'rosa.chunga': ['surgencia', 'calidad del agua', 'turbidez', 'imágenes de satélite', 'pesca artesanal'],
  'oriol.casanoves': ['aves limícolas', 'marismas', 'salinas', 'mareas', 'historia ambiental'],
  'ines.castellanos': ['métrica', 'Siglo de Oro', 'edición de textos', 'elecciones y escrutinio'],
};

/** Asked for a role that nobody has granted yet: the administrator has something to decide. */
export const applicants = [
  {
    ...person('dario.leiva', 'Darío', 'Leiva Contreras', 'Centro de Investigaciones del Pacífico', []),
    asks: 'REVISOR' as const,
  },
  { ...person('mireia.sales', 'Mireia', 'Sales Bonet', 'Universitat de la Ribera', []), asks: 'EDITOR' as const },
];

export const addressOf = ({ key, domain = 'pliego.test' }: Pick<DemonstrationPerson, 'key' | 'domain'>) =>
  `${key}@${domain}`;
