/** An author's statistics (spec 000 §2.9, item 5). */
export default {
  'statistics.back': 'Volver a tu panel',
  'statistics.title': 'Estadísticas de tus publicaciones',
  'statistics.loading': 'Cargando estadísticas...',
  'statistics.failed': 'No se pudieron cargar las estadísticas.',
  'statistics.total': 'Total de publicaciones',
  'statistics.states': 'Publicaciones por estado',
  'statistics.state': 'Estado',
  'statistics.count': 'Publicaciones',
  'statistics.keywords': 'Palabras clave más frecuentes',
  'statistics.keyword': 'Palabra clave',
  'statistics.keywords.empty': 'Aquí verás tus palabras clave cuando tus publicaciones las tengan.',
};
