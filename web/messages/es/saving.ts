/** Where what is being written is: on the server, on its way, in this browser. */
export default {
  'saving.saved': 'Guardado',
  'saving.saved.at': 'Guardado a las {time}',
  'saving.saved.on': 'Guardado el {moment}',
  'saving.sending': 'Guardando…',
  'saving.changed': 'Cambios sin guardar todavía',
  'saving.changed.here': 'Guardado en este navegador…',
  'saving.changed.nowhere':
    'Este navegador no puede guardar una copia: enviamos tu texto al servidor cada poco. Antes de cerrar, espera a leer «Guardado».',
  'saving.unreadable':
    'No se pudo guardar: hay algo en el texto que no sabemos leer. Deshaz lo último que hiciste (Ctrl+Z) y no cierres esta pestaña.',
  'saving.apart.offline': 'Sin conexión: guardado en este navegador. Lo enviaremos en cuanto vuelva.',
  'saving.apart.server':
    'El servidor no responde bien: guardado en este navegador. Lo volvemos a intentar cada pocos segundos.',
  'saving.apart.busy': 'El servidor pide esperar: guardado en este navegador. Lo enviaremos a las {time}.',
  'saving.apart.session': 'Tu sesión ha caducado: guardado en este navegador. Inicia sesión y lo enviaremos.',
  'saving.nowhere': 'No pudimos guardarlo ni aquí ni en el servidor. No cierres esta pestaña y copia tu texto.',
  'saving.refused': 'No se pudo guardar: {why} No cierres esta pestaña.',
  'saving.refused.here': 'No se pudo guardar: {why} Tu texto sigue en este navegador.',
  'saving.conflict': 'Hay otra versión en el servidor: la tuya está guardada en este navegador.',
  'saving.logout.title': '¿Cerrar sesión sin que se haya enviado todo?',
  'saving.logout.text':
    'Hay algo que escribiste y todavía no ha llegado al servidor. Al cerrar la sesión se borra de este navegador, y se pierde.',
  'saving.logout.confirm': 'Cerrar sesión y perderlo',
  'saving.logout.stay': 'Seguir aquí',
  'saving.newer': 'Hay una versión más reciente de este texto',
  'saving.newer.text': 'Se guardó desde otra ventana o dispositivo ({when}). Lo que ves aquí no se ha cambiado.',
  'saving.newer.take': 'Ver la más reciente',
  'saving.newer.keepMine': 'Quedarme con esta',
  'saving.newer.other': 'La otra versión sigue aquí mientras no cierres esta pantalla.',
  'saving.newer.putBack': 'Cambiar a la otra',
};
