/**
 * What reading somebody's file or pasted text may remark, of what it could not take and of what it cannot read at all: a
 * code with values, and its words in both languages. Readers (server/documents) know the codes alone; they become words
 * where an answer is sent, in its reader's language.
 */
import { packageRemarks } from './interchange-words.ts';
import { fill, type Value, type Words } from './words.ts';

export const remarks = {
  // Any file.
  empty: { es: 'Está vacío.', en: 'It is empty.' },
  oldWord: {
    es: 'Es un .doc antiguo o tiene contraseña: ábrelo en Word y guárdalo como .docx.',
    en: 'It is an old .doc or has a password: open it in Word and save it as .docx.',
  },
  pdf: {
    es: 'Es un PDF: envía el documento de Word (.docx) del que salió, o su JATS XML.',
    en: 'It is a PDF: send the Word document (.docx) that it was made from, or its JATS XML.',
  },
  rtf: {
    es: 'Es un RTF: ábrelo en Word o LibreOffice y guárdalo como .docx.',
    en: 'It is an RTF: open it in Word or LibreOffice and save it as .docx.',
  },
  otherFormat: {
    es: 'Solo se incorporan documentos de Word (.docx) y artículos en JATS XML (.xml, o un .zip con sus imágenes).',
    en: 'Only Word documents (.docx) and articles in JATS XML (.xml, or a .zip with their pictures) are brought in.',
  },
  encoding: {
    es: 'No conocemos la codificación de sus caracteres: guárdalo en UTF-8.',
    en: 'We do not know the encoding of its characters: save it in UTF-8.',
  },
  notUtf8: {
    es: 'Sus caracteres no están en UTF-8 y no declara otra codificación: guárdalo en UTF-8.',
    en: 'Its characters are not in UTF-8, and it declares no other encoding: save it in UTF-8.',
  },
  otherEncoding: {
    es: 'Sus caracteres no están en {encoding}, la codificación que declara: guárdalo en UTF-8.',
    en: 'Its characters are not in {encoding}, the encoding that it declares: save it in UTF-8.',
  },
  tooComplex: {
    es: 'Es demasiado complejo: leerlo lleva demasiado tiempo o memoria.',
    en: 'It is too complex: reading it takes too much time or memory.',
  },
  tooManyReferences: { es: 'Tiene más de {most} referencias.', en: 'It has more than {most} references.' },
  notRepresentable: {
    es: 'Su contenido no se puede representar aquí.',
    en: 'Its content cannot be represented here.',
  },
  declaresEntities: {
    es: 'Declara entidades propias (<!ENTITY …>), que no se admiten: escribe en su lugar lo que significan.',
    en: 'It declares entities of its own (<!ENTITY …>), which are not accepted: write what they stand for instead.',
  },
  authorsLeft: {
    es: 'Los autores del archivo no se incorporan: la firma es la del borrador.',
    en: 'The authors that the file names are not brought in: the byline is the draft’s.',
  },
  authorLines: {
    es: 'Estas líneas parecen de autoría y se quedan en el texto: quítalas si la revisión es ciega («{lines}»).',
    en: 'These lines seem to name the authors and stay in the text: take them out where the review is blind (“{lines}”).',
  },
  citationsUnread: {
    es: 'Algunas citas guardadas por un gestor de referencias no se pueden leer como datos: quedan como texto ({citations}).',
    en: 'Some citations kept by a reference manager cannot be read as data: they stay as text ({citations}).',
  },
  fieldTooLong: {
    es: 'No se incorpora ({field}): es demasiado largo.',
    en: 'Not brought in ({field}): it is too long.',
  },
  fieldKept: {
    es: 'El borrador conserva lo que ya tenía ({field}); el archivo dice: «{said}».',
    en: 'The draft keeps what it had ({field}); the file says: “{said}”.',
  },
  renumbered: {
    es: 'Numeramos las figuras, tablas y fórmulas por su orden ({labels}): revisa si el texto nombra alguna por su número de antes.',
    en: 'We number figures, tables and formulas in their order ({labels}): see whether the text names any by its former number.',
  },
  // XML and formulas.
  xmlTooLong: { es: 'El archivo XML es demasiado grande.', en: 'The XML file is too large.' },
  xmlBroken: {
    es: 'El archivo no es XML bien formado (línea {line}).',
    en: 'The file is no well-formed XML (line {line}).',
  },
  xmlTooDeep: {
    es: 'El archivo XML es demasiado profundo: tiene elementos dentro de elementos en más de {most} niveles.',
    en: 'The XML file is too deep: it has elements within elements on more than {most} levels.',
  },
  xmlTooMany: {
    es: 'El archivo XML tiene demasiados elementos: se admiten {most}.',
    en: 'The XML file has too many elements: {most} are accepted.',
  },
  xmlUnreadable: { es: 'El archivo XML no se puede leer.', en: 'The XML file cannot be read.' },
  xmlEmpty: { es: 'El archivo XML está vacío.', en: 'The XML file is empty.' },
  mathmlBroken: { es: 'La fórmula no es MathML bien formado.', en: 'The formula is no well-formed MathML.' },
  mathmlMissing: {
    es: 'El texto no contiene ninguna fórmula MathML.',
    en: 'The text holds no MathML formula.',
  },
  mathmlEmpty: { es: 'La fórmula MathML está vacía.', en: 'The MathML formula is empty.' },
  mathmlTooLong: { es: 'La fórmula MathML es demasiado larga.', en: 'The MathML formula is too long.' },
  // JATS.
  notJats: {
    es: 'El archivo no es un artículo en formato JATS.',
    en: 'The file is no article in the JATS format.',
  },
  severalArticles: {
    es: 'Contiene {count} artículos, y un borrador es uno: envía un ZIP con el XML del artículo y sus imágenes.',
    en: 'It holds {count} articles, and a draft is one: send a ZIP with the XML of the article and its pictures.',
  },
  untitled: { es: 'El artículo no tiene título.', en: 'The article has no title.' },
  languageUnsaid: {
    es: 'El artículo no declara su idioma y sus palabras no lo dicen: se toma como español.',
    en: 'The article does not declare its language, and its words do not tell: it is taken for Spanish.',
  },
  languageByDtd: {
    es: 'El artículo no declara su idioma: se toma como inglés, lo que su DTD da por dicho.',
    en: 'The article does not declare its language: it is taken for English, as its DTD has it.',
  },
  languageFound: {
    es: 'El artículo no declara su idioma: por sus palabras se toma como {language}.',
    en: 'The article does not declare its language: by its words it is taken for {language}.',
  },
  textLeft: {
    es: 'Otro texto en el mismo idioma, o en más idiomas de los que caben, no se incorpora ({language}; palabras: {words}).',
    en: 'Another text in the same language, or in more languages than there is room for, is not brought in ({language}; words: {words}).',
  },
  abstractLeft: {
    es: 'No se incorpora un resumen de otra clase ({kind}; palabras: {words}).',
    en: 'An abstract of another kind is not brought in ({kind}; words: {words}).',
  },
  contributorLeft: {
    es: 'No se incorpora quien no figura como autor o autora: {name} ({kind}).',
    en: 'Somebody who is not given as an author is not brought in: {name} ({kind}).',
  },
  membersLeft: {
    es: 'Los miembros de un grupo que firma no se incorporan: {group} ({members}).',
    en: 'The members of a group that signs are not brought in: {group} ({members}).',
  },
  roleLeft: {
    es: 'No se incorpora una contribución que no es de CRediT: «{role}».',
    en: 'A contribution that is not of CRediT is not brought in: “{role}”.',
  },
  objectDoiLeft: {
    es: 'No se incorpora el DOI propio de una figura, tabla o parte.',
    en: 'The own DOI of a figure, table or part is not brought in.',
  },
  emphasisLeft: {
    es: 'Las cursivas y demás realces de las referencias no se incorporan ({references} referencias): las pone el estilo de cita.',
    en: 'Italics and other emphasis in references are not brought in ({references} references): the citation style sets them.',
  },
  otherWork: {
    es: 'No se incorpora un texto asociado: {kind} ({language}).',
    en: 'An associated text is not brought in: {kind} ({language}).',
  },
  translationTooLong: {
    es: 'Se omite la traducción ({language}) del título y resumen: es demasiado larga.',
    en: 'The translation ({language}) of title and abstract is left out: it is too long.',
  },
  titleShortened: {
    es: 'Se recorta un texto demasiado largo: título.',
    en: 'A text that is too long is shortened: the title.',
  },
  licenceLeft: {
    es: 'Se omite la licencia: su dirección no es válida.',
    en: 'The licence is left out: its address is not valid.',
  },
  dateLeft: { es: 'Se omite una fecha no válida: {date}.', en: 'A date that is not valid is left out: {date}.' },
  metadataLeft: { es: 'Se omite un dato no válido: {key}.', en: 'A value that is not valid is left out: {key}.' },
  issnLeft: { es: 'Se omite un ISSN no válido.', en: 'An ISSN that is not valid is left out.' },
  orcidLeft: { es: 'Se omite un ORCID no válido: {orcid}.', en: 'An ORCID that is not valid is left out: {orcid}.' },
  authorUnread: { es: 'No se pudo leer una autoría: {name}.', en: 'An author could not be read: {name}.' },
  affiliationTooLong: {
    es: 'Se omite una afiliación demasiado larga.',
    en: 'An affiliation that is too long is left out.',
  },
  referenceEmpty: {
    es: 'Hay una referencia vacía que no se incorpora.',
    en: 'An empty reference is not brought in.',
  },
  referenceShortened: {
    es: 'Hay una referencia demasiado larga: se recorta.',
    en: 'A reference is too long: it is shortened.',
  },
  pictureInText: {
    es: 'Hay una imagen dentro del texto que solo existe como archivo gráfico y no se incorpora.',
    en: 'A picture within the text exists as a picture file alone and is not brought in.',
  },
  formulaInText: {
    es: 'Hay una fórmula dentro del texto que solo existe como archivo gráfico y no se incorpora.',
    en: 'A formula within the text exists as a picture file alone and is not brought in.',
  },
  formulaAsPicture: {
    es: 'Hay una fórmula que solo existe como archivo gráfico: en su lugar queda una indicación.',
    en: 'A formula exists as a picture file alone: a note stands in its place.',
  },
  texShown: {
    es: 'Hay una fórmula cuyo TeX no se pudo leer: se muestra tal como está.',
    en: 'The TeX of a formula could not be read: it is shown as it stands.',
  },
  pictureWithoutCaption: {
    es: 'Hay una imagen sin leyenda cuyo archivo no se incorpora.',
    en: 'The file of a picture without caption is not brought in.',
  },
  figureWithoutPicture: {
    es: 'Falta la imagen de «{figure}»: {file} no está junto al artículo.',
    en: 'The picture of “{figure}” is missing: {file} is not beside the article.',
  },
  figureUnpictured: {
    es: 'Falta la imagen de «{figure}»: el artículo no nombra ninguna.',
    en: 'The picture of “{figure}” is missing: the article names none.',
  },
  tableShownAsPicture: {
    es: 'Hay una tabla que solo existe como imagen: así se incorpora.',
    en: 'A table exists as a picture alone: it is brought in as one.',
  },
  tableAsPicture: {
    es: 'Hay una tabla que solo existe como imagen y no se incorpora.',
    en: 'A table exists as a picture alone and is not brought in.',
  },
  // Word.
  notWord: {
    es: 'El archivo no es un documento de Word (.docx).',
    en: 'The file is no Word document (.docx).',
  },
  damaged: { es: 'El archivo está dañado o incompleto.', en: 'The file is damaged or incomplete.' },
  unpackedTooLarge: {
    es: 'El documento es demasiado grande una vez descomprimido.',
    en: 'The document is too large once it is unpacked.',
  },
  tooManyParts: { es: 'El documento tiene demasiadas partes.', en: 'The document has too many parts.' },
  password: {
    es: 'El documento está protegido con contraseña.',
    en: 'The document is protected by a password.',
  },
  tablesTooLarge: {
    es: 'El documento tiene tablas demasiado grandes.',
    en: 'The document has tables that are too large.',
  },
  tooLong: { es: 'El documento es demasiado largo.', en: 'The document is too long.' },
  tooLongOrDeep: {
    es: 'El documento es demasiado largo o está anidado en exceso.',
    en: 'The document is too long or nested too deep.',
  },
  wordEntities: {
    es: 'El documento declara entidades XML, que no se admiten.',
    en: 'The document declares XML entities, which are not accepted.',
  },
  pictureUnread: { es: 'Hay una imagen que no se pudo leer.', en: 'A picture could not be read.' },
  pictureTooLarge: {
    es: 'Hay una imagen demasiado grande que no se incorpora.',
    en: 'A picture is too large and is not brought in.',
  },
  pictureFormat: {
    es: 'Hay una imagen en un formato que no se incorpora: insértala como PNG, JPEG o WebP.',
    en: 'A picture has a format that is not brought in: insert it as PNG, JPEG or WebP.',
  },
  chart: {
    es: 'Hay un gráfico de Office que no se incorpora: insértalo como imagen.',
    en: 'An Office chart is not brought in: insert it as a picture.',
  },
  smartArt: {
    es: 'Hay un diagrama SmartArt que no se incorpora: insértalo como imagen.',
    en: 'A SmartArt diagram is not brought in: insert it as a picture.',
  },
  embedded: {
    es: 'Hay un objeto incrustado (una ecuación antigua, una hoja de cálculo) que entra solo como imagen o no entra.',
    en: 'An embedded object (an old equation, a spreadsheet) comes in as a picture alone or not at all.',
  },
  changesAccepted: {
    es: 'Había cambios sin aceptar: se incorpora el texto como queda al aceptarlos.',
    en: 'There were changes that nobody had accepted: the text is brought in as it stands once they are.',
  },
  commentsLeft: {
    es: 'Los comentarios del documento no se incorporan.',
    en: 'The comments of the document are not brought in.',
  },
  formulaUnread: {
    es: 'Hay una fórmula que no se pudo leer: escríbela de nuevo.',
    en: 'A formula could not be read: write it again.',
  },
  linkUnread: {
    es: 'Hay un enlace cuya dirección no se admite: queda su texto.',
    en: 'The address of a link is not accepted: its text stays.',
  },
  // Markdown.
  captionWithoutTable: {
    es: 'A un párrafo «Tabla: …» no le sigue ninguna tabla.',
    en: 'No table follows a paragraph “Tabla: …”.',
  },
  htmlLeft: { es: 'El HTML no se incorpora: {html}', en: 'HTML is not brought in: {html}' },
  citationUnread: { es: 'No se entiende la cita {citation}', en: 'This citation is not understood: {citation}' },
  targetMissing: { es: 'No existe #{target} en el texto.', en: 'There is no #{target} in the text.' },
  noteUnused: {
    es: 'La nota [^{name}] no se menciona y no se incorpora.',
    en: 'Nothing mentions the note [^{name}], and it is not brought in.',
  },
  referenceUncited: {
    es: 'La referencia {id} no se cita en el texto.',
    en: 'Nothing in the text cites the reference {id}.',
  },
  alternativeTextMissing: {
    es: 'A la figura {number} le falta el texto alternativo.',
    en: 'Figure {number} has no alternative text.',
  },
  figureFileLeft: {
    es: 'No se puede incorporar el archivo de la figura: {address}',
    en: 'The file of the figure cannot be brought in: {address}',
  },
  pictureNotAlone: {
    es: 'Una imagen dentro de un párrafo no se incorpora: debe estar sola en el suyo.',
    en: 'A picture within a paragraph is not brought in: it has to stand alone in one.',
  },
  texUnread: { es: 'No se puede leer la fórmula {tex}', en: 'This formula cannot be read: {tex}' },
  addressLeft: {
    es: 'La dirección de un enlace no es válida: {address}',
    en: 'The address of a link is not valid: {address}',
  },
  noteHoldsMore: {
    es: 'Una nota solo puede tener párrafos: lo demás no se incorpora.',
    en: 'A note can have paragraphs alone: the rest is not brought in.',
  },
  noteInNote: {
    es: 'Una nota dentro de otra no se incorpora.',
    en: 'A note within another is not brought in.',
  },
  // Pasted references.
  entryUnstorable: { es: 'No se puede guardar.', en: 'It cannot be stored.' },
  entriesTooMany: {
    es: 'Desde aquí no se lee: son más de {most} referencias.',
    en: 'What follows is not read: there are more than {most} references.',
  },
  jsonBroken: {
    es: 'Parece JSON, pero no está bien formado.',
    en: 'It looks like JSON, but is not well-formed.',
  },
  entrySaysNothing: {
    es: 'No dice ni título ni dónde se publicó.',
    en: 'It says neither a title nor where it was published.',
  },
  entryTooLong: {
    es: 'Es demasiado larga: admite hasta {most} caracteres.',
    en: 'It is too long: it may have {most} characters.',
  },
  entryIsNone: { es: 'No parece una referencia.', en: 'It does not look like a reference.' },
  entryNotUnderstood: {
    es: 'No se entiende: puede que le falte una llave, una coma o su final.',
    en: 'It is not understood: a brace, a comma or its end may be missing.',
  },
  ...packageRemarks,
} as const satisfies Record<string, Words>;

export type RemarkCode = keyof typeof remarks;

/** `times`: how often it holds, where that is more than once; `line`: where in the text, from 1. */
export interface Remark {
  code: RemarkCode;
  values?: Readonly<Record<string, Value>>;
  times?: number;
  line?: number;
}

/** The places of a sentence: `'name'` of `'No {name} here'`. */
type Places<S extends string> = S extends `${string}{${infer Place}}${infer Rest}` ? Place | Places<Rest> : never;
type Filling<C extends RemarkCode> = [Places<(typeof remarks)[C]['es']>] extends [never]
  ? []
  : [values: Readonly<Record<Places<(typeof remarks)[C]['es']>, Value>>];

/** What is remarked, with a value for each place of its sentence. */
export const remark = <C extends RemarkCode>(code: C, ...[values]: Filling<C>): Remark => ({
  code,
  ...(values && { values }),
});

const framed = {
  line: { es: 'Línea {line}: {said}', en: 'Line {line}: {said}' },
  times: { es: '{said} ({times} veces)', en: '{said} ({times} times)' },
} as const satisfies Record<string, Words>;

/** The sentence, in both languages. */
export const remarkWords = (remark: Remark): Words => ({
  es: remarkInWords(remark, 'es'),
  en: remarkInWords(remark, 'en'),
});

/** The sentence, with its line and how often it holds. */
export function remarkInWords({ code, values = {}, times, line }: Remark, language: keyof Words): string {
  const said = fill(remarks[code][language], values, language);
  const counted = times === undefined ? said : fill(framed.times[language], { said, times }, language);
  return line === undefined ? counted : fill(framed.line[language], { said: counted, line: `${line}` }, language);
}

/** A file, text or formula that cannot be read. `remark` says why; `message` says it in Spanish, for logs and commands. */
export class ReadingError extends Error {
  override name = 'ReadingError';
  readonly remark: Remark;
  constructor(remark: Remark, options?: ErrorOptions) {
    super(remarkInWords(remark, 'es'), options);
    this.remark = remark;
  }
}
