/** Refusals about institutions by which people log in (problems.ts). */
export const providerProblems = {
  institucion_sin_camino: {
    status: 410,
    es: 'Este paso con tu institución ya se dio, caducó o empezó en otro navegador. No ha cambiado nada: vuelve a empezar.',
    en: 'This step with your institution was taken already, has expired or began in another browser. Nothing has changed: begin again.',
  },
  institucion_otra_sesion: {
    status: 409,
    es: 'Empezaste a conectar tu institución en otra sesión. No ha cambiado nada: vuelve a empezar desde tus ajustes.',
    en: 'You began to connect your institution in another session. Nothing has changed: begin again from your settings.',
  },
  institucion_denegada: {
    status: 403,
    es: 'Tu institución no dio el acceso, o dijiste allí que no. Aquí no ha cambiado nada: puedes volver a intentarlo o entrar con tu contraseña.',
    en: 'Your institution did not give access, or you said no there. Nothing has changed here: you can try again or log in with your password.',
  },
  institucion_no_responde: {
    status: 503,
    es: 'Ahora mismo no conseguimos hablar con tu institución. No ha cambiado nada: vuelve a intentarlo dentro de un rato o entra con tu contraseña.',
    en: 'We cannot reach your institution just now. Nothing has changed: try again in a while, or log in with your password.',
  },
  institucion_no_fiable: {
    status: 422,
    es: 'La respuesta que llegó de tu institución no encaja con lo que pedimos, así que no la hemos aceptado. Vuelve a empezar.',
    en: 'The answer that came from your institution does not fit what we asked, so we did not accept it. Begin again.',
  },
  institucion_reloj: {
    status: 422,
    es: 'El reloj de tu institución y el nuestro no marcan la misma hora, así que no podemos aceptar su respuesta. Díselo a administración; mientras tanto, entra con tu contraseña.',
    en: 'The clock of your institution and ours do not agree, so we cannot accept its answer. Tell the administrators; meanwhile, log in with your password.',
  },
  institucion_no_nos_conoce: {
    status: 502,
    es: 'Tu institución no reconoce a esta plataforma. Díselo a administración, que puede arreglarlo; mientras tanto, entra con tu contraseña.',
    en: 'Your institution does not recognise this platform. Tell the administrators, who can mend it; meanwhile, log in with your password.',
  },
  institucion_sin_identificador: {
    status: 422,
    es: 'Tu institución no dice quién eres con un identificador que dure: la próxima vez no sabríamos que eres la misma persona. Díselo a administración, que puede arreglarlo con ella; mientras tanto, entra con tu contraseña.',
    en: 'Your institution does not say who you are by an identifier that lasts: next time we would not know that you are the same person. Tell the administrators, who can mend it with them; meanwhile, log in with your password.',
  },
  institucion_en_uso: {
    status: 409,
    es: 'Este acceso de tu institución ya es de otra cuenta. Si también es tuya, entra en ella y quítalo, o pide a administración que una las dos.',
    en: 'This access of your institution belongs to another account already. If that is yours, too, log in there and remove it, or ask the administrators to merge both.',
  },
  ultima_entrada: {
    status: 409,
    es: 'Es la única forma que tienes de entrar en tu cuenta. Elige antes una contraseña, con «¿Olvidaste tu contraseña?».',
    en: 'It is the only way you have into your account. Choose a password first, with “Forgot your password?”.',
  },
  demasiados_accesos: {
    status: 409,
    es: 'Tu cuenta tiene ya {maximo} accesos de instituciones. Quita antes alguno que no uses.',
    en: 'Your account has {maximo} accesses of institutions already. Remove one that you do not use first.',
  },
  demasiadas_instituciones: {
    status: 409,
    es: 'Ya hay {maximo} instituciones con las que se entra. Elimina antes alguna que no se use.',
    en: 'There are {maximo} institutions by which people log in already. Delete one that is not used first.',
  },
  institucion_con_personas: {
    status: 409,
    es: 'Personas que entran con esta institución: {personas}. Si la eliminas dejarán de poder hacerlo.',
    en: 'People who log in by this institution: {personas}. If you delete it they no longer can.',
  },
  emisor_con_personas: {
    status: 409,
    es: 'La dirección de esta institución no puede cambiar: personas que entran con ella: {personas}. Da de alta la nueva aparte.',
    en: 'The address of this institution cannot change: people who log in by it: {personas}. Add the new one separately.',
  },
  sujeto_con_personas: {
    status: 409,
    es: 'El identificador por el que esta institución nombra a las personas no puede cambiar: personas que entran con ella: {personas}. Con otro, nadie sería quien es ahora. Da de alta la institución aparte.',
    en: 'The identifier by which this institution names people cannot change: people who log in by it: {personas}. By another, nobody would be who they are now. Add the institution separately.',
  },
} as const;
