/** The keys of the product: what each does, for the list of keys. */
export default {
  'keys.title': 'Teclas',
  'keys.everywhere': 'En todas partes',
  'keys.lists': 'En las listas',
  'keys.palette': 'Buscar o ir a cualquier sitio',
  'keys.palette.except': 'En el editor de textos, con palabras seleccionadas, pone un enlace.',
  'keys.search': 'Ir al buscador de esta pantalla; si no tiene, abrir el de todas',
  'keys.search.guest': 'Ir al buscador de esta pantalla',
  'keys.list': 'Ver todas las teclas',
  'keys.next': 'Fila siguiente',
  'keys.previous': 'Fila anterior',
  'keys.open': 'Abrir la fila',
  'keys.leave': 'Salir de la lista; cerrar lo que se abrió',
  'keys.enter': 'Intro',
  'keys.shift': 'Mayús',
  'keys.single': 'Usar teclas sueltas en este navegador',
  'keys.isOff': 'desactivada',
  'keys.on':
    'Una letra o un signo sueltos no hacen nada en un campo, un diálogo o un menú. Si te estorban, puedes desactivarlos.',
  'keys.off': 'Tienes desactivadas las teclas sueltas.',
  'keys.settings': 'Cambiarlo en Configuración',
  'keys.editor': 'El editor de textos tiene las suyas: están en su botón «Atajos de teclado».',
};
