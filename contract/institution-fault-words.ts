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
  dominio_gratuito: {
    es: 'Cualquiera puede tener una dirección de ese dominio: no dice de quién es. Invita a sus miembros por su dirección.',
    en: 'Anybody can have an address of that domain: it does not say whose it is. Invite its members by their addresses.',
  },
  dominio_ocupado: { es: 'Ese dominio ya es de {institucion}.', en: 'That domain belongs to {institucion} already.' },
  revista_de_otra: { es: 'Esa revista ya es de {institucion}.', en: 'That journal belongs to {institucion} already.' },
  ya_es_miembro: { es: 'Ya es miembro de esta institución.', en: 'They are a member of this institution already.' },
} as const;
