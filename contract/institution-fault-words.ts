/** What can be wrong with one field of an institution. */
export const institutionFaults = {
  clave_reservada: { es: 'Esa palabra no puede ser una clave.', en: 'That word cannot be a key.' },
  clave_de_otra_institucion: {
    es: 'Ya hay una institución con esa clave.',
    en: 'There is an institution with that key already.',
  },
  dominio: {
    es: 'Escribe un dominio de correo, como «universidad.edu»: lo que va detrás de la arroba.',
    en: 'Write a mail domain, as “university.edu”: what stands after the at sign.',
  },
  nombre_de_atributo: {
    es: 'Escribe solo letras sin acentos, cifras y signos como «_», «:», «.», «/» y «-», sin espacios.',
    en: 'Write only plain letters, digits and signs such as “_”, “:”, “.”, “/” and “-”, without spaces.',
  },
  metadatos_saml: {
    es: 'Esto no son los metadatos SAML de una institución: un documento XML con un solo EntityDescriptor y su IDPSSODescriptor. Cópialo entero.',
    en: 'This is not the SAML metadata of one institution: an XML document with a single EntityDescriptor and its IDPSSODescriptor. Copy all of it.',
  },
  metadatos_caducados: {
    es: 'Estos metadatos ya no valen: la fecha que llevan (validUntil) ha pasado. Pide a la institución los de ahora.',
    en: 'This metadata is no longer valid: its date (validUntil) has passed. Ask the institution for the present one.',
  },
  metadatos_sin_entrada: {
    es: 'Estos metadatos no tienen una dirección de entrada por HTTP-Redirect, que es a la que se lleva a las personas.',
    en: 'This metadata has no sign-on address by HTTP-Redirect, which is where people are sent.',
  },
  metadatos_piden_firma: {
    es: 'La institución pide que las peticiones vayan firmadas (WantAuthnRequestsSigned), y aquí no se firman. Dile que no hace falta para esta plataforma y quítalo de los metadatos.',
    en: 'The institution wants signed requests (WantAuthnRequestsSigned), and none are signed here. Tell it that this platform needs none, and take it out of the metadata.',
  },
  certificado: {
    es: 'No es un certificado X.509 con una llave RSA de 2048 bits o más. Cópialo entero, de «-----BEGIN CERTIFICATE-----» a «-----END CERTIFICATE-----».',
    en: 'It is not an X.509 certificate with an RSA key of 2048 bits or more. Copy all of it, from “-----BEGIN CERTIFICATE-----” to “-----END CERTIFICATE-----”.',
  },
  certificado_caducado: {
    es: 'Ninguno de estos certificados vale ahora: han caducado o aún no ha llegado su día. Pide a la institución el que usa.',
    en: 'None of these certificates is valid now: they have expired or their day has not come. Ask the institution for the one that it uses.',
  },
  sujeto_de_correo: {
    es: 'Una dirección de correo no dice para siempre quién es alguien: puede pasar a otra persona. Escribe pairwise-id, subject-id, eduPersonPrincipalName u otro identificador que no cambie, o déjalo vacío.',
    en: 'A mail address does not say for good who somebody is: it may become somebody else’s. Write pairwise-id, subject-id, eduPersonPrincipalName or another identifier that does not change, or leave it empty.',
  },
  dominio_gratuito: {
    es: 'Cualquiera puede tener una dirección de ese dominio: no dice de quién es. Invita a sus miembros por su dirección.',
    en: 'Anybody can have an address of that domain: it does not say whose it is. Invite its members by their addresses.',
  },
  dominio_ocupado: { es: 'Ese dominio ya es de {institucion}.', en: 'That domain belongs to {institucion} already.' },
  revista_de_otra: { es: 'Esa revista ya es de {institucion}.', en: 'That journal belongs to {institucion} already.' },
  ya_es_miembro: { es: 'Ya es miembro de esta institución.', en: 'They are a member of this institution already.' },
} as const;
