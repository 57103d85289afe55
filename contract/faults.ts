/**
 * What can be wrong with one field: its code, and its words in both languages. A schema names such a code where zod takes
 * a message (`error: 'issn'`); what a schema does not name follows from the rule that was broken (issue-faults.ts).
 */
import { fileFaults } from './file-fault-words.ts';
import { institutionFaults } from './institution-fault-words.ts';
import { notifyFaults } from './notify-fault-words.ts';
import { passwordFaults } from './password-fault-words.ts';
import type { Language } from './vocabulary.ts';
import { fill, type Value, type Words } from './words.ts';

export const faults = {
  ...institutionFaults,
  ...notifyFaults,
  // What follows from a schema's rules.
  requerido: { es: 'Hace falta este dato.', en: 'This is required.' },
  vacio: { es: 'No puede quedar vacío.', en: 'This cannot be empty.' },
  tipo: { es: 'No es un dato del tipo que esperamos aquí.', en: 'This is not the kind of value expected here.' },
  texto_corto: { es: 'Escribe {minimo} caracteres o más.', en: 'Write {minimo} characters or more.' },
  texto_largo: { es: 'Escribe {maximo} caracteres como mucho.', en: 'Write {maximo} characters at most.' },
  numero_pequeno: { es: 'El número más pequeño que cabe aquí es {minimo}.', en: 'The least number here is {minimo}.' },
  numero_grande: { es: 'El número más grande que cabe aquí es {maximo}.', en: 'The largest number here is {maximo}.' },
  entero: { es: 'Escribe un número entero.', en: 'Write a whole number.' },
  lista_corta: { es: 'Aquí hacen falta {minimo} como mínimo.', en: 'At least {minimo} are needed here.' },
  lista_larga: { es: 'Aquí caben {maximo} como mucho.', en: 'At most {maximo} fit here.' },
  opcion: { es: 'Elige una de las opciones que hay.', en: 'Choose one of the options.' },
  correo: { es: 'Escribe una dirección de correo válida.', en: 'Write a valid email address.' },
  direccion_web: {
    es: 'Escribe una dirección web completa, que empiece por https://.',
    en: 'Write a whole web address that begins with https://.',
  },
  direccion_webhook: {
    es: 'Escribe una dirección que empiece por https://, sin usuario, contraseña ni #, de un servidor que esté en internet.',
    en: 'Write an address that begins with https://, without a user, a password or #, of a server on the internet.',
  },
  webhook_repetido: {
    es: 'Otro webhook envía ya a esta dirección.',
    en: 'Another webhook sends to this address already.',
  },
  buzon_repetido: {
    es: 'Otro buzón tiene ya esta dirección para las mismas obras.',
    en: 'Another inbox has this address for the same works already.',
  },
  direccion_menu: {
    es: 'Escribe una página pública de este sitio, como /catalogo, o una dirección completa que empiece por https://.',
    en: 'Write a public page of this site, as /catalogo, or a whole address that begins with https://.',
  },
  fecha: { es: 'Escribe una fecha válida.', en: 'Write a valid date.' },
  identificador: { es: 'No es un identificador válido.', en: 'This is not a valid identifier.' },
  formato: { es: 'No tiene la forma que esperamos aquí.', en: 'This does not have the form expected here.' },
  clave_desconocida: { es: 'No conocemos {claves}.', en: 'We do not know {claves}.' },
  no_valido: { es: 'Este dato no es válido.', en: 'This is not valid.' },
  zona: { es: 'No conocemos esa zona horaria.', en: 'We do not know that time zone.' },
  acronimo: {
    es: 'Escribe entre 2 y 12 letras minúsculas sin tilde o cifras.',
    en: 'Write between 2 and 12 small letters without accents, or figures.',
  },
  numeros_u_obras: {
    es: 'Elige números u obras, no las dos cosas.',
    en: 'Choose issues or works, not both.',
  },
  repetida: { es: 'Hay algo dos veces.', en: 'Something is here twice.' },
  momento_pasado: { es: 'Elige un momento que no haya pasado.', en: 'Choose a moment still to come.' },
  // Bodies.
  demasiado_hondo: {
    es: 'Está anidado en más de {niveles} niveles.',
    en: 'This is nested more than {niveles} levels deep.',
  },
  caracteres: {
    es: 'Contiene caracteres que no se pueden guardar.',
    en: 'This contains characters that cannot be stored.',
  },
  // Accounts.
  ...passwordFaults,
  segundo_paso_propio: { es: 'Activa antes tu propio segundo paso.', en: 'Set up your own second step first.' },
  palabra: { es: 'Escribe la palabra tal como está', en: 'Write the word as it stands' },
  archivo_sin_cabecera: {
    es: 'La primera línea tiene que nombrar las columnas (nombres, apellidos, email), con alguna cuenta debajo.',
    en: 'The first line has to name the columns (first name, surname, email), with an account below it.',
  },
  archivo_largo: { es: 'Son más de {max} cuentas: divide el archivo.', en: 'Over {max} accounts: split the file.' },
  columnas: {
    es: 'Di qué es cada columna o que no se usa: hacen falta el título, los autores y la fecha o el año.',
    en: 'Say what each column is, or that it is not used: title, authors and date or year are needed.',
  },
  correo_en_uso: { es: 'Ya existe una cuenta con ese correo.', en: 'An account with that email already exists.' },
  cuenta_sin_cambios: {
    es: 'Di qué quieres cambiar de la cuenta: sus roles o su estado.',
    en: 'Say what to change of the account: its roles or its state.',
  },
  correo_sin_confirmar: {
    es: 'No ha confirmado su correo: hasta entonces no puede tener ese rol.',
    en: 'They have not confirmed their address: until then they cannot have that role.',
  },
  bloqueo_propio: { es: 'No puedes bloquear tu propia cuenta.', en: 'You cannot block your own account.' },
  // Journals.
  clave_revista: {
    es: 'Escribe letras minúsculas sin acentos, cifras y guiones, como «estudios-clasicos».',
    en: 'Write small letters without accents, figures and hyphens, as “estudios-clasicos”.',
  },
  clave_en_uso: { es: 'Ya hay una revista con esa clave.', en: 'There is a journal with that key already.' },
  dominio_web: {
    es: 'Escribe solo el nombre, como «revista.universidad.edu»: sin «https://» ni nada detrás.',
    en: 'Write the name alone, as “journal.university.edu”: without “https://” and with nothing behind it.',
  },
  dominio_de_la_plataforma: {
    es: 'Es el nombre de la propia plataforma: la revista necesita otro.',
    en: 'It is the name of the platform itself: the journal needs another.',
  },
  dominio_de_otra: {
    es: 'Ese nombre ya es el de {revista}.',
    en: 'That name is the one of {revista} already.',
  },
  sin_direccion_publica: {
    es: 'Antes hay que decir la dirección de la plataforma (PUBLIC_URL) a quien la mantiene: desde ella se llega a la revista.',
    en: 'Whoever runs the server must first set the platform’s address (PUBLIC_URL): the journal is reached from it.',
  },
  palabras_al_reves: {
    es: 'El máximo no puede ser menor que el mínimo.',
    en: 'The most cannot be fewer than the least.',
  },
  seccion_con_obras: {
    es: 'Hay obras en esta sección: ciérrala en vez de quitarla.',
    en: 'There are works in this section: close it instead of removing it.',
  },
  seccion_ajena: { es: 'No es una sección de esa revista.', en: 'This is not a section of that journal.' },
  revista_desconocida: { es: 'No conocemos esa revista.', en: 'We do not know that journal.' },
  revista_fija: {
    es: 'Esta obra ya se revisó aquí: la cambia de revista quien la lleva.',
    en: 'This work was reviewed here already: who runs it moves it to another journal.',
  },
  revista_ajena: { es: 'No editas en esa revista.', en: 'You do not edit in that journal.' },
  misma_revista: { es: 'La obra ya está en esa revista.', en: 'The work is in that journal already.' },
  revista_cerrada: { es: 'No recibe obras nuevas.', en: 'It takes no new works.' },
  cuenta_desconocida: { es: 'No conocemos esa cuenta.', en: 'We do not know that account.' },
  ajuste_de_la_plataforma: {
    es: 'Esto lo dicen los ajustes de la plataforma: cámbialo allí.',
    en: 'The platform’s settings say this: change it there.',
  },
  // Works and their texts.
  falta_para_enviar: { es: 'Hace falta para enviar a revisión.', en: 'This is needed to send the work to review.' },
  declaracion: {
    es: 'La revista pide esta declaración para enviar la obra.',
    en: 'The journal asks for this declaration before the work is sent.',
  },
  declaracion_incompleta: {
    es: 'A esta declaración, que la revista pide para enviar la obra, le falta este dato.',
    en: 'This is missing in a declaration that the journal asks for before the work is sent.',
  },
  ror: {
    es: 'Escribe un identificador ROR válido, como https://ror.org/02gfc7t72.',
    en: 'Write a valid ROR iD, as https://ror.org/02gfc7t72.',
  },
  palabras_clave: { es: 'Escribe al menos una palabra clave.', en: 'Write at least one keyword.' },
  motivo: { es: 'Escribe el motivo: quedará registrado.', en: 'Write the reason: it will be recorded.' },
  metadatos: { es: 'Caben {maximo} claves.', en: '{maximo} keys fit.' },
  texto_sin_cambios: {
    es: 'Di qué quieres guardar: contenido, documento o referencias.',
    en: 'Say what to save: contenido, documento or referencias.',
  },
  texto_doble: {
    es: 'Envía el texto llano o el estructurado, no los dos.',
    en: 'Send the plain or the structured text, not both.',
  },
  borrador_largo: {
    es: 'Es demasiado largo para guardarlo como borrador.',
    en: 'This is too long to be kept as a draft.',
  },
  formula: { es: 'Fórmula que no se puede leer: {formula}', en: 'Formula that cannot be read: {formula}' },
  parrafos: { es: 'Tiene demasiados párrafos o líneas.', en: 'It has too many paragraphs or lines.' },
  formulas: { es: 'Tiene demasiadas fórmulas.', en: 'It has too many formulas.' },
  tabla: {
    es: 'Tiene una tabla de más de {celdas} celdas: adjúntala como archivo de datos.',
    en: 'It has a table of more than {celdas} cells: attach it as a data file.',
  },
  texto: { es: 'Su texto es demasiado largo.', en: 'Its text is too long.' },
  parte_pesada: { es: 'Una de sus partes tiene demasiados datos.', en: 'One of its parts has too much data.' },
  referencias: { es: 'Son más de {maximo} referencias.', en: 'There are more than {maximo} references.' },
  datos: { es: 'Tiene demasiados datos.', en: 'It has too much data.' },
  doi: {
    es: 'Un DOI empieza por 10. y lleva una barra, como 10.1590/abc.',
    en: 'A DOI begins with 10. and has a slash, as 10.1590/abc.',
  },
  doi_registrado: { es: 'Está registrado: no se cambia aquí.', en: 'It is registered: it is not changed here.' },
  doi_ocupado: { es: 'Otra obra tiene ya este DOI.', en: 'Another work has this DOI already.' },
  doi_de_ejemplo: {
    es: 'El prefijo 10.5555 es para ejemplos: no se registra.',
    en: 'The prefix 10.5555 is for examples: it is not registered.',
  },
  // The byline.
  coautores: { es: 'Algún coautor no existe o está repetido.', en: 'Some co-author does not exist or is repeated.' },
  firma_ajena: {
    es: 'Solo quien envía la obra elige a quienes la firman.',
    en: 'Only whoever sends the work chooses who signs it.',
  },
  autor_repetido: { es: 'Esta persona ya figura más arriba.', en: 'This person is listed further up.' },
  cuenta_inexistente: { es: 'Esta cuenta ya no existe.', en: 'This account no longer exists.' },
  autor_con_cuenta: {
    es: 'Quien tiene esta dirección ya figura con su cuenta.',
    en: 'Whoever has this address is listed with their account.',
  },
  direccion_repetida: { es: 'Esta dirección está repetida.', en: 'This address is repeated.' },
  autor_principal: {
    es: 'Falta el autor principal: quien envía la obra también la firma.',
    en: 'The main author is missing: whoever sends the work signs it too.',
  },
  invitaciones_pendientes: {
    es: 'Caben {maximo} invitaciones pendientes: espera a que respondan algunas.',
    en: '{maximo} invitations may be pending: wait for some to be answered.',
  },
  invitacion_reciente: {
    es: 'Le escribimos hace menos de una hora: espera un poco para volver a invitar.',
    en: 'We wrote to them less than an hour ago: wait a little before you invite again.',
  },
  invitaciones_tuyas: {
    es: 'Has invitado a mucha gente en la última hora: sigue un poco más tarde.',
    en: 'You have invited many people in the last hour: go on a little later.',
  },
  invitaciones_suyas: {
    es: 'Esta dirección ha recibido varias invitaciones en la última hora: prueba más tarde.',
    en: 'This address has had several invitations in the last hour: try later.',
  },
  ...fileFaults,
  // Reviews and reviewers.
  busqueda_ya_guardada: { es: 'Ya tienes una búsqueda con ese nombre.', en: 'You already keep a search of that name.' },
  vista_ya_guardada: { es: 'Ya tienes una vista con ese nombre.', en: 'You already have a view of that name.' },
  clave_repetida: { es: 'Ya tienes una clave con ese nombre.', en: 'You already have a key of that name.' },
  editor_no_valido: {
    es: 'Hace falta el rol de editor o de administrador y no ser autora de la obra.',
    en: 'It takes the role of editor or administrator, and not being an author of the work.',
  },
  revisor_repetido: {
    es: 'Esa persona ya tiene una revisión de esta ronda.',
    en: 'That person has a review of this round already.',
  },
  cuenta_bloqueada: { es: 'Esa dirección es de una cuenta bloqueada.', en: 'That address is a blocked account’s.' },
  direccion_sin_confirmar: {
    es: 'Esa dirección es de una cuenta que aún no la ha confirmado. Pide a esa persona que la confirme.',
    en: 'That address is an account’s that has not confirmed it yet. Ask that person to confirm it.',
  },
  no_puede_revisarla: {
    es: 'Esa persona no puede revisar esta obra: firma la obra o un capítulo suyo, debe decir si lo hace o ha visto quién firma.',
    en: 'That person cannot review this work: they sign it or a chapter of it, have to say whether they do, or have seen who signs.',
  },
  revisor_no_valido: {
    es: 'Hace falta el rol de revisor, no ser autora de la obra ni de un capítulo suyo y, en doble ciego, no haber visto quién firma.',
    en: 'It takes the role of reviewer, being an author of neither the work nor a chapter of it and, in double blind, not having seen who signs.',
  },
  revisor_bloqueado: {
    es: 'Su cuenta está bloqueada: mientras lo esté, no puede revisar.',
    en: 'Their account is blocked: while it is, they cannot review.',
  },
  respuesta_larga: { es: 'La respuesta es demasiado larga.', en: 'The answer is too long.' },
  revision_sin_cambios: { es: 'Di qué quieres cambiar de la revisión.', en: 'Say what to change of the review.' },
  respuesta: {
    es: 'Esta respuesta no es de las que admite la pregunta.',
    en: 'The question does not take this answer.',
  },
  sin_responder: {
    es: 'Responde a esta pregunta para completar la revisión.',
    en: 'Answer this question to complete the review.',
  },
  comentarios: { es: 'Escribe tus comentarios.', en: 'Write your comments.' },
  campo_ajeno: { es: 'No puedes cambiar este campo.', en: 'You cannot change this field.' },
  autores_ocultos: { es: 'No puedes saber quién firma esta obra.', en: 'You cannot know who signs this work.' },
  revision_pendiente: {
    es: 'Una revisión que asignas a otra persona empieza como pendiente.',
    en: 'A review that you assign to somebody else begins as pending.',
  },
  plazo_pasado: {
    es: 'Ese plazo ya ha pasado: elige hoy o un día más adelante.',
    en: 'That deadline is past: choose today or a later day.',
  },
  resultado: {
    es: 'De la revisión de otra persona puedes registrar su resultado: aceptada, rechazada o devuelta.',
    en: 'Of somebody else’s review you can record the outcome: accepted, rejected or returned.',
  },
  revisiones: {
    es: 'Elige entre las revisiones completadas de esta ronda.',
    en: 'Choose among the completed reviews of this round.',
  },
  persona_repetida: { es: 'Alguien está dos veces en la lista.', en: 'Somebody is on the list twice.' },
  persona_sin_cuenta: { es: 'Alguien ya no tiene cuenta.', en: 'Somebody no longer has an account.' },
  no_reviso_la_ronda: {
    es: 'Alguien de la lista no revisó la ronda anterior.',
    en: 'Somebody on the list did not review the round before.',
  },
  otra_persona: { es: 'Elige a otra persona.', en: 'Choose somebody else.' },
  conflicto_con: { es: 'Di con quién o con qué institución.', en: 'Say with whom or with which institution.' },
  conflicto: { es: 'Conflicto de interés: {conflictos}.', en: 'Conflict of interest: {conflictos}.' },
  pareja: { es: '«{obra}», {persona}: {motivo}.', en: '“{obra}”, {persona}: {motivo}.' },
  // The review form.
  pregunta: { es: 'Escribe la pregunta.', en: 'Write the question.' },
  opcion_vacia: { es: 'Escribe la opción o quítala.', en: 'Write the option or take it out.' },
  pregunta_repetida: {
    es: 'Dos preguntas tienen el mismo identificador.',
    en: 'Two questions have the same identifier.',
  },
  dos_opciones: {
    es: 'Una pregunta de opciones necesita al menos dos.',
    en: 'A question with options needs two at least.',
  },
  opciones_iguales: { es: 'Hay dos opciones iguales.', en: 'Two options are alike.' },
  // Letters, mails, pages and settings.
  marca_desconocida: {
    es: 'No conocemos {marcas}: bórralo o usa una de las marcas de la lista.',
    en: 'We do not know {marcas}: delete it or use one of the places listed.',
  },
  falta_marca: {
    es: 'Falta {marcas} en un párrafo que salga siempre: sin eso, el correo no dice lo suyo.',
    en: '{marcas} is missing from a paragraph that is always there: without it the email does not say what it is for.',
  },
  destinatario_no_admitido: {
    es: 'No puedes escribir a esa dirección desde aquí. Elige a alguien de la lista.',
    en: 'You cannot write to that address from here. Choose somebody from the list.',
  },
  texto_dividir: {
    es: 'Una parte del texto es demasiado larga. Divídela.',
    en: 'A part of the text is too long. Divide it.',
  },
  texto_hondo: { es: 'El texto está anidado en demasiados niveles.', en: 'The text is nested too many levels deep.' },
  texto_complejo: {
    es: 'Es demasiado largo o complejo para leerlo de una vez: divídelo.',
    en: 'This is too long or complex to be read at once: divide it.',
  },
  dia_pasado: {
    es: 'Ese día ya ha pasado: elige hoy o uno más adelante.',
    en: 'That day is past: choose today or later.',
  },
  fin_antes: { es: 'El último día no puede ser anterior al primero.', en: 'The last day cannot be before the first.' },
  cuatro_ojos: { es: 'Los cuatro ojos solo los levanta la administración.', en: 'Only administrators lift four eyes.' },
  ajuste_ajeno: { es: 'Este ajuste es de administración.', en: 'This setting is the administrators’.' },
  ajuste_cambiado: { es: 'Ahora: {ahora}.', en: 'Now: {ahora}.' },
  anio: { es: 'Escribe una fecha entre 1900 y 2999.', en: 'Write a date between 1900 and 2999.' },
  issn: {
    es: 'No es un ISSN: son ocho cifras como 1234-5679, y la última, que puede ser X, sale de las otras.',
    en: 'This is no ISSN: eight digits such as 1234-5679, the last of which, or X, follows from the others.',
  },
  isbn: {
    es: 'No es un ISBN: son diez o trece cifras como 978-84-376-0494-7, y la última sale de las otras.',
    en: 'This is no ISBN: ten or thirteen digits such as 978-84-376-0494-7, the last of which follows from the others.',
  },
  embargo_pasado: {
    es: 'Elige un día que no haya llegado: desde que empieza, el texto se lee.',
    en: 'Choose a day still to come: from its beginning on the text is read.',
  },
  tipo_con_capitulos: {
    es: 'Un libro que reúne capítulos sigue siendo un libro, y un capítulo no se convierte en libro.',
    en: 'A book that gathers chapters stays a book, and a chapter becomes no book.',
  },
  ficha_ajena: {
    es: 'Las obras de este tipo no llevan este dato.',
    en: 'Works of this type do not have this.',
  },
  orcid: {
    es: 'Ese ORCID no es válido: son dieciséis cifras como 0000-0002-1825-0097, y la última, que puede ser X, sale de las otras.',
    en: 'That ORCID iD is not valid: sixteen digits such as 0000-0002-1825-0097, the last of which, or X, follows from the others.',
  },
  nombre_revista: { es: 'Escribe el nombre de la revista.', en: 'Write the journal’s name.' },
  color: { es: 'Escribe un color como #0b5563.', en: 'Write a colour such as #0b5563.' },
  patron_doi: {
    es: 'Escribe letras, cifras, puntos o guiones, y id entre llaves; así pueden estar también revista, anio, volumen y numero.',
    en: 'Write letters, figures, dots or hyphens, and id in braces; revista, anio, volumen and numero may stand there likewise.',
  },
  prefijo_doi: { es: 'Escribe un prefijo como 10.1000.', en: 'Write a prefix such as 10.1000.' },
  licencia: {
    es: 'Escribe la dirección de la licencia, que empieza por https://.',
    en: 'Write the address of the licence, which begins with https://.',
  },
} as const satisfies Record<string, Words>;

export type FaultCode = keyof typeof faults;

/** `field`: the dotted path of what was sent. */
export interface Fault {
  field: string;
  code: FaultCode;
  values?: Readonly<Record<string, Value>>;
}

/** The same for a schema: `z.string().regex(…, fault('color'))`. */
export const fault = (code: FaultCode): { error: FaultCode } => ({ error: code });

/** What is wrong with a field, in words. */
export const inWords = ({ code, values = {} }: Pick<Fault, 'code' | 'values'>, language: Language): string =>
  fill(faults[code][language], values, language);

/** What is wrong with a field, in both languages: a value of another sentence. */
export const faultWords = (fault: Pick<Fault, 'code' | 'values'>): Words => ({
  es: inWords(fault, 'es'),
  en: inWords(fault, 'en'),
});

export const isFaultCode = (text: unknown): text is FaultCode =>
  typeof text === 'string' && Object.hasOwn(faults, text);
