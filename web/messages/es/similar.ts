/** What a work has in common with other texts of the platform, as its editors read it. */
export default {
  'similar.title': 'Coincidencias con otros textos',
  'similar.compared': 'Versión {version}, comparada el {when}.',
  'similar.again': 'Comparar otra vez',
  'similar.loading': 'Cargando coincidencias...',
  'similar.failed': 'No se pudieron cargar las coincidencias.',
  'similar.failedAct': 'No se pudo pedir otra comparación',
  'similar.waiting': 'La estamos comparando con las demás obras: el resultado aparecerá aquí.',
  'similar.noText': 'Esta versión no tiene texto escrito en la plataforma, así que no hay nada que comparar.',
  'similar.none': 'No comparte ningún pasaje con otras obras de la plataforma que puedas leer.',
  'similar.share':
    '{share} de lo que dice con palabras propias, {words} de {of} palabras, está también en {count, plural, one {otra obra} other {otras # obras}}. No cuentan las citas entre comillas ni las referencias; si la coincidencia importa, lo decides tú.',
  'similar.sameAuthors': 'De la misma autoría',
  'similar.passages':
    '{words, plural, one {# palabra} other {# palabras}} en {count, plural, one {un pasaje} other {# pasajes}}',
  'similar.more': '{count, plural, one {Y # pasaje más corto.} other {Y # pasajes más cortos.}}',
  'similar.outside': 'Según el servicio externo, {share} del texto está también en otras fuentes.',
  'similar.outside.report': 'Leer su informe',
  'similar.outside.newTab': '(se abre en otra pestaña)',
  'similar.outside.ENVIADA': 'El servicio externo lo está comparando con otras fuentes desde {when}.',
  'similar.outside.FALLIDA': 'El servicio externo no pudo comparar esta versión.',
};
