/** The pages that administrators write (spec 000 §2.1, docs/specification.md 2). */
export default {
  'page.ayuda': 'Centro de Ayuda',
  'page.terminos': 'Términos de Uso',
  'page.privacidad': 'Política de Privacidad',
  'page.blog': 'Blog',
  'page.eventos': 'Eventos',
  'page.newsletter': 'Boletín',
  'page.soon': 'Próximamente',
  'page.soon.text': 'Estamos preparando esta página. Muy pronto podrás leerla aquí.',
  'page.soon.home': 'Ir al inicio',
  'page.description': '{title} de {journal}, la plataforma de publicación académica en español con revisión por pares.',
  'page.updated': 'Actualizada el {day}',
  'page.edit': 'Editar esta página',
  'page.edit.label': 'Texto en Markdown',
  'page.edit.hint':
    'Títulos con #, apartados con ##, listas con -, **negrita**, *cursiva* y [enlaces](https://…). Sin texto, la página vuelve a decir «Próximamente».',
  'page.edit.notices': 'Se guardó, pero algo no se puede mostrar',
  'page.edit.save': 'Guardar',
  'page.edit.saved': 'Página guardada',
  'page.edit.overtaken': 'Otra persona ha guardado esta página mientras la escribías',
  'page.edit.overtaken.text':
    'Arriba está como ha quedado. Si guardas lo tuyo, lo suyo se pierde: copia antes lo que quieras conservar.',
  'page.edit.overtaken.theirs': 'Quedarme con lo suyo',
  'page.edit.overtaken.mine': 'Guardar lo mío',
  'page.edit.failed': 'No se pudo guardar la página',
};
