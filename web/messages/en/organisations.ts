import type es from '../es/organisations.ts';

export default {
  'organisations.found':
    '{count, plural, one {# organisation found: choose it or go on typing.} other {# organisations found: choose one or go on typing.}}',
  'organisations.suggested': 'Organisations to choose from',
  'organisations.succeeds': 'Succeeds {name}',
  'organisations.takeOff': 'It is not this organisation',
  'organisations.title': 'Organisations (ROR)',
  'organisations.lead':
    'As people type their affiliation, they can choose it among the organisations of the Research Organization Registry. Load here the file that ROR publishes; what was chosen stays, also with another file.',
  'organisations.loading': 'Loading…',
  'organisations.loadFailed': 'It could not be loaded.',
  'organisations.new': 'Load a file',
  'organisations.file': 'ROR’s file',
  'organisations.file.hint':
    'The JSON of schema 2, or the ZIP in which ROR publishes it. It takes the place of the one in use once it was read whole.',
  'organisations.begin': 'Load',
  'organisations.beginFailed': 'The load could not be begun.',
  'organisations.begun': 'It is being loaded. You can close this page: it goes on by itself.',
  'organisations.files': 'Files loaded',
  'organisations.none': 'There is none yet: nothing is suggested.',
  'organisations.estado.CARGANDO': 'Loading',
  'organisations.estado.VIGENTE': 'In use',
  'organisations.estado.ANTERIOR': 'The one before',
  'organisations.estado.DESHECHA': 'Undone',
  'organisations.estado.PASADA': 'Replaced',
  'organisations.estado.FALLIDA': 'Not loaded',
  'organisations.count':
    '{count, plural, one {# organisation} other {# organisations}}, {withdrawn, plural, =0 {none withdrawn} one {# withdrawn} other {# withdrawn}}',
  'organisations.undo': 'Undo',
  'organisations.undoFailed': 'It could not be undone.',
  'organisations.undone': 'Undone.',
  'organisations.undo.ask': 'Stop using “{name}”?',
  'organisations.undo.text':
    'The file before it comes back into use, if there is one; else nothing is suggested any more. Affiliations that were chosen do not change.',
} satisfies Record<keyof typeof es, string>;
