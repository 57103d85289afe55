/** The six fields of science, and which of them a work's free category belongs to. */
import { folded } from './text.ts';

/** The broad classification of the OECD's Frascati Manual (2015), table 2.2, in its order. */
export const fieldsOfScience = ['natural', 'engineering', 'medical', 'agricultural', 'social', 'humanities'] as const;
export type FieldOfScience = (typeof fieldsOfScience)[number];

/**
 * How words of a category begin, Spanish and English, folded; longer beginnings win, so that 'bioquímica' is not
 * 'química agrícola'. After the second level of the Frascati Manual and the categories that journals use.
 */
const beginnings: Record<FieldOfScience, string> = {
  natural:
    'matematic mathemat estadistic statistic algebra geometri fisic physic quimic chemis astronom astrofisic cosmolog ' +
    'biolog botanic zoolog ecolog genetic bioquimic biochem microbiolog geolog geofisic geocienc geoscien meteorolog ' +
    'climat oceanograf hidrolog paleont informatic computac computer algoritm natural evoluc biodivers entomolog vulcanolog',
  engineering:
    'ingenier engineer tecnolog technolog electric electron mecanic mechanic robotic telecomunic teledetec remote ' +
    'material nanotec energ energy industrial construcc civil aeronaut aeroespac aerospac nuclear metalurg mineri ' +
    'biotecnolog transporte software automatic bioingenier',
  medical:
    'medic medicin salud health enfermer nursing farmac pharmac epidemiolog cirug surger clinic oncolog cardiolog ' +
    'neurolog pediatr psiquiat psychiat odontolog dentist inmunolog patolog anatomi fisiolog nutric toxicolog virolog ' +
    'biomedic ginecolog fisioterap radiolog',
  agricultural:
    'agricultur agronom agrari agropecuar agrico agroecolog veterinar ganader forestal forestr silvicultur pesca pesquer fisher ' +
    'acuicultur zootecn horticult suelo soil alimentari enolog viticult',
  social:
    'psicolog psycholog economi economic empresa business administracion gestion management contab finanz financ ' +
    'educa pedagog didactic sociolog antropolog anthropolog derecho law juridic politic politica comunicac communic periodis ' +
    'geograf geograph urbanis demograf social societ relaciones trabajo turismo tourism bibliotec documentac informacion ' +
    'criminolog mercadotec marketing genero gender',
  humanities:
    'historia history historic arqueolog archaeolog lengua language linguist linguistic filolog philolog literatur literar filosof philosoph ' +
    'etica ethic religi teolog theolog arte arts artes music musicolog cine film teatro theatr patrimoni ensayo essay ' +
    'humanidad humanit estetic poesi traduc traductolog museolog arquitectur architect',
};

const starts = fieldsOfScience
  .flatMap((field) => beginnings[field].split(' ').map((start) => ({ start, field })))
  .sort((one, other) => other.start.length - one.start.length);

/**
 * The field that a category, as an author typed it, belongs to: by its first word that says so ('Historia del derecho' is of
 * the humanities). undefined where no word does.
 */
export function fieldOfScience(categoria: string | null | undefined): FieldOfScience | undefined {
  for (const word of folded(categoria ?? '').match(/\p{L}+/gu) ?? []) {
    const known = starts.find(({ start }) => word.startsWith(start));
    if (known) return known.field;
  }
  return undefined;
}
