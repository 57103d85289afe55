/** Affiliations by ROR: suggestions in forms, and /admin/organizaciones/todas, where their file is loaded. */
export default {
  'organisations.found':
    '{count, plural, one {# organización encontrada: elígela o sigue escribiendo.} other {# organizaciones encontradas: elige una o sigue escribiendo.}}',
  'organisations.suggested': 'Organizaciones que puedes elegir',
  'organisations.succeeds': 'Sucede a {name}',
  'organisations.takeOff': 'No es esta organización',
  'organisations.title': 'Organizaciones (ROR)',
  'organisations.lead':
    'Al escribir su afiliación, cada persona puede elegirla entre las organizaciones del Research Organization Registry. Carga aquí el archivo que ROR publica; lo que ya se eligió se conserva aunque cambies de archivo.',
  'organisations.loading': 'Cargando…',
  'organisations.loadFailed': 'No se pudo cargar.',
  'organisations.new': 'Cargar un archivo',
  'organisations.file': 'Archivo de ROR',
  'organisations.file.hint':
    'El JSON del esquema 2, o el ZIP en que ROR lo publica. Sustituye al que está en uso cuando se ha leído entero.',
  'organisations.begin': 'Cargar',
  'organisations.beginFailed': 'No se pudo empezar la carga.',
  'organisations.begun': 'Se está cargando. Puedes cerrar esta página: sigue sola.',
  'organisations.files': 'Archivos cargados',
  'organisations.none': 'Todavía no hay ninguno: no se sugiere nada.',
  'organisations.estado.CARGANDO': 'Cargando',
  'organisations.estado.VIGENTE': 'En uso',
  'organisations.estado.ANTERIOR': 'El anterior',
  'organisations.estado.DESHECHA': 'Deshecho',
  'organisations.estado.PASADA': 'Sustituido',
  'organisations.estado.FALLIDA': 'No se cargó',
  'organisations.count':
    '{count, plural, one {# organización} other {# organizaciones}}, {withdrawn, plural, =0 {ninguna retirada} one {# retirada} other {# retiradas}}',
  'organisations.undo': 'Deshacer',
  'organisations.undoFailed': 'No se pudo deshacer.',
  'organisations.undone': 'Deshecho.',
  'organisations.undo.ask': '¿Dejar de usar «{name}»?',
  'organisations.undo.text':
    'Se vuelve al archivo anterior, si lo hay; si no, deja de sugerirse nada. Las afiliaciones ya elegidas no cambian.',
} as const;
