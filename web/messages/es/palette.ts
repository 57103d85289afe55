/** The palette: going anywhere, and what can be done now, by a few letters. */
export default {
  'palette.placeholder': 'Pantallas, obras, personas…',
  'palette.placeholder.works': 'Pantallas, obras…',
  'palette.acts': 'Con esta obra',
  'palette.actsOf': 'Qué puedes hacer',
  'palette.act': '{act}: {title}',
  'palette.recent': 'Lo último que abriste',
  'palette.screens': 'Pantallas',
  'palette.works': 'Obras',
  'palette.people': 'Personas',
  'palette.write': 'Escribirle',
  'palette.account': 'Su cuenta',
  'palette.waiting': 'Buscando…',
  'palette.none': 'Nada con «{words}» entre lo que puedes ver.',
  'palette.count': '{count, plural, one {# resultado} other {# resultados}}',
  'palette.failed': 'No se pudieron buscar obras ni personas.',
  'palette.hint': '↑ ↓ para elegir · {enter} para abrir · Esc para cerrar',
};
