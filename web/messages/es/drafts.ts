/** Where what is being written in a form is kept. */
export default {
  'drafts.kept': 'Guardado',
  'drafts.kept.at': 'Guardado a las {time}',
  'drafts.kept.on': 'Guardado el {moment}',
  'drafts.changed': 'Guardando…',
  'drafts.apart.offline': 'Guardado en este navegador: sin conexión. Lo enviaremos en cuanto vuelva.',
  'drafts.apart.session': 'Guardado en este navegador: tu sesión ha caducado. Lo enviaremos cuando vuelvas a entrar.',
  'drafts.nowhere': 'No hemos podido guardarlo. No cierres esta pestaña y copia tu texto.',
  'drafts.refused': 'No hemos podido guardarlo: {why} No cierres esta pestaña.',
  'drafts.refused.here': 'Guardado solo en este navegador: {why}',
  'drafts.newer': 'Hay una versión más reciente de este texto',
  'drafts.newer.text': 'Se guardó desde otra ventana o dispositivo ({when}). Lo que ves aquí no se ha cambiado.',
  'drafts.newer.take': 'Ver la más reciente',
  'drafts.newer.keepMine': 'Quedarme con esta',
};
