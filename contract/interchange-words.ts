/** What is remarked of packages from other journals (MECA), a part of remarks.ts. */
import type { Words } from './words.ts';

export const packageRemarks = {
  zipWrong: { es: 'No podemos abrir el ZIP: {entry} {what}.', en: 'We cannot open the ZIP: {entry} {what}.' },
  noManifest: {
    es: 'No es un paquete MECA: le falta manifest.xml, que dice qué hay en él.',
    en: 'It is no MECA package: it lacks manifest.xml, which says what is in it.',
  },
  noArchive: {
    es: 'No es un paquete MECA: es un ZIP con un manifest.xml, y esto no es un ZIP.',
    en: 'It is no MECA package: that is a ZIP with a manifest.xml, and this is no ZIP.',
  },
  otherRoot: {
    es: '{part} no es lo que su nombre dice: empieza por <{root}> y debería hacerlo por <{expected}>.',
    en: '{part} is not what its name says: it begins with <{root}> and should with <{expected}>.',
  },
  partWrong: { es: '{part} no se puede leer. {why}', en: '{part} cannot be read. {why}' },
  partTooLarge: { es: '{part} es demasiado grande.', en: '{part} is too large.' },
  tooManyItems: {
    es: 'Su manifest.xml nombra más de {most} archivos.',
    en: 'Its manifest.xml names more than {most} files.',
  },
  noItems: { es: 'Su manifest.xml no nombra ningún archivo.', en: 'Its manifest.xml names no file.' },
  itemMissing: {
    es: 'Su manifest.xml nombra un archivo que no está en el paquete: {name}.',
    en: 'Its manifest.xml names a file that is not in the package: {name}.',
  },
  itemOutside: {
    es: 'Nombra un sitio fuera del paquete: {name}.',
    en: 'It names a place outside of the package: {name}.',
  },
  noArticle: {
    es: 'Su manifest.xml no nombra el artículo en JATS (un XML de la clase article-metadata).',
    en: 'Its manifest.xml does not name the article in JATS (an XML of the kind article-metadata).',
  },
  otherArticle: {
    es: 'El paquete trae otro artículo en JATS, que se queda fuera: {name}.',
    en: 'The package has another article in JATS, which is left out: {name}.',
  },
  itemElsewhere: {
    es: 'No se trae un archivo que el paquete solo enlaza: {name}.',
    en: 'A file that the package only links to is not brought in: {name}.',
  },
  itemLeft: {
    es: 'No se trae «{name}», que es de la clase {kind}.',
    en: '“{name}” is not brought in: it is of the kind {kind}.',
  },
  fileLeft: { es: 'No se trae el archivo «{name}»: {why}', en: 'The file “{name}” is not brought in: {why}' },
  setPdfLeft: {
    es: 'No se trae «{name}»: es un PDF de un texto que viene en JATS, y aquí se compone de nuevo.',
    en: '“{name}” is not brought in: it is a PDF of a text that comes in JATS, and is set anew here.',
  },
  textInFiles: {
    es: 'El texto no viene en el JATS, sino en sus archivos: el borrador los conserva, y desde su editor puedes incorporar el de Word.',
    en: 'The text does not come in the JATS but in its files: the draft keeps them, and from its editor you can bring in that of Word.',
  },
  formerDoiLeft: {
    es: 'El paquete dice un DOI ({doi}), que no se trae: aquí tendrá el suyo.',
    en: 'The package says a DOI ({doi}), which is not brought in: here it will have its own.',
  },
  youAdded: {
    es: 'Tu nombre no está entre los autores del paquete ({names}): firmas en primer lugar. Revisa la firma antes de enviar la obra.',
    en: 'Your name is not among the authors of the package ({names}): you sign first. See the byline before you send the work.',
  },
  authorsTooMany: {
    es: 'El paquete nombra {count} autores y aquí firman {most} como mucho: se traen los primeros, y faltan los demás.',
    en: 'The package names {count} authors, and {most} at most sign here: the first are brought in, and the others are missing.',
  },
  transferNote: {
    es: 'La otra revista dice al enviarlo: «{said}».',
    en: 'The other journal says with it: “{said}”.',
  },
  reviewsNotToTransfer: {
    es: 'No se traen {count} revisiones: quien las escribió no permite que pasen a otra revista.',
    en: '{count} reviews are not brought in: who wrote them does not allow that they go to another journal.',
  },
  reviewersUnnamed: {
    es: 'El paquete nombra a quien escribió {count} revisiones sin darse a conocer: su nombre no se guarda ni se muestra.',
    en: 'The package names who wrote {count} reviews without opening their identity: their names are neither kept nor shown.',
  },
  reviewsTooMany: {
    es: 'Se traen las {most} primeras revisiones; las demás se quedan fuera.',
    en: 'The first {most} reviews are brought in; the others are left out.',
  },
  reviewShortened: {
    es: 'Una respuesta de una revisión es muy larga: se trae su principio.',
    en: 'An answer of a review is very long: its beginning is brought in.',
  },
  reviewFileLeft: {
    es: 'Los archivos adjuntos a las revisiones no se traen ({count}).',
    en: 'The files attached to reviews are not brought in ({count}).',
  },
} as const satisfies Record<string, Words>;
