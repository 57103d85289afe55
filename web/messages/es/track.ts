/** Where a work is on its way, and how long its steps usually take here. */
export default {
  'track.title': 'Dónde está',
  'track.past': 'hecho',
  'track.stage.CORRECCION': 'Corrección del texto',
  'track.stage.CORRECCION_AUTOR': 'Corrección con sus autores',
  'track.stage.PRUEBAS': 'Preparación de las pruebas',
  'track.stage.PRUEBAS_AUTOR': 'Pruebas con sus autores',
  'track.stage.COMPROBACION': 'Comprobaciones finales',
  'track.stage.LISTA': 'Lista para publicar',
  'track.now': 'ahora',
  'track.ahead': 'por venir',
  'track.round': 'ronda {round}',
  'track.step': 'Paso {at} de {of}: {name}',
  'track.step.since': 'Paso {at} de {of}: {name}, desde el {day}',
  'track.usual.PRIMERA_DECISION':
    'Aquí la primera decisión suele llegar {days, plural, one {al día} other {a los # días}} del envío.',
  'track.usual.CAMBIOS': 'Aquí la nueva versión suele tardar {days, plural, one {# día} other {# días}}.',
  'track.usual.ACEPTACION': 'suele llegar {days, plural, one {al día} other {a los # días}} del envío',
  'track.usual.PUBLICACION': 'suele llegar {days, plural, one {al día} other {a los # días}} de la aceptación',
} as const;
