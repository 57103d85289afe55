/** What the public site says of the press and is an example still: the specification's, which nobody has replaced. */
import { defaultSettings, type PlatformSettings } from './entities/system.ts';
import { sameJson } from './same-json.ts';

const names = ['telefono', 'direccion', 'horarioGeneral', 'horarioSoporte', 'cifras', 'planes'] as const;
type ExampleFacts = Pick<PlatformSettings, (typeof names)[number]>;

/** Which of them are examples, in the order in which their form has them. */
export const examplesIn = (settings: ExampleFacts) =>
  names.filter((name) => sameJson(settings[name], defaultSettings[name]));

const blank = { es: '', en: '' };
const blankPlan = { nombre: blank, precio: blank, texto: blank, ventajas: blank };
/** All of them blank, as they are shown to nobody. */
export const blankFacts: ExampleFacts = {
  telefono: '',
  direccion: '',
  horarioGeneral: blank,
  horarioSoporte: blank,
  cifras: { publicaciones: '', autores: '', instituciones: '', satisfaccion: '' },
  planes: { basico: blankPlan, profesional: blankPlan, enterprise: blankPlan },
};
