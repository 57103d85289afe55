/** A second journal as its administrators have it, for tests. */

import type { ListedJournal, ManagedJournal } from '#contract/entities/journal.ts';
import { defaultSettings } from '#contract/entities/system.ts';

export const managed = (said: Partial<ManagedJournal> = {}): ManagedJournal & ListedJournal => ({
  id: '0190a000-0000-7000-8000-0000000000a1',
  clave: 'anales',
  nombre: 'Anales',
  clase: 'REVISTA',
  nombreAbreviado: '',
  descripcion: { es: '', en: '' },
  idiomas: [],
  institucion: '',
  issn: '',
  issnImpreso: '',
  logo: '',
  imagenPortada: '',
  color: '',
  publica: true,
  recibe: true,
  principal: false,
  secciones: [],
  vigentes: defaultSettings,
  fechaCierre: null,
  obras: 0,
  orden: 1,
  dominio: '',
  ajustes: { nombre: 'Anales' },
  deLaPlataforma: defaultSettings,
  consejo: [],
  seccionesEnteras: [],
  textos: [],
  anunciosEnteros: [],
  // In the list of what is open to all.
  ...{ publicadas: 0, ultimoNumero: null, numera: false },
  ...said,
});
