/**
 * Every refusal the server can give: its stable code, HTTP status and words in both languages. Answers are RFC 9457
 * problem documents with a `message` beside (docs/specification.md 6); texts the spec quotes stand here letter by letter.
 */
import { z } from 'zod';
import type { Problem } from './problem-error.ts';
import { providerProblems } from './provider-problem-words.ts';

export const problems = {
  ...providerProblems,
  datos_no_validos: {
    status: 422,
    es: 'Hay datos que corregir. Revisa los campos indicados.',
    en: 'Some data needs correcting. Check the fields listed.',
  },
  cuerpo_ilegible: {
    status: 400,
    es: 'No pudimos leer lo que enviaste: no es JSON válido.',
    en: 'We could not read what you sent: it is not valid JSON.',
  },
  // Of requests whose headers cannot be read: in both languages at once.
  cabeceras_demasiado_grandes: {
    status: 431,
    es: 'Tu navegador envía demasiados datos con la dirección (cookies). Borra las cookies de este sitio y vuelve a intentarlo.',
    en: 'Your browser sends too much along with the address (cookies). Clear the cookies of this site and try again.',
  },
  peticion_ilegible: {
    status: 400,
    es: 'No pudimos leer la petición: no es HTTP válido.',
    en: 'We could not read the request: it is not valid HTTP.',
  },
  tipo_no_admitido: {
    status: 415,
    es: 'Ese tipo de contenido no se admite aquí. Envía JSON.',
    en: 'That content type is not accepted here. Send JSON.',
  },
  demasiado_grande: {
    status: 413,
    es: 'Lo que enviaste es demasiado grande: aquí se admiten hasta {limite}.',
    en: 'What you sent is too large: up to {limite} are accepted here.',
  },
  demasiadas_partes: {
    status: 413,
    es: 'Lo que enviaste tiene demasiadas partes: aquí se admiten hasta {limite}.',
    en: 'What you sent has too many parts: up to {limite} are accepted here.',
  },
  servidor_lleno: {
    status: 503,
    es: 'Ahora mismo el servidor está recibiendo demasiado a la vez. Vuelve a intentarlo en {espera}.',
    en: 'The server is receiving too much at once just now. Try again in {espera}.',
  },
  salida_demasiado_grande: {
    status: 422,
    es: 'Lo que pides ocupa más de {gigas} GB. Acótalo con los filtros y llévatelo por partes.',
    en: 'What you ask for takes more than {gigas} GB. Narrow it down with the filters and take it in parts.',
  },
  lecturas_de_tu_red: {
    status: 429,
    es: 'Tu red tiene ya {cuantas} lecturas de este tipo en curso. Espera a que acabe una y vuelve a intentarlo en {espera}.',
    en: 'Your network already has {cuantas} readings of this kind under way. Wait for one to end and try again in {espera}.',
  },
  lecturas_en_curso: {
    status: 503,
    es: 'Ahora mismo muchos programas leen esto a la vez. Vuelve a intentarlo en {espera}.',
    en: 'Many programs are reading this at once just now. Try again in {espera}.',
  },
  sesion_requerida: {
    status: 401,
    es: 'Inicia sesión para continuar.',
    en: 'Log in to continue.',
  },
  sesion_caducada: {
    status: 401,
    es: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
    en: 'Your session has expired. Log in again.',
  },
  credenciales_incorrectas: {
    status: 401,
    es: 'El correo o la contraseña no son correctos.',
    en: 'The email or the password is not right.',
  },
  // What the sign-in goes on with is its `desafio`.
  segundo_paso: {
    status: 403,
    es: 'Falta el segundo paso: el código de tu aplicación de autenticación o tu llave de acceso.',
    en: 'One more step: the code of your authenticator app, or your passkey.',
  },
  segundo_paso_caducado: {
    status: 410,
    es: 'Ha pasado demasiado tiempo. Empieza a entrar otra vez.',
    en: 'Too much time has passed. Begin to log in again.',
  },
  codigo_incorrecto: {
    status: 422,
    es: 'El código no es correcto, o ya se ha usado.',
    en: 'The code is not right, or has been used.',
  },
  // To who is logged in, of everything but setting it up.
  falta_segundo_paso: {
    status: 403,
    es: 'Tu rol pide un segundo paso al entrar. Actívalo para seguir.',
    en: 'Your role asks for a second step to log in. Set it up to go on.',
  },
  demuestra_quien_eres: {
    status: 403,
    es: 'Antes de hacer esto, confirma que eres tú con tu contraseña, un código o una llave de acceso.',
    en: 'Before you do this, confirm that it is you, by your password, a code or a passkey.',
  },
  segundo_paso_activo: {
    status: 409,
    es: 'Ya tienes activado el segundo paso.',
    en: 'You have set up the second step already.',
  },
  // Two tabs set it up: the picture of one holds no more.
  segundo_paso_sustituido: {
    status: 409,
    es: 'Después de este código QR se pidió otro, quizá en otra pestaña, y este ya no sirve. Cancela y empieza de nuevo, o termina con el último.',
    en: 'Another QR code was asked for after this one, perhaps in another tab, and this one holds no more. Cancel and start again, or finish with the last one.',
  },
  segundo_paso_inactivo: {
    status: 409,
    es: 'Esta cuenta no tiene activado el segundo paso.',
    en: 'This account has no second step.',
  },
  // Of a passkey, whatever stands against it: that is nobody's to learn.
  llave_no_valida: {
    status: 422,
    es: 'No hemos podido reconocer esa llave de acceso. Prueba otra vez o entra de otra forma.',
    en: 'We could not recognise that passkey. Try again, or log in another way.',
  },
  llaves_de_mas: {
    status: 409,
    es: 'Ya tienes el máximo de llaves de acceso ({maximo}). Quita antes una que no uses.',
    en: 'You have as many passkeys as there may be ({maximo}). Remove one you do not use first.',
  },
  // A password alone, where there is a second step.
  prueba_insuficiente: {
    status: 403,
    es: 'Tu cuenta tiene segundo paso: confirma que eres tú con un código o con tu llave de acceso.',
    en: 'Your account has a second step: confirm that it is you by a code or by your passkey.',
  },
  segundo_paso_exigido: {
    status: 409,
    es: 'Tu rol pide un segundo paso y este es el único que tienes. Añade antes otro.',
    en: 'Your role asks for a second step, and this is the only one you have. Add another first.',
  },
  segundo_paso_propio: {
    status: 409,
    es: 'Activa antes tu propio segundo paso, en Configuración: si no, te quedarías fuera.',
    en: 'Set up your own second step first, in your settings: else you would be left outside.',
  },
  cuenta_bloqueada: {
    status: 403,
    es: 'Tu cuenta está bloqueada. Si crees que es un error, escribe a administración.',
    en: 'Your account is blocked. If you think this is a mistake, write to the administrators.',
  },
  sin_permiso: {
    status: 403,
    es: 'No tienes permiso para hacer esto.',
    en: 'You are not allowed to do this.',
  },
  condiciones_cambiadas: {
    status: 409,
    es: 'El texto acaba de cambiar. Léelo de nuevo antes de aceptarlo.',
    en: 'The text has just changed. Please read it again before you accept it.',
  },
  publicacion_de_revisiones: {
    status: 409,
    es: 'No se ha enviado nada todavía: acaba de cambiar si las revisiones de esta obra se publican con ella. Lee lo que dice ahora y envíalo de nuevo si te parece bien.',
    en: 'Nothing has been sent yet: whether the reviews of this work are published with it has just changed. Read what it says now, and send it again if you agree.',
  },
  identidad_conocida: {
    status: 409,
    es: 'Esta obra no oculta la identidad de esa persona, o no puedes pedírselo tú.',
    en: 'This work does not hide that person’s identity, or it is not for you to ask.',
  },
  consentimiento_ya_pedido: {
    status: 409,
    es: 'Ya se le ha pedido a esa persona. Quien dice que no solo puede cambiar de respuesta por sí misma.',
    en: 'That person has been asked already. Whoever says no can only change the answer themselves.',
  },
  consentimiento_retirado: {
    status: 409,
    es: 'La redacción ha retirado la petición: ya no hace falta que respondas.',
    en: 'The editors have taken back the request: you no longer need to answer.',
  },
  consentimiento_respondido: {
    status: 409,
    es: 'Esa persona ya ha respondido: la petición no puede retirarse.',
    en: 'That person has answered already: the request cannot be taken back.',
  },
  sin_revisiones: {
    status: 409,
    es: 'Todavía no hay revisiones tuyas que certificar en ese periodo.',
    en: 'There are no reviews of yours to certify in that period yet.',
  },
  sin_preferencias: {
    status: 409,
    es: 'Esta revista no pide preferencias de revisión.',
    en: 'This journal does not ask for bids.',
  },
  preferencia_cerrada: {
    status: 409,
    es: 'De esta obra ya no se piden preferencias: ya no busca quien la revise, o ya te la han pedido.',
    en: 'This work takes no more bids: it no longer looks for reviewers, or you have been asked to review it.',
  },
  preferencias_ya_pedidas: {
    status: 409,
    es: 'Ya se pidieron preferencias hace menos de {dias} días. Podrás volver a pedirlas más adelante.',
    en: 'Bids were asked for less than {dias} days ago. You can ask again later.',
  },
  no_encontrado: {
    status: 404,
    es: 'No encontramos lo que buscas.',
    en: 'We could not find what you are looking for.',
  },
  metodo_no_admitido: {
    status: 405,
    es: 'Esta dirección no admite ese método.',
    en: 'This address does not take that method.',
  },
  correo_en_uso: {
    status: 409,
    es: 'Ya existe una cuenta con ese correo.',
    en: 'An account with that email already exists.',
  },
  correo_sin_confirmar: {
    status: 409,
    es: 'Esa cuenta no ha confirmado su correo: hasta entonces no puede tener ese rol.',
    en: 'That account has not confirmed its address: until then it cannot have that role.',
  },
  confirma_tu_correo: {
    status: 403,
    es: 'Confirma antes tu correo: hasta entonces no puedes escribir a otras personas. Puedes pedir otro enlace en tu perfil.',
    en: 'Confirm your address first: until then you cannot write to other people. You can ask for another link in your profile.',
  },
  confirma_para_claves: {
    status: 403,
    es: 'Confirma antes tu correo: hasta entonces no puedes crear claves de la API. Puedes pedir otro enlace en tu perfil.',
    en: 'Confirm your address first: until then you cannot make API keys. You can ask for another link in your profile.',
  },
  claves_completas: {
    status: 409,
    es: 'Ya tienes {cuantas} claves, tantas como caben. Revoca alguna antes de crear otra.',
    en: 'You have {cuantas} keys already, as many as there is room for. Revoke one before you make another.',
  },
  clave_repetida: {
    status: 409,
    es: 'Ya tienes una clave con ese nombre.',
    en: 'You already have a key of that name.',
  },
  clave_no_valida: {
    status: 401,
    es: 'Esa clave de la API no existe, ha caducado o se ha revocado. Crea otra en tu configuración, o pregunta sin clave.',
    en: 'That API key does not exist, has run out or has been revoked. Make another in your settings, or ask without a key.',
  },
  clave_solo_lectura: {
    status: 403,
    es: 'Esto no se abre con ninguna clave de la API: para ello hay que iniciar sesión.',
    en: 'No API key opens this: for it you have to log in.',
  },
  clave_sin_ambito: {
    status: 403,
    es: 'A esta clave de la API le falta un ámbito: {ambito}. Crea otra que lo tenga en tu configuración.',
    en: 'This API key lacks a scope: {ambito}. Make another that has it in your settings.',
  },
  lo_confirma_su_dueno: {
    status: 409,
    es: 'Aquí se envía correo: quien tiene esa cuenta confirma su dirección con el enlace que recibe.',
    en: 'Mail is sent here: whoever has that account confirms its address with the link that they receive.',
  },
  transicion_no_permitida: {
    status: 409,
    es: 'La publicación está en estado «{estado}»: ya no admite ese cambio.',
    en: 'The publication is in the state “{estado}”: it no longer takes that change.',
  },
  faltan_revisiones: {
    status: 422,
    es: 'Faltan revisiones completadas para decidir: hay {hay} de {hacenFalta}.',
    en: 'More completed reviews are needed to decide: {hay} of {hacenFalta}.',
  },
  hay_revisiones: {
    status: 409,
    es: 'Ya están las revisiones que pide una decisión ({hay} de {hacenFalta}): decide sobre la obra en vez de devolverla.',
    en: 'The reviews that a decision takes are there ({hay} of {hacenFalta}): decide on the work instead of returning it.',
  },
  decision_firme: {
    status: 409,
    es: 'Esta decisión ya no se puede revocar: han pasado {dias} días, o quien la recibió ya ha hecho algo con ella.',
    en: 'This decision can no longer be revoked: {dias} days have passed, or its authors have acted on it.',
  },
  cuatro_ojos: {
    status: 403,
    es: 'En esta ronda hay una revisión que cuenta como tuya, y aquí revisa una persona y decide otra. Pide la decisión a otra persona, o elévala a aprobación.',
    en: 'A review of this round counts as yours, and here one person reviews and another decides. Ask somebody else to decide, or ask for a second signature.',
  },
  cuatro_ojos_propia: {
    status: 403,
    es: 'Esta obra la firmas tú, y aquí nadie publica sin aprobación lo que ha escrito. Pídeselo a otra persona que administre.',
    en: 'You signed this work, and here nobody publishes without approval what they wrote. Ask another administrator.',
  },
  falta_motivo: {
    status: 422,
    es: 'Escribe el motivo: quedará registrado.',
    en: 'Write the reason: it will be recorded.',
  },
  falta_para_enviar: {
    status: 422,
    es: 'Para enviar a revisión hacen falta título, resumen y palabras clave.',
    en: 'Title, abstract and keywords are needed to send it to review.',
  },
  faltan_firmas: {
    status: 422,
    es: 'Para enviar a revisión, la revista pide que cada autor firme la licencia. Faltan {cuantas}: {quienes}.',
    en: 'Before it is sent to review, the journal asks each author to sign the licence. {cuantas} have not: {quienes}.',
  },
  derechos_no_se_piden: {
    status: 409,
    es: 'La revista no pide ahora que se firme la licencia de esta obra.',
    en: 'The journal does not ask for the licence of this work to be signed now.',
  },
  derechos_cambiados: {
    status: 409,
    es: 'Lo que se firma ha cambiado desde que abriste esta página. Vuelve a leerlo antes de firmar.',
    en: 'What is signed has changed since you opened this page. Read it again before you sign.',
  },
  derechos_firmados: {
    status: 409,
    es: 'Esta licencia ya está firmada, y lo firmado se conserva como está.',
    en: 'This licence is signed already, and what was signed is kept as it is.',
  },
  faltan_declaraciones: {
    status: 422,
    es: 'Para enviar a revisión, la revista pide declaraciones que faltan o están incompletas: {cuales}.',
    en: 'Before it is sent to review, the journal asks for declarations that are missing or not complete: {cuales}.',
  },
  solo_borradores: {
    status: 409,
    es: 'Solo se editan los borradores: la publicación está en estado {estado}.',
    en: 'Only drafts are edited: the publication is in state {estado}.',
  },
  no_va_a_otra_revista: {
    status: 409,
    es: 'Un manuscrito se lleva a otra revista cuando aquí ya no sigue en curso: como borrador que no es la nueva versión de un envío, o cuando se rechazó o se retiró sin publicarse y no hay una apelación abierta. Este está en estado {estado}.',
    en: 'A manuscript is taken to another journal once nothing of it goes on here: as a draft that is no new version of a submission, or once it was rejected or withdrawn unpublished and no appeal is open. This one is in state {estado}.',
  },
  texto_cambiado: {
    status: 409,
    es: 'El texto ha cambiado desde que lo abriste: no se ha guardado encima.',
    en: 'The text has changed since you opened it: nothing was saved over it.',
  },
  archivo_no_incorporado: {
    status: 422,
    es: 'No podemos incorporar este archivo. {motivo}',
    en: 'We cannot bring this file in. {motivo}',
  },
  archivo_no_escrito: {
    status: 422,
    es: 'La obra es demasiado larga para escribirla en ese formato. Prueba con otro.',
    en: 'The work is too long to be written in that format. Try another one.',
  },
  pdf_no_compuesto: {
    status: 422,
    es: 'No hemos podido componer el PDF: el texto es demasiado largo o complejo. Descárgalo en otro formato.',
    en: 'We could not typeset the PDF: the text is too long or complex. Download it in another format.',
  },
  archivo_no_admitido: {
    status: 422,
    es: 'No podemos guardar este archivo. {motivo}',
    en: 'We cannot keep this file. {motivo}',
  },
  demasiados_archivos: {
    status: 409,
    es: 'El borrador ya tiene {maximo} archivos, que es lo más que admite. Quita alguno para subir otro.',
    en: 'The draft already has {maximo} files, the most that it takes. Remove one to upload another.',
  },
  sin_espacio: {
    status: 413,
    es: 'No cabe: los archivos de un borrador pueden sumar hasta {maximo} GiB. Quita alguno o comprímelo.',
    en: 'There is no room: the files of a draft may come to {maximo} GiB. Remove one, or compress it.',
  },
  carga_llena: {
    status: 413,
    es: 'No cabe: los archivos de una carga pueden sumar hasta {maximo} GiB. Repártelos en varias cargas.',
    en: 'There is no room: the files of a load may come to {maximo} GiB. Share them out among several loads.',
  },
  paquete_vacio: {
    status: 409,
    es: 'No hay nada publicado en lo que has elegido: elige otro número u otras obras.',
    en: 'Nothing of what you chose is published: choose another issue or other works.',
  },
  paquete_demasiado_grande: {
    status: 413,
    es: 'No cabe: un paquete tiene hasta {obras} obras y {gigas} GiB. Pídelo por números.',
    en: 'There is no room: a package has up to {obras} works and {gigas} GiB. Ask for it by issues.',
  },
  organizaciones_no_vigentes: {
    status: 409,
    es: 'Ese archivo de organizaciones no es el que está en uso: solo ese se puede deshacer.',
    en: 'That file of organisations is not the one in use: only that one can be undone.',
  },
  carga_en_curso: {
    status: 409,
    es: 'Esta carga está en marcha: espera a que termine, o detenla antes.',
    en: 'This load is under way: wait until it ends, or stop it first.',
  },
  carga_sin_comprobar: {
    status: 409,
    es: 'Algo ha cambiado desde la última comprobación: comprueba la carga otra vez antes de publicarla.',
    en: 'Something has changed since the last check: check the load again before publishing it.',
  },
  carga_sin_archivos: {
    status: 410,
    es: 'Los archivos de esta carga ya se borraron. Envíalos en una carga nueva: lo que ya está publicado se reconoce y no se duplica.',
    en: 'The files of this load have been deleted. Send them in a new load: what is published already is recognised and not doubled.',
  },
  imagen_no_valida: {
    status: 422,
    es: 'No podemos usar esa imagen: envía un PNG, JPEG o WebP entero, que no se mueva, de hasta 20 MiB y {megapixeles} megapíxeles.',
    en: 'We cannot use that picture: send a whole PNG, JPEG or WebP that does not move, of up to 20 MiB and {megapixeles} megapixels.',
  },
  enlace_de_descarga_caducado: {
    status: 410,
    es: 'Este enlace de descarga ya no sirve: dura unos minutos. Vuelve a la obra y descarga el archivo otra vez.',
    en: 'This download link no longer works: it lasts a few minutes. Go back to the work and download the file again.',
  },
  no_se_puede_eliminar: {
    status: 409,
    es: 'Esta publicación no se puede eliminar en estado {estado}.',
    en: 'This publication cannot be deleted in state {estado}.',
  },
  no_se_puede_restaurar: {
    status: 409,
    es: 'Solo se restauran publicaciones eliminadas en los últimos {dias} días.',
    en: 'Only publications deleted in the last {dias} days are restored.',
  },
  fuera_de_revision: {
    status: 409,
    es: 'La publicación no está en revisión: está en estado {estado}.',
    en: 'The publication is not in review: it is in state {estado}.',
  },
  revisor_repetido: {
    status: 409,
    es: 'Esa persona ya tiene una revisión de esta ronda.',
    en: 'That person already has a review in this round.',
  },
  revisor_no_valido: {
    status: 422,
    es: 'Esa persona no puede revisar: hace falta el rol de revisor, no ser autora de la obra ni de un capítulo suyo y, en doble ciego, no haber visto quién firma.',
    en: 'That person cannot review: it takes the reviewer role, being an author of neither the work nor a chapter of it and, in double blind, not having seen who signs.',
  },
  revisor_bloqueado: {
    status: 422,
    es: 'La cuenta de esa persona está bloqueada: mientras lo esté, no puede revisar.',
    en: 'That person’s account is blocked: while it is, they cannot review.',
  },
  marca_desconocida: {
    status: 422,
    es: 'La carta usa una marca que no existe: {marcas}.',
    en: 'The letter uses a placeholder that does not exist: {marcas}.',
  },
  falta_marca: {
    status: 422,
    es: 'A este correo le falta una marca que no puede faltar: {marcas}.',
    en: 'This mail lacks a placeholder that it cannot do without: {marcas}.',
  },
  sin_carta: {
    status: 422,
    es: 'Esta decisión no se comunica a los autores: no lleva carta ni revisiones.',
    en: 'Authors are not told of this decision: it takes no letter and no reviews.',
  },
  revisiones_no_validas: {
    status: 422,
    es: 'Con la decisión solo van revisiones completadas de esta ronda.',
    en: 'Only completed reviews of this round go with the decision.',
  },
  conflicto_de_interes: {
    status: 409,
    es: 'Hay un conflicto de interés entre esa persona y la obra: {conflictos}.',
    en: 'That person has a conflict of interest with the work: {conflictos}.',
  },
  nada_que_asignar: {
    status: 422,
    es: 'Ninguna de esas obras necesita revisores ahora.',
    en: 'None of those works needs reviewers now.',
  },
  demasiadas_obras: {
    status: 422,
    es: 'Son más de {maximo} obras, y se reparten hasta {maximo} a la vez. Acota la selección.',
    en: 'These are more than {maximo} works, and up to {maximo} are assigned at once. Narrow the selection.',
  },
  propuesta_sin_hacer: {
    status: 409,
    es: 'Esta propuesta todavía no está hecha, o no llegó a hacerse.',
    en: 'This proposal is not made yet, or never was.',
  },
  propuesta_aplicada: {
    status: 409,
    es: 'Esta propuesta ya se aplicó o se está aplicando: no admite cambios.',
    en: 'This proposal was applied already, or is being applied: it takes no changes.',
  },
  parejas_no_validas: {
    status: 409,
    es: 'No se pueden asignar {parejas} de las parejas. No se ha asignado ninguna.',
    en: '{parejas} of the pairs cannot be assigned. None was assigned.',
  },
  pareja_no_valida: {
    status: 409,
    es: 'Esa persona no puede revisar esta obra: {motivo}.',
    en: 'That person cannot review this work: {motivo}.',
  },
  doi_ocupado: {
    status: 409,
    es: 'Otra obra tiene ya este DOI.',
    en: 'Another work has this DOI already.',
  },
  doi_de_ejemplo: {
    status: 422,
    es: 'Ese DOI es de ejemplo: el prefijo 10.5555 no se registra.',
    en: 'That DOI is an example: the prefix 10.5555 is never registered.',
  },
  sin_agencia_doi: {
    status: 409,
    es: 'Esta revista no registra sus DOI desde aquí: elige su agencia en los ajustes de publicación.',
    en: 'This journal does not register its DOIs from here: choose its agency among the settings of publication.',
  },
  deposito_no_posible: {
    status: 409,
    es: 'Se registra el DOI de una obra publicada, cuando la plataforma sabe su dirección pública (PUBLIC_URL).',
    en: 'The DOI of a published work is registered, where the platform knows its public address (PUBLIC_URL).',
  },
  prefijo_de_ejemplo: {
    status: 409,
    es: 'El prefijo de DOI de esta revista es de ejemplo: escribe antes el que te asignó tu agencia.',
    en: 'This journal’s DOI prefix is an example: enter the one that your agency gave you first.',
  },
  doi_de_otra_agencia: {
    status: 409,
    es: 'El DOI de esta obra no tiene el prefijo de la revista: lo registró otra agencia, y ella lo cambia.',
    en: 'This work’s DOI does not have the journal’s prefix: another agency registered it, and changes it.',
  },
  demasiados_webhooks: {
    status: 409,
    es: 'Ya hay {maximo} webhooks, que son los que caben: elimina uno antes.',
    en: 'There are {maximo} webhooks, which is all there is room for: delete one first.',
  },
  secreto_en_relevo: {
    status: 409,
    es: 'El secreto de antes vale todavía. Espera a que deje de valer, o retíralo ya al pedir otro.',
    en: 'The secret before this one still holds. Wait until it does not, or withdraw it at once with the new one.',
  },
  webhook_detenido: {
    status: 409,
    es: 'Este webhook está detenido: reanúdalo antes de enviarle nada.',
    en: 'This webhook is stopped: resume it before anything is sent to it.',
  },
  demasiados_buzones: {
    status: 409,
    es: 'Ya hay {maximo} buzones, que son los que caben: elimina uno antes.',
    en: 'There are {maximo} inboxes, which is all there is room for: delete one first.',
  },
  buzon_detenido: {
    status: 409,
    es: 'Este buzón está detenido: reanúdalo antes de enviarle nada.',
    en: 'This inbox is stopped: resume it before anything is sent to it.',
  },
  // Of notifications that come in (COAR Notify).
  no_es_notificacion: {
    status: 400,
    es: 'No es una notificación de COAR Notify: revisa los campos indicados.',
    en: 'This is no notification of COAR Notify: check the fields listed.',
  },
  remitente_no_admitido: {
    status: 403,
    es: 'Aquí solo se reciben notificaciones de los servicios que la plataforma conoce, y quien la envía (origin) no es ninguno.',
    en: 'Only notifications of services that this platform knows are taken here, and its sender (origin) is none of them.',
  },
  oferta_no_atendida: {
    status: 422,
    es: 'Aquí no se atienden peticiones (Offer) de revisar, avalar o incorporar una obra: quien la escribió puede enviarla desde su cuenta.',
    en: 'Requests (Offer) to review, endorse or take in a work are not answered here: whoever wrote it can send it from their account.',
  },
  patron_no_tratado: {
    status: 422,
    es: 'De las notificaciones de esta clase (type) no se hace nada aquí.',
    en: 'Nothing is done here about notifications of this kind (type).',
  },
  notificacion_sin_objeto: {
    status: 422,
    es: 'No trata de ninguna obra publicada aquí, ni de nada que se haya anunciado o recibido: revisa los campos indicados.',
    en: 'It is about no work that is published here, and about nothing that was announced or received: check the fields listed.',
  },
  notificacion_repetida: {
    status: 409,
    es: 'Ya se recibió otra notificación, con otro contenido, con este identificador (id).',
    en: 'Another notification, which says something else, was received by this identifier (id) already.',
  },
  anuncio_anulado: {
    status: 409,
    es: 'Quien lo anunció lo ha retirado.',
    en: 'Whoever announced this has taken it back.',
  },
  anuncio_cambiado: {
    status: 409,
    es: 'Otra persona acaba de decidir sobre este anuncio. Mira cómo está ahora.',
    en: 'Somebody else has just decided about this announcement. See how it stands now.',
  },
  demasiados_repositorios: {
    status: 409,
    es: 'Ya hay {maximo} repositorios, que son los que caben aquí: elimina uno antes.',
    en: 'There are {maximo} repositories, which is all there is room for here: delete one first.',
  },
  repositorio_con_depositos: {
    status: 409,
    es: 'En este repositorio hay obras depositadas: deja de usarlo, si quieres, y da de alta otro.',
    en: 'Works have been deposited in this repository: stop using it, if you like, and add another one.',
  },
  repositorio_detenido: {
    status: 409,
    es: 'Ya no se deposita en este repositorio: vuelve a activarlo antes.',
    en: 'Nothing is deposited in this repository any more: switch it on again first.',
  },
  repositorio_no_posible: {
    status: 409,
    es: 'Se depositan las obras publicadas, cuando la plataforma sabe su dirección pública (PUBLIC_URL).',
    en: 'Published works are deposited, where the platform knows its public address (PUBLIC_URL).',
  },
  deposito_en_repositorio_cerrado: {
    status: 409,
    es: 'No hay ningún depósito pedido que se pueda dejar: el repositorio ya lo tiene.',
    en: 'There is no deposit to give up: the repository has it already.',
  },
  deposito_cerrado: {
    status: 409,
    es: 'No hay ningún registro de DOI pedido que se pueda dejar: la agencia ya lo tiene.',
    en: 'There is no DOI registration to give up: the agency has it already.',
  },
  doi_registrado: {
    status: 409,
    es: 'El DOI de esta obra está registrado y no se cambia con ella. Escribe a la redacción si no es el suyo.',
    en: 'This work’s DOI is registered and does not change with it. Write to the editors if it is not the right one.',
  },
  coautor_no_valido: {
    status: 422,
    es: 'Algún coautor no existe o está repetido.',
    en: 'A co-author does not exist or is repeated.',
  },
  ya_firmas: {
    status: 409,
    es: 'Ya firmas esta obra con esta cuenta. Si la invitación es para otra persona, que la abra con la suya.',
    en: 'You already sign this work with this account. If the invitation is for somebody else, let them open it with theirs.',
  },
  revisas_esta_obra: {
    status: 409,
    es: 'Revisas esta obra, y quien revisa no firma. Si la escribiste, declina antes la revisión o cuéntaselo a quien la edita.',
    en: 'You review this work, and reviewers do not sign. If you wrote it, decline the review first or tell its editor.',
  },
  dejo_de_firmar: {
    status: 409,
    es: 'Alguien a quien añades no quiso figurar en esta obra, o dejó de hacerlo. Si ha cambiado de idea, invítale por correo, para que lo decida.',
    en: 'Somebody you are adding did not want to sign this work, or left it. If they have changed their mind, invite them by e-mail, so that they decide.',
  },
  te_piden_firmar: {
    status: 409,
    es: 'Te han pedido firmar esta obra. Mientras no respondas no puedes decidir sobre ella; si dices que no, sí.',
    en: 'You were asked to sign this work. Until you answer you cannot decide on it; if you say no, you can.',
  },
  firma_no_pedida: {
    status: 410,
    es: 'Esta petición ya no está abierta: la respondiste, o quien envía la obra ha cambiado su autoría.',
    en: 'This request is no longer open: you answered it, or who submits the work has changed its authors.',
  },
  apelacion_no_posible: {
    status: 409,
    es: 'Esta obra no tiene un rechazo que se pueda apelar: no se ha rechazado, o esa decisión ya no está en pie.',
    en: 'This work has no rejection to appeal: it was not rejected, or that decision no longer stands.',
  },
  apelacion_fuera_de_plazo: {
    status: 409,
    es: 'El plazo para apelar terminó: eran {dias} días desde el rechazo.',
    en: 'The time to appeal is over: it was {dias} days from the rejection.',
  },
  apelacion_presentada: {
    status: 409,
    es: 'Este rechazo ya se apeló, y cada decisión se apela una sola vez.',
    en: 'This rejection was appealed already, and each decision is appealed once.',
  },
  queja_no_posible: {
    status: 409,
    es: 'Este borrador no se ha enviado nunca: todavía no lo lleva nadie de quien quejarse.',
    en: 'This draft was never submitted: nobody handles it yet of whom to complain.',
  },
  quejas_abiertas: {
    status: 409,
    es: 'Ya tienes {cuantas} quejas abiertas sobre esta obra. Espera una respuesta, o retira alguna.',
    en: 'You have {cuantas} open complaints about this work already. Wait for an answer, or withdraw one.',
  },
  reclamacion_cerrada: {
    status: 410,
    es: 'Esto ya no está abierto: se respondió o se retiró, o aquello de lo que trataba ya no está en pie.',
    en: 'This is no longer open: it was answered or withdrawn, or what it was about no longer stands.',
  },
  reclamacion_con_parte: {
    status: 403,
    es: 'Aquí tienes parte: decidiste, llevas, revisas o firmas esta obra, o eres quien lo pregunta. Tiene que responder otra persona.',
    en: 'You have a part in this: you decided on, handle, review or sign this work, or you are who asks. Somebody else has to answer.',
  },
  respuesta_de_otra_clase: {
    status: 422,
    es: 'Una apelación se estima o se desestima; una queja se responde.',
    en: 'An appeal is upheld or dismissed; a complaint is answered.',
  },
  produccion_sin_terminar: {
    status: 409,
    es: 'Esta obra está en producción: se publica cuando sus pruebas están aprobadas y la lista de comprobación, completa.',
    en: 'This work is in production: it is published once its proofs are approved and its checklist is complete.',
  },
  produccion_en_otra_etapa: {
    status: 409,
    es: 'La producción de esta obra está en otra etapa: alguien puede haber seguido antes que tú. Recarga la página.',
    en: 'The production of this work is at another stage: somebody may have gone on before you. Reload the page.',
  },
  produccion_no_pedida: {
    status: 409,
    es: 'Esta revista publica sin etapa de producción.',
    en: 'This journal publishes without a production stage.',
  },
  cambios_sin_respuesta: {
    status: 409,
    es: 'Hay cambios sin respuesta: {cuantos}. Cada uno se acepta, o se rechaza con una palabra.',
    en: 'There are changes without an answer: {cuantos}. Each is accepted, or rejected with a word.',
  },
  correccion_sin_cambios: {
    status: 409,
    es: 'El texto está como se aceptó: no hay cambios que enseñar a sus autores. Puedes pasar a las pruebas.',
    en: 'The text is as it was accepted: there are no changes to show its authors. You can go on to the proofs.',
  },
  cambio_de_otra_correccion: {
    status: 409,
    es: 'Ese cambio ya no está en el texto. Recarga la página.',
    en: 'That change is no longer in the text. Reload the page.',
  },
  plazo_del_autor: {
    status: 409,
    es: 'Sus autores todavía tienen plazo para responder: hasta que termine, se les espera.',
    en: 'Its authors still have time to answer: they are waited for until it is over.',
  },
  comprobacion_incompleta: {
    status: 409,
    es: 'La lista de comprobación tiene puntos sin cumplir: {cuantos}.',
    en: 'The checklist has points that are not met: {cuantos}.',
  },
  relevo_abierto: {
    status: 409,
    es: 'Ya hay una propuesta abierta para esta obra. Espera la respuesta, o retírala antes de hacer otra.',
    en: 'There is an open proposal for this work already. Wait for the answer, or take it back before making another.',
  },
  relevo_cerrado: {
    status: 410,
    es: 'Esta propuesta ya no está abierta: se respondió o se retiró, o la autoría de la obra ha cambiado.',
    en: 'This proposal is no longer open: it was answered or taken back, or the authors of the work have changed.',
  },
  relevo_no_posible: {
    status: 409,
    es: 'Esa persona no puede ser la autora principal: hace falta que figure en la autoría con una cuenta que siga abierta.',
    en: 'That person cannot be the main author: they have to be among the authors, with an account that is still open.',
  },
  revisa_esta_obra: {
    status: 409,
    es: 'Esa persona revisa esta obra, y quien revisa no firma. Si la escribió, retira antes su revisión.',
    en: 'That person reviews this work, and reviewers do not sign. If they wrote it, take their review back first.',
  },
  aviso_no_posible: {
    status: 409,
    es: 'Ese aviso no cabe sobre esta obra ahora: se avisa de lo publicado, y de una obra retractada solo falta, si acaso, su aviso de retractación.',
    en: 'This work takes no such notice now: notices are about what is published, and a retracted work lacks its notice of retraction at most.',
  },
  aviso_repetido: {
    status: 409,
    es: 'Ese aviso ya está publicado: es el último que se publicó sobre esta obra.',
    en: 'That notice is published already: it is the last one about this work.',
  },
  preocupacion_cerrada: {
    status: 409,
    es: 'Aquí no hay una expresión de preocupación que levantar: ya se levantó, o el aviso es de otra clase.',
    en: 'There is no expression of concern to lift here: it was lifted already, or the notice is of another kind.',
  },
  traslado_no_posible: {
    status: 409,
    es: 'A otra revista pasa una obra enviada que aún no se ha publicado, y que no está de vuelta con sus autores.',
    en: 'A work goes to another journal once it was sent and before it is published, while it is not back with its authors.',
  },
  traslado_abierto: {
    status: 409,
    es: 'Ya se ha propuesto llevar esta obra a otra revista. Espera la respuesta, o retira la propuesta antes de hacer otra.',
    en: 'It is proposed already that this work go to another journal. Wait for the answer, or take the proposal back before making another.',
  },
  traslado_cerrado: {
    status: 410,
    es: 'Esta propuesta ya no está abierta: se respondió o se retiró, o la obra ya no puede cambiar de revista.',
    en: 'This proposal is no longer open: it was answered or taken back, or the work can go to no other journal any more.',
  },
  obra_embargada: {
    status: 403,
    es: 'El texto de esta obra está embargado hasta el {hasta}: hasta entonces se leen sus datos y su resumen.',
    en: 'The text of this work is under embargo until {hasta}: until then its details and summary are read.',
  },
  embargo_no_posible: {
    status: 409,
    es: 'Solo las tesis llevan embargo, y solo se levanta el que hay.',
    en: 'Theses alone have an embargo, and one is lifted that is there.',
  },
  libro_sin_capitulos: {
    status: 409,
    es: 'Solo un libro reúne otras obras como capítulos.',
    en: 'Only a book gathers other works as its chapters.',
  },
  capitulos_cambiados: {
    status: 409,
    es: 'Alguien ha cambiado los capítulos de este libro desde que los abriste: no se ha guardado encima.',
    en: 'Somebody has changed the chapters of this book since you opened them: nothing was saved over them.',
  },
  capitulo_no_posible: {
    status: 409,
    es: 'Pueden ser capítulos las obras enviadas de la misma revista o colección que no sean libros ni avisos ni estén ya en otro libro; de un libro publicado, las publicadas.',
    en: 'Chapters may be works sent to the same journal or collection that are neither books nor notices and in no other book; of a published book, published ones.',
  },
  capitulo_de_quien_revisa: {
    status: 409,
    es: 'Quien revisa este libro firma «{titulo}», o tiene pedido que la firme, y quien revisa no firma. Retira antes su revisión.',
    en: 'Somebody who reviews this book signs “{titulo}”, or was asked to, and reviewers do not sign. Take their review back first.',
  },
  capitulo_de_quien_reviso: {
    status: 409,
    es: 'Quien ya entregó una revisión de este libro firma «{titulo}», o tiene pedido que la firme, y quien revisa no firma. Su revisión ya no se puede retirar: reúne ese capítulo cuando el libro esté aceptado.',
    en: 'Somebody who handed in a review of this book signs “{titulo}”, or was asked to, and reviewers do not sign. Their review can no longer be taken back: gather that chapter once the book is accepted.',
  },
  capitulos_incompletos: {
    status: 409,
    es: 'No se ha enviado nada: a estos capítulos les falta algo que su revista pide antes de enviarlos: {titulos}. Complétalos, o envía el libro sin ellos.',
    en: 'Nothing was sent: these chapters lack something that their journal asks for before they are sent: {titulos}. Complete them, or send the book without them.',
  },
  capitulos_de_mas: {
    status: 409,
    es: 'Un libro reúne {cuantos} capítulos como mucho.',
    en: 'A book gathers {cuantos} chapters at most.',
  },
  capitulos_no_listos: {
    status: 409,
    es: 'El libro sale con sus capítulos, y estos todavía no están aprobados o listos: {titulos}. Apruébalos, o sácalos del libro.',
    en: 'The book comes out with its chapters, and these are not approved or ready yet: {titulos}. Approve them, or take them out of the book.',
  },
  capitulos_no_listos_y_mas: {
    status: 409,
    es: 'El libro sale con sus capítulos, y estos todavía no están aprobados o listos: {titulos} y {cuantos} más. Apruébalos, o sácalos del libro.',
    en: 'The book comes out with its chapters, and these are not approved or ready yet: {titulos} and {cuantos} more. Approve them, or take them out of the book.',
  },
  capitulos_pendientes: {
    status: 409,
    es: 'El libro sale con sus capítulos, y todavía no están aprobados o listos todos (faltan {cuantos}). Pregunta a la redacción.',
    en: 'The book comes out with its chapters, and not all of them are approved or ready yet ({cuantos} are not). Ask its editors.',
  },
  capitulo_sin_su_libro: {
    status: 409,
    es: 'Esta obra es capítulo de un libro que todavía no se ha publicado, y sale con él. Si tiene que salir antes, pídeselo a la redacción.',
    en: 'This work is a chapter of a book that is not published yet, and comes out with it. If it has to come out before, ask its editors.',
  },
  tipo_con_capitulos: {
    status: 409,
    es: 'Un libro que reúne capítulos sigue siendo un libro, y un capítulo no se convierte en libro: sácalos antes.',
    en: 'A book that gathers chapters stays a book, and a chapter becomes no book: take them out first.',
  },
  edicion_no_posible: {
    status: 409,
    es: 'Una nueva edición se hace de una obra publicada, que no sea un aviso y de la que no tengas otra en preparación.',
    en: 'A new edition is made of a published work that is no notice, and of which you have no other under way.',
  },
  autoria_no_corregible: {
    status: 409,
    es: 'La autoría se abre a corrección mientras la obra está enviada y no se ha publicado. Un borrador ya la tiene abierta.',
    en: 'The authors are opened for correction while the work has been submitted and is not published. Those of a draft are open already.',
  },
  ronda_decidida: {
    status: 409,
    es: 'La ronda ya está cerrada: la revisión no admite más cambios.',
    en: 'The round is already closed: the review takes no more changes.',
  },
  ronda_en_pausa: {
    status: 409,
    es: 'La obra ha vuelto un tiempo a sus autores. Tu revisión te espera como la dejaste, sin que corra su plazo: te avisaremos cuando siga.',
    en: 'The work is back with its authors for a while. Your review waits as you left it, and its deadline with it: we will tell you when it goes on.',
  },
  respuesta_ya_enviada: {
    status: 409,
    es: 'Ya respondiste a esta revisión.',
    en: 'You have already replied to this review.',
  },
  respuesta_cerrada: {
    status: 409,
    es: 'Se responde punto por punto mientras se prepara la versión nueva: la publicación está en estado {estado}.',
    en: 'Points are answered while the new version is being prepared: the publication is in state {estado}.',
  },
  editor_cambiado: {
    status: 409,
    es: 'Mientras tanto ha cambiado quién lleva esta publicación. Mira cómo está ahora.',
    en: 'Who handles this publication has changed meanwhile. See how it stands now.',
  },
  editor_sin_cambio: {
    status: 409,
    es: 'Ya estaba así: otra persona lo había hecho mientras tanto.',
    en: 'It was so already: somebody else had done it meanwhile.',
  },
  editor_no_valido: {
    status: 422,
    es: 'Esa persona no puede llevar esta publicación.',
    en: 'That person cannot handle this publication.',
  },
  sin_agradecer: {
    status: 409,
    es: 'Solo se agradece una revisión completada, y una sola vez.',
    en: 'Only a completed review is thanked for, and only once.',
  },
  cuenta_abierta: {
    status: 409,
    es: 'Tu cuenta ya está abierta: entra con tu correo y tu contraseña.',
    en: 'Your account is open already: log in with your address and password.',
  },
  invitacion_respondida: {
    status: 409,
    es: 'Ya has respondido a esta invitación.',
    en: 'You have already answered this invitation.',
  },
  demasiados_adjuntos: {
    status: 409,
    es: 'La revisión ya tiene {maximo} adjuntos, que es lo más que admite. Quita alguno para subir otro.',
    en: 'The review already has {maximo} attachments, the most that it takes. Remove one to upload another.',
  },
  revision_declinada: {
    status: 409,
    es: 'Esta invitación ya fue declinada o la revisión ya está completada.',
    en: 'This invitation was already declined, or the review is already completed.',
  },
  revision_retirada: {
    status: 410,
    es: 'La redacción ha retirado esta petición de revisión: no hay que hacer nada más.',
    en: 'The editors have taken this request to review back: there is nothing left to do.',
  },
  discusion_cerrada: {
    status: 409,
    es: 'La ronda ya no está abierta: su discusión se puede leer, pero no escribir en ella.',
    en: 'The round is no longer open: its discussion can be read, but not written in.',
  },
  discusion_llena: {
    status: 409,
    es: 'Esta discusión ha llegado a los {maximo} mensajes que admite.',
    en: 'This discussion has reached the {maximo} messages that it takes.',
  },
  mensaje_seguido: {
    status: 409,
    es: 'Alguien ha escrito después: tu mensaje ya no se puede cambiar. Escribe otro.',
    en: 'Somebody has written since: your message can no longer be changed. Write another.',
  },
  revision_avanzada: {
    status: 409,
    es: 'Mientras tanto esta revisión ha avanzado. Mira cómo está antes de retirarla.',
    en: 'This review has moved on meanwhile. See how it stands before you take it back.',
  },
  contrasena_incorrecta: {
    status: 422,
    es: 'La contraseña actual no es correcta.',
    en: 'The present password is not right.',
  },
  demasiados_intentos: {
    status: 429,
    es: 'Demasiados intentos seguidos. Vuelve a probar dentro de {espera}.',
    en: 'Too many attempts in a row. Try again in {espera}.',
  },
  enlace_no_valido: {
    status: 410,
    es: 'Este enlace ya no sirve: ha caducado o ya se usó. Pide uno nuevo.',
    en: 'This link no longer works: it has expired or has been used. Ask for a new one.',
  },
  foto_no_valida: {
    status: 422,
    es: 'No podemos usar esa foto: envía un PNG, JPEG o WebP de hasta 1 MB y {lado} píxeles de lado.',
    en: 'We cannot use that photo: send a PNG, JPEG or WebP of up to 1 MB and {lado} pixels a side.',
  },
  logo_no_valido: {
    status: 422,
    es: 'No podemos usar ese logotipo: envía un PNG, JPEG o WebP de hasta 1 MB y {lado} píxeles de lado.',
    en: 'We cannot use that logo: send a PNG, JPEG or WebP of up to 1 MB and {lado} pixels a side.',
  },
  imagen_portada_no_valida: {
    status: 422,
    es: 'No podemos usar esa imagen: envía un PNG, JPEG o WebP de hasta 1 MB, de {ancho} × {alto} píxeles como mínimo y {lado} de lado como máximo.',
    en: 'We cannot use that picture: send a PNG, JPEG or WebP of up to 1 MB, at least {ancho} × {alto} pixels and at most {lado} pixels a side.',
  },
  ajustes_cambiados: {
    status: 409,
    es: 'Alguien ha cambiado estos ajustes desde que los abriste: no se ha guardado encima.',
    en: 'Somebody has changed these settings since you opened them: nothing was saved over them.',
  },
  limite_de_obras: {
    status: 409,
    es: '{institucion} tiene el plan {plan}, de {maximo} obras al mes, y este mes ya se han enviado. No se ha perdido nada: tu obra sigue en borradores. Envíala desde el {desde}, o pide a quien responde por tu institución que cambie de plan.',
    en: '{institucion} has the plan {plan}, of {maximo} works a month, and this month’s have been sent. Nothing is lost: your work stays among your drafts. Send it from {desde} on, or ask whoever answers for your institution for another plan.',
  },
  limite_de_responsables: {
    status: 409,
    es: 'El plan {plan} de {institucion} admite {maximo} responsables, y ya los tiene. Quita antes a alguien de los responsables, o pide otro plan a la administración desde la página de contacto.',
    en: 'The plan {plan} of {institucion} takes {maximo} persons in charge, and it has them. Take somebody out of them first, or ask the administrators for another plan from the contact page.',
  },
  institucion_cambiada: {
    status: 409,
    es: 'Alguien ha cambiado la institución desde que la abriste: no se ha guardado encima.',
    en: 'Somebody has changed the institution since you opened it: nothing was saved over it.',
  },
  institucion_cerrada: {
    status: 409,
    es: 'Esta institución está cerrada: ya no admite miembros.',
    en: 'This institution is closed: it takes no more members.',
  },
  otra_institucion: {
    status: 409,
    es: 'Ya eres miembro de {institucion}. Déjala antes de aceptar otra invitación: la invitación sigue esperando.',
    en: 'You are a member of {institucion} already. Leave it before you accept another invitation: the invitation keeps waiting.',
  },
  invitacion_de_otra_direccion: {
    status: 403,
    es: 'Esta invitación es para {correo}. Entra con la cuenta de esa dirección, o pide que te inviten a la tuya.',
    en: 'This invitation is for {correo}. Log in with the account of that address, or ask to be invited at yours.',
  },
  invitacion_sin_confirmar: {
    status: 403,
    es: 'Confirma antes tu correo con el enlace que te enviamos: así sabemos que la invitación es para ti.',
    en: 'Confirm your address first with the link that we sent you: that is how we know that the invitation is for you.',
  },
  invitacion_caducada: {
    status: 409,
    es: 'Esta invitación ha caducado. Pide a tu institución que te invite de nuevo.',
    en: 'This invitation has expired. Ask your institution to invite you again.',
  },
  invitaciones_de_institucion: {
    status: 409,
    es: 'Hay {maximo} invitaciones sin respuesta, que son las que caben. Espera a que respondan algunas, o retira otras.',
    en: '{maximo} invitations are unanswered, which is all there is room for. Wait for some answers, or withdraw others.',
  },
  solicitud_respondida: {
    status: 409,
    es: 'Esta solicitud ya tiene respuesta.',
    en: 'This request has been answered already.',
  },
  revista_cambiada: {
    status: 409,
    es: 'Alguien ha cambiado esta parte de la revista desde que la abriste: no se ha guardado encima.',
    en: 'Somebody has changed this part of the journal since you opened it: nothing was saved over it.',
  },
  revista_principal: {
    status: 409,
    es: 'La revista principal de la plataforma no se cierra ni se oculta.',
    en: 'The platform’s principal journal is neither closed nor hidden.',
  },
  pagina_cambiada: {
    status: 409,
    es: 'Alguien ha guardado esta página desde que la abriste: no se ha guardado encima.',
    en: 'Somebody has saved this page since you opened it: nothing was saved over it.',
  },
  sin_solicitud: {
    status: 409,
    es: 'Esta persona no tiene ninguna solicitud pendiente.',
    en: 'This person has no pending request.',
  },
  ultimo_administrador: {
    status: 409,
    es: 'No se puede quitar al último administrador.',
    en: 'The last administrator cannot be removed.',
  },
  union_impedida: {
    status: 409,
    es: 'Hay algo que impide unir estas cuentas: míralo antes de confirmar.',
    en: 'Something stands in the way of merging these accounts: look at it before you confirm.',
  },
  cuenta_ya_unida: {
    status: 409,
    es: 'Una de estas cuentas ya está unida a otra.',
    en: 'One of these accounts is merged into another already.',
  },
  union_cerrada: {
    status: 409,
    es: 'Esta unión ya no se puede deshacer.',
    en: 'This merge cannot be undone any more.',
  },
  union_posterior: {
    status: 409,
    es: 'La cuenta que se quedó se unió después a otra. Deshaz antes esa unión.',
    en: 'The account that stayed was merged into another later. Undo that merge first.',
  },
  cuenta_unida: {
    status: 403,
    es: 'Esta cuenta se unió a otra tuya. Entra con {correo} y la contraseña de esa cuenta.',
    en: 'This account was merged into another one of yours. Log in with {correo} and the password of that account.',
  },
  orcid_sin_camino: {
    status: 410,
    es: 'Este paso con ORCID ya se dio, caducó o empezó en otro navegador. No ha cambiado nada: vuelve a empezar.',
    en: 'This step with ORCID was taken already, has expired or began in another browser. Nothing has changed: begin again.',
  },
  orcid_otra_sesion: {
    status: 409,
    es: 'Empezaste a conectar ORCID en otra sesión. No ha cambiado nada: vuelve a empezar desde tu perfil.',
    en: 'You began to connect ORCID in another session. Nothing has changed: begin again from your profile.',
  },
  orcid_denegado: {
    status: 403,
    es: 'No diste permiso en ORCID, así que aquí no ha cambiado nada. Puedes volver a intentarlo cuando quieras.',
    en: 'You gave no permission at ORCID, so nothing has changed here. You can try again whenever you like.',
  },
  orcid_no_responde: {
    status: 503,
    es: 'Ahora mismo no conseguimos hablar con ORCID. No ha cambiado nada: vuelve a intentarlo dentro de un rato.',
    en: 'We cannot reach ORCID just now. Nothing has changed: try again in a while.',
  },
  orcid_no_fiable: {
    status: 422,
    es: 'La respuesta que llegó de ORCID no encaja con lo que pedimos, así que no la hemos aceptado. Vuelve a empezar.',
    en: 'The answer that came from ORCID does not fit what we asked, so we did not accept it. Begin again.',
  },
  orcid_en_uso: {
    status: 409,
    es: 'Este ORCID iD ya está conectado con otra cuenta. Si también es tuya, entra en ella y desconéctalo, o pide a administración que una las dos.',
    en: 'This ORCID iD is connected with another account already. If that is yours, too, log in there and disconnect it, or ask the administrators to merge both.',
  },
  obras_a_cargo: {
    status: 409,
    es: 'Llevas obras con el proceso abierto: {cuantas}. Entrégalas antes de eliminar tu cuenta.',
    en: 'You handle works whose process is open: {cuantas}. Hand them over before deleting your account.',
  },
  trabajo_terminado: {
    status: 409,
    es: 'Este trabajo ya ha terminado: no queda nada que cancelar.',
    en: 'This job has ended already: there is nothing left to cancel.',
  },
  trabajo_sin_fallo: {
    status: 409,
    es: 'Solo se vuelven a intentar los trabajos que han fallado, y mientras no haya otro igual en espera.',
    en: 'Only jobs that have failed are tried again, and only while no other like them is waiting.',
  },
  trabajo_en_curso: {
    status: 409,
    es: 'Esta tarea ya está en curso: no hace falta adelantarla.',
    en: 'This task is being done already: there is no need to bring it forward.',
  },
  demasiadas_peticiones: {
    status: 429,
    es: 'Demasiadas peticiones seguidas. Espera un momento y vuelve a intentarlo.',
    en: 'Too many requests in a row. Wait a moment and try again.',
  },
  limite_sin_clave: {
    status: 429,
    es: 'Sin clave se atienden {cuantas} lecturas por minuto desde una misma red, y ya se han hecho. Espera {espera}, o usa una clave de la API: con ella son {conClave}.',
    en: 'Without a key {cuantas} readings a minute are answered of one network, and they have been made. Wait {espera}, or use an API key: with one they are {conClave}.',
  },
  limite_con_clave: {
    status: 429,
    es: 'Con esta clave se atienden {cuantas} lecturas por minuto, y ya las has hecho. Espera {espera} y sigue.',
    en: 'With this key {cuantas} readings a minute are answered, and you have made them. Wait {espera} and go on.',
  },
  destinatario_no_admitido: {
    status: 422,
    es: 'No puedes escribir a esa dirección desde aquí. Elige a alguien de la lista.',
    en: 'You cannot write to that address from here. Choose somebody from the list.',
  },
  demasiados_enlaces: {
    status: 429,
    es: 'Ya ha recibido varios de esos enlaces en la última hora. Espera un poco antes de enviarle otro.',
    en: 'They have been sent several of those links in the last hour. Wait a little before you send another.',
  },
  correos_en_pausa: {
    status: 429,
    es: 'En la última hora se ha escrito mucho desde aquí, a esa dirección o en total. Espera un poco y vuelve a probar.',
    en: 'Much has been written from here in the last hour, to that address or in all. Wait a little and try again.',
  },
  demasiados_mensajes: {
    status: 429,
    es: 'Has enviado {cuantos} mensajes en la última hora. Espera un poco antes de escribir otro.',
    en: 'You have sent {cuantos} messages in the last hour. Wait a little before you write another.',
  },
  busquedas_completas: {
    status: 409,
    es: 'Ya tienes {cuantas} búsquedas guardadas, tantas como caben. Quita alguna antes de guardar otra.',
    en: 'You have {cuantas} saved searches already, as many as there is room for. Remove one before you save another.',
  },
  busqueda_ya_guardada: {
    status: 409,
    es: 'Ya tienes guardada esta búsqueda, u otra con ese nombre.',
    en: 'You keep this search already, or another one of that name.',
  },
  vistas_completas: {
    status: 409,
    es: 'Ya tienes {cuantas} vistas guardadas, tantas como caben. Quita alguna antes de guardar otra.',
    en: 'You have {cuantas} saved views already, as many as there is room for. Remove one before you save another.',
  },
  vista_ya_guardada: {
    status: 409,
    es: 'Ya tienes una vista con ese nombre.',
    en: 'You already have a view of that name.',
  },
  correo_no_fallido: {
    status: 409,
    es: 'Ese correo ya no está entre los fallidos, o su texto ya no se conserva.',
    en: 'That mail is no longer among the failed ones, or its text is no longer kept.',
  },
  numero_repetido: {
    status: 409,
    es: 'Esta revista ya tiene un número que se llama así.',
    en: 'This journal already has an issue of that name.',
  },
  numero_cambiado: {
    status: 409,
    es: 'Alguien ha cambiado este número desde que lo abriste: no se ha guardado encima.',
    en: 'Somebody has changed this issue since you opened it: nothing was saved over it.',
  },
  numero_publicado: {
    status: 409,
    es: 'Este número ya está publicado: su volumen, su número, su año y sus obras ya no cambian.',
    en: 'This issue is published: its volume, number, year and works no longer change.',
  },
  numero_conservado: {
    status: 409,
    es: 'Este número estuvo publicado y su dirección es para siempre: no se elimina.',
    en: 'This issue was published and its address is for ever: it is not deleted.',
  },
  numero_vacio: {
    status: 409,
    es: 'Este número no tiene obras: pon alguna antes de publicarlo.',
    en: 'This issue has no works: put one in before you publish it.',
  },
  numero_sin_fecha: {
    status: 409,
    es: 'Este número no tiene fecha de publicación que quitar.',
    en: 'This issue has no publication date to take away.',
  },
  numero_firme: {
    status: 409,
    es: 'Este número ya no se puede retirar: solo durante la hora siguiente a publicarlo.',
    en: 'This issue can no longer be taken back: only within an hour of its publication.',
  },
  numero_retirado: {
    status: 410,
    es: 'Este número se publicó y se ha retirado para corregirlo.',
    en: 'This issue was published and has been taken back for correction.',
  },
  obras_no_publicables: {
    status: 409,
    es: 'No puedes publicar con este número todas sus obras; la primera es «{titulo}». Quítala, o pide a administración que publique el número.',
    en: 'You cannot publish every work of this issue with it; the first is “{titulo}”. Take it out, or ask an administrator to publish the issue.',
  },
  obra_sin_numero: {
    status: 409,
    es: 'En un número caben obras aprobadas o publicadas de su revista que no estén en otro.',
    en: 'An issue takes approved or published works of its journal that are in no other.',
  },
  numero_lleno: {
    status: 409,
    es: 'En un número caben {cuantas} obras como mucho.',
    en: 'An issue holds {cuantas} works at most.',
  },
  portada_no_valida: {
    status: 422,
    es: 'No podemos usar esa imagen: envía un PNG, JPEG o WebP de hasta 1 MB y {lado} píxeles de lado como máximo.',
    en: 'We cannot use that picture: send a PNG, JPEG or WebP of up to 1 MB and at most {lado} pixels a side.',
  },
  aun_no_disponible: {
    status: 501,
    es: 'Esta función todavía no está disponible.',
    en: 'This feature is not available yet.',
  },
  no_preparado: {
    status: 503,
    es: 'La plataforma no puede atender peticiones ahora mismo. Vuelve a intentarlo dentro de un momento.',
    en: 'The platform cannot serve requests right now. Please try again in a moment.',
  },
  error_interno: {
    status: 500,
    es: 'Algo salió mal por nuestra parte. No se ha guardado ningún cambio.',
    en: 'Something went wrong on our side. No change was saved.',
  },
} as const satisfies Record<string, { status: number; es: string; en: string }>;

export type ProblemCode = keyof typeof problems;

/** RFC 9457 document. `errors` names the fields, as dotted paths of what was sent, with the code of what is wrong (contract/faults.ts). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  /** The same words as `detail`, under the name the spec's screens read. */
  message: z.string(),
  code: z.string(),
  instance: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string(), code: z.string().optional() })).optional(),
  /** The work's state now, on the conflicts of the workflow. */
  estado: z.string().optional(),
  /** The text's revision now, who saved it (absent: the platform) and when, on `texto_cambiado`. */
  revision: z.number().int().optional(),
  guardadoPor: z.string().optional(),
  /** It was who asks, elsewhere. */
  guardadoPorTi: z.boolean().optional(),
  guardadoEn: z.string().optional(),
  /** Seconds to wait before trying again, as in Retry-After. */
  espera: z.number().int().optional(),
  /** By which a sign-in goes on, on `segundo_paso`. */
  desafio: z.string().optional(),
  /** The account has passkeys, on the same. */
  conLlave: z.boolean().optional(),
}) satisfies z.ZodType<Problem>;

export { type Problem, ProblemError } from './problem-error.ts';
