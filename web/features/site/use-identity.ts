import type { Identity } from '#contract/entities/system.ts';
import { useCall } from '#web/data/queries.ts';

/** What stands where the journal's own cannot be had. */
const platform: Identity = {
  nombre: 'Pliego',
  institucion: '',
  contacto: 'contacto@pliego.test',
  // Nobody's number: it is not known here whether they have replaced it.
  telefono: '',
  direccion: '',
  menu: [],
  logo: '',
  imagenPortada: '',
  color: '',
  issn: '',
  issnImpreso: '',
  prefijoDoi: '10.1000',
  preferenciasDeRevision: false,
  numeros: false,
};

/** The journal's name, mark, colour and contact. Every page comes with them, so that there is nothing to wait for. */
export const useIdentity = (): Identity => useCall('getIdentity').data ?? platform;
