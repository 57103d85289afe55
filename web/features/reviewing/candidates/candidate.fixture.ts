import type { Candidate } from '#contract/entities/candidate.ts';

/** Who has room, and has not reviewed yet. */
export const nora: Candidate = {
  id: '01a1fe21-4d75-7229-a13f-bf6d7a284656',
  nombres: 'Nora',
  apellidos: 'Paz',
  afiliacion: 'Universidad de Lima',
  email: 'nora@prueba.test',
  cercania: 0.347,
  coincide: ['migración de aves', 'humedales'],
  abiertas: 1,
  capacidad: 3,
  completadas: 0,
  aTiempo: 0,
  diasMediana: null,
  noDisponibleHasta: null,
  ausenteDesde: null,
  notaAusencia: '',
  ultimaInvitacion: null,
  estaRonda: null,
  rondaAnterior: null,
  preferencia: null,
  conflictos: [],
};
