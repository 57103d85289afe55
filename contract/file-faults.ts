/** What can be wrong with a file, or with its copy without names: codes and words of `faults`. */
import type { Words } from './words.ts';

export const fileFaults = {
  archivo_sin_cambios: {
    es: 'Di qué quieres cambiar: nombre, descripción o clase.',
    en: 'Say what to change: name, description or class.',
  },
  archivo_vacio: { es: 'Está vacío.', en: 'It is empty.' },
  archivo_sin_nombre: { es: 'Su nombre no dice nada: dale otro.', en: 'Its name says nothing: give it another.' },
  archivo_nombre_programa: {
    es: 'No guardamos programas ni páginas web: su nombre acaba como los suyos.',
    en: 'We keep no programs and no web pages: its name ends as theirs do.',
  },
  archivo_programa: {
    es: 'Es un programa, y no guardamos programas.',
    en: 'It is a program, and we keep no programs.',
  },
  archivo_pagina: { es: 'Es una página web: guárdala como PDF.', en: 'It is a web page: save it as PDF.' },
  archivo_manuscrito: {
    es: 'Un manuscrito es un PDF, un documento de Word (.docx) u OpenDocument (.odt), LaTeX o texto en UTF-8.',
    en: 'A manuscript is a PDF, a Word (.docx) or OpenDocument (.odt) document, LaTeX or text in UTF-8.',
  },
  archivo_figura: {
    es: 'Una figura es un PNG, JPEG, WebP, TIFF, SVG, PDF o EPS.',
    en: 'A figure is a PNG, JPEG, WebP, TIFF, SVG, PDF or EPS.',
  },
  archivo_de_revision: {
    es: 'A una revisión se adjunta un PDF, un documento de Word (.docx), texto o una imagen PNG o JPEG.',
    en: 'A review takes a PDF, a Word document (.docx), text, or a PNG or JPEG picture.',
  },
  archivo_complejo: {
    es: 'No hemos podido limpiarlo: es demasiado complejo.',
    en: 'We could not clean it: it is too complex.',
  },
  copia_grande: { es: 'Es demasiado grande para limpiarlo.', en: 'It is too large to be cleaned.' },
  copia_pesada: {
    es: 'Pesa más de 100 MB, y no abrimos archivos así para limpiarlos.',
    en: 'It has more than 100 MB, and we do not open such files to clean them.',
  },
  copia_perdida: { es: 'No lo encontramos.', en: 'We could not find it.' },
  copia_tipo: {
    es: 'No sabemos limpiar archivos de este tipo.',
    en: 'We do not know how to clean files of this type.',
  },
  copia_imagen: { es: 'La imagen está dañada o se mueve.', en: 'The picture is damaged or moves.' },
  copia_pdf: { es: 'El PDF está protegido o dañado.', en: 'The PDF is protected or damaged.' },
  copia_sin_paginas: { es: 'El PDF no tiene páginas.', en: 'The PDF has no pages.' },
  copia_dentro: {
    es: 'Tiene demasiados documentos dentro de otros.',
    en: 'It has too many documents inside one another.',
  },
  copia_danada: { es: 'El archivo está dañado o incompleto.', en: 'The file is damaged or incomplete.' },
  copia_fotografia: {
    es: 'Tiene una fotografía dañada que no podemos limpiar.',
    en: 'It has a damaged photograph that we cannot clean.',
  },
} as const satisfies Record<string, Words>;
