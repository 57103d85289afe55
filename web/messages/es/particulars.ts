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
};
