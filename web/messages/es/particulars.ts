/** What books, theses and reports say of themselves, in the form of a work. */
export default {
  'particulars.title.LIBRO': 'Sobre el libro',
  'particulars.title.TESIS': 'Sobre la tesis',
  'particulars.title.REPORTE': 'Sobre el reporte',
  'particulars.intro': 'Se lee en su página y en sus archivos, y con ello se cita. Deja vacío lo que no tenga.',
  'particulars.choose': 'Elige un grado',
  'particulars.hint.isbn':
    'Uno por formato, de diez o trece cifras. Si lo escribes sin guiones, los ponemos donde van.',
  'particulars.hint.editores': 'De un libro con capítulos de varias manos: una persona por línea, nombre; apellidos.',
  'particulars.hint.edicion': 'Un número, o como se llame: 2, revisada.',
  'particulars.hint.depositoLegal': 'Como M-12345-2026.',
  'particulars.hint.directores': 'Una persona por línea: nombre; apellidos.',
  'particulars.hint.tribunal': 'Una persona por línea: nombre; apellidos; cargo.',
  'particulars.hint.institucion': 'La universidad en que se defiende.',
  'particulars.hint.comitente': 'La entidad que lo pidió.',
  'particulars.embargo': 'Embargo',
  'particulars.embargo.until':
    'El texto se abre solo el {day}. Hasta entonces, quien no participa en la tesis lee sus datos y su resumen.',
  'particulars.embargo.none': 'El texto no está embargado.',
  'particulars.embargo.set': 'Poner embargo',
  'particulars.embargo.change': 'Cambiar la fecha',
  'particulars.embargo.lift': 'Levantar el embargo',
  'particulars.embargo.title': '¿Embargar el texto?',
  'particulars.embargo.text':
    'Se cierran el texto, los archivos y lo que se busca en él; los datos y el resumen se siguen leyendo. Queda en el registro y sus autores lo saben.',
  'particulars.embargo.lift.title': '¿Levantar el embargo?',
  'particulars.embargo.lift.text':
    'El texto y los archivos se leen desde ahora. Queda en el registro y sus autores lo saben.',
  'particulars.embargo.day': 'Hasta',
  'particulars.embargo.reason': 'Motivo',
  'particulars.embargo.done': 'Embargo guardado',
  'particulars.embargo.failed': 'No se pudo cambiar el embargo',
  'particulars.hint.embargo': 'Hasta ese día se leen los datos y el resumen, no el texto. Se abre solo.',
};
