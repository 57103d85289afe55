/** Bringing a file into a draft. */
export default {
  'imports.open': 'Importar un archivo',
  'imports.into': 'Importar un archivo…',
  'imports.replace.title': '¿Sustituir el texto por el del archivo?',
  'imports.replace.text': 'El texto y las referencias que tiene el borrador dejarán su sitio a los del archivo.',
  'imports.replace.undoable':
    'El texto y las referencias que tienes dejarán su sitio a los del archivo. Después podrás recuperar los anteriores.',
  'imports.replace.confirm': 'Sustituir',
  'imports.title': 'Importar un archivo',
  'imports.text':
    'El texto y las referencias del archivo sustituyen a los de este borrador. Título, resumen y palabras clave solo se toman si están vacíos.',
  'imports.file': 'Archivo',
  'imports.file.hint': 'Word (.docx) o JATS (.xml, o un .zip con sus imágenes), hasta {size} MB.',
  'imports.file.tooLarge': 'Ese archivo pasa de {size} MB.',
  'imports.submit': 'Importar',
  'imports.working': 'Leyendo el archivo… Puede tardar unos segundos.',
  'imports.failed': 'No se pudo importar el archivo',
  'imports.done': 'Importado. Ya es el texto de tu borrador.',
  'imports.done.complete': 'Se incorporó todo lo que contenía.',
  'imports.warnings': 'Esto no se pudo incorporar, o conviene que lo revises:',
  'imports.edit': 'Ir al texto',
};
