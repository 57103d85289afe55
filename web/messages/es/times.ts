/** How long the steps of the process take, for everybody. */
export default {
  'times.title': 'Cuánto tardamos',
  'times.intro': 'La mitad de las obras tardó estos días o menos en cada paso, desde el {day}.',
  'times.caption': 'Días de cada paso, en mediana',
  'times.step': 'Paso',
  'times.days': 'Mediana',
  'times.count': 'Veces',
  'times.inDays': '{days, plural, one {# día} other {# días}}',
  'times.RECHAZO_SIN_REVISION': 'Del envío a un rechazo sin revisión',
  'times.PRIMERA_DECISION': 'Del envío a la primera decisión tras la revisión',
  'times.CAMBIOS': 'De pedir cambios a la nueva versión',
  'times.ACEPTACION': 'Del envío a la aceptación',
  'times.PUBLICACION': 'De la aceptación a la publicación',
  'times.none': 'Todavía hay pocas obras para decirlo.',
  'times.private': 'La revista no publica sus tiempos.',
  'times.failed': 'No se pudieron cargar los tiempos.',
  'times.loading': 'Cargando tiempos...',
} as const;
