/** What can be wrong with a password that somebody writes. */
export const passwordFaults = {
  contrasena_corta: {
    es: 'La contraseña debe tener al menos 6 caracteres',
    en: 'The password must have at least 6 characters',
  },
  contrasena_actual: { es: 'La contraseña actual no es correcta.', en: 'The current password is not right.' },
  contrasena_incorrecta: { es: 'La contraseña no es correcta.', en: 'The password is not right.' },
  contrasena: { es: 'Escribe tu contraseña', en: 'Write your password' },
  contrasena_filtrada: {
    es: 'Está en las listas de contraseñas que se han filtrado en internet: cualquiera la probaría. Elige otra que uses solo aquí.',
    en: 'This is in the lists of passwords that have leaked on the internet: anybody would try it. Choose another that you use here alone.',
  },
};
