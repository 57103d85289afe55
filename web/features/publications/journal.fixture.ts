/** The principal journal as lists have it, and a section that takes works, for tests. */
import type { ListedJournal } from '#contract/entities/journal.ts';
import { defaultSettings } from '#contract/entities/system.ts';
import { principalJournal } from '#contract/journals.ts';

export const openSection: ListedJournal['secciones'][number] = {
  id: '0190a000-0000-7000-8000-0000000000c1',
  nombre: { es: 'Reseñas', en: '' },
  conRevision: true,
  indexada: true,
  palabrasMinimas: null,
  palabrasMaximas: null,
  cerrada: false,
};

export const ownJournal: ListedJournal = {
  ...{ id: principalJournal, clave: 'revista', nombre: 'Pliego', clase: 'REVISTA', nombreAbreviado: '' },
  ...{ descripcion: { es: '', en: '' }, idiomas: [], institucion: '', issn: '', issnImpreso: '', logo: '' },
  ...{ imagenPortada: '', color: '', publica: true, recibe: true, principal: true, secciones: [] },
  vigentes: defaultSettings,
  ...{ publicadas: 0, ultimoNumero: null, numera: false },
};
