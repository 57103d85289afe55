/** The authors' templates (spec 000 §2.9, item 6). */
export default {
  'templates.title': 'Plantillas para autores',
  'templates.lead':
    'Archivos listos para escribir: con estilos, guía en cada apartado y un ejemplo de todo lo que pide una buena revista.',
  'templates.back': 'Volver al panel',
  'templates.list': 'Plantillas disponibles',
  'templates.download': 'Descargar',
  'templates.download.about': 'Descargar: {name}',
  'templates.format.word': 'Word (.docx)',
  'templates.format.powerpoint': 'PowerPoint (.pptx)',
  'templates.size': '{size, number} kB',
  'templates.articulo.name': 'Artículo científico',
  'templates.articulo.use':
    'Para investigaciones con datos: estructura IMRyD, resumen en dos idiomas, tabla, figura, ecuación, notas, referencias APA 7 y lista de comprobación.',
  'templates.ensayo.name': 'Ensayo académico',
  'templates.ensayo.use':
    'Para defender una tesis con fuentes: planteamiento, argumento, objeción y conclusión, con citas, notas, imagen y referencias APA 7.',
  'templates.presentacion.name': 'Presentación académica',
  'templates.presentacion.use':
    'Para contar tu trabajo en quince minutos: doce diapositivas con gráfico y tabla editables, y notas para quien habla.',
  'templates.help.title': 'Cómo usarlas',
  'templates.help.styles':
    'Conserva los estilos (Título 1, Resumen, Pie de figura…): de ellos salen el índice y la versión web de tu trabajo.',
  'templates.help.guide': 'Los párrafos con fondo y las notas son guía: bórralos antes de enviar.',
  'templates.help.programs': 'Se abren con Word, PowerPoint, LibreOffice y Google Docs.',
};
