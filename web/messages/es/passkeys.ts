/** The passkeys of one's own account. What the login says of them is in account.ts. */
export default {
  'passkeys.title': 'Llaves de acceso',
  'passkeys.intro':
    'Entra con la huella, la cara o el PIN de tu dispositivo, sin contraseña. También te sirven de segundo paso, y nadie puede robártelas con una página falsa.',
  'passkeys.load.failed': 'No pudimos cargar tus llaves de acceso.',
  'passkeys.notHere': 'Este navegador no admite llaves de acceso en esta dirección.',
  'passkeys.made': 'Añadida el {when}',
  'passkeys.used': 'último uso: {when}',
  'passkeys.unused': 'sin usar todavía',
  'passkeys.add': 'Añadir una llave de acceso',
  'passkeys.add.text': 'Confirma que eres tú. Después, tu navegador te preguntará dónde quieres guardarla.',
  'passkeys.add.failed': 'No se ha añadido ninguna llave. Si este dispositivo ya tiene una tuya, no hace falta otra.',
  'passkeys.added': 'Llave de acceso añadida.',
  'passkeys.rename': 'Cambiar nombre',
  'passkeys.rename.of': 'Cambiar el nombre de «{name}»',
  'passkeys.rename.failed': 'No se ha cambiado el nombre.',
  'passkeys.name': 'Nombre',
  'passkeys.name.required': 'Escribe un nombre',
  'passkeys.remove': 'Quitar',
  'passkeys.remove.of': 'Quitar «{name}»',
  'passkeys.remove.text': 'Ya no podrás entrar con «{name}». Confirma que eres tú.',
  'passkeys.remove.last':
    'Ya no podrás entrar con «{name}», y es tu único segundo paso: bastará tu contraseña, y tus códigos de recuperación dejarán de servir. Confirma que eres tú.',
  'passkeys.remove.failed': 'No se ha quitado la llave de acceso.',
  'passkeys.removed': 'Llave de acceso quitada.',
  'passkeys.needed': 'Prefiero una llave de acceso',
  'passkeys.needed.app': 'Prefiero una aplicación de autenticación',
};
