/** The manual of readers, and the page on accounts that all manuals have; how they are written is told in screens/manual/manual-text.ts. */
export default {
  'manual-reader.read': `Encontrar, leer y citar
Buscar en el catálogo, leer con comodidad, descargar y citar. Sin cuenta y gratis.
## Buscar
1. Abre [[navigation.catalogue|/catalogo]] y escribe en [[catalogue.search.label]]: un título, un tema, un autor o un DOI.
2. Acota con los filtros.
3. Con cuenta, [[catalogue.save]] te avisa por correo cuando se publique algo que encuentre esa búsqueda.
## Leer
- [[work.reading]] cambia el tamaño de la letra, el ancho, el espacio y el tema.
- Al elegir un pasaje puedes [[work.passage.highlight]], [[work.passage.quote]] o [[work.passage.link]]. Los resaltados se guardan solo en tu navegador.
- Las citas, notas y figuras se ven al pasar por encima o al llegar con el teclado; [[work.card.back]] te devuelve a donde leías.
## Llevártela
- [[work.download]] la da en los formatos que tenga: PDF, EPUB, Word y otros.
- [[work.act.cite]] da la cita escrita y el archivo para tu gestor de referencias.
## Saber si puedes fiarte
En [[work.history]] están las fechas y versiones y, si la revista las publica, las revisiones. Si se corrigió o se retractó, lo dice arriba del todo.`,
  'manual-reader.join': `Dar un paso más
Crear una cuenta, publicar, revisar o firmar una obra.
## Crear una cuenta
1. Pulsa [[layout.register]] y rellena tus datos.
2. Abre el enlace que recibirás por correo y pulsa [[recovery.verify.submit]].
También puedes entrar con ORCID, o con tu institución si la plataforma lo ofrece.
## Publicar, revisar o editar
1. Abre [[navigation.profile|/perfil]], en [[profile.role.title]].
2. Pulsa [[profile.role.ask.AUTOR]], [[profile.role.ask.REVISOR]] o [[profile.role.ask.EDITOR]]. Publicar está abierto a todo el mundo; lo demás lo confirma una persona de administración.
## Si te nombran en una obra
En [[navigation.authorships|/coautorias]] dices si la firmas, y en [[navigation.consents|/consentimientos]] si tu identidad puede conocerse. Puedes decir que no a las dos cosas.`,
  'manual-reader.trouble': `Cuando algo va mal
Lo que más a menudo se tuerce al leer o al entrar, y cómo salir.
### No encuentro una obra que sé que está
Prueba con menos palabras, o con su DOI, y quita los filtros.
### El PDF no se lee con un lector de pantalla
Prueba a leer la obra en su página, o descárgala en EPUB o HTML si los tiene. Si solo hay imágenes escaneadas, escribe a la revista.
### Hay un error en una obra
Escribe a la revista desde [[layout.footer.contact|/contacto]]: lo publicado se corrige con un aviso.
### No recuerdo mi contraseña
Al iniciar sesión, pulsa [[account.login.forgot]]. El enlace dura una hora; si no llega, mira en el correo no deseado.
### El enlace ya no sirve
Los enlaces se usan una vez y caducan. Pide otro: el de confirmar tu correo, en [[navigation.profile|/perfil]], con [[profile.verify.resend]].
### Perdí el teléfono con el que entraba
Pulsa [[account.second.toRecovery]] y usa uno de los códigos que guardaste. Si no los tienes, escribe a quien administra la plataforma.`,
  'manual-reader.account': `Tu cuenta
Avisos, datos, seguridad y ausencias: lo que tiene cualquier cuenta.
## Enterarte de lo que pasa
- [[navigation.dashboard|/dashboard]] reúne lo que te espera.
- [[navigation.notifications|/notificaciones]] guarda los avisos. En una obra que ya no te interesa, pulsa [[notifications.mute]].
- En [[navigation.settings|/configuracion]], en [[settings.channels.title]], eliges de cada cosa si la quieres en pantalla, por correo al momento o una vez al día.
## Tus datos
- En [[navigation.profile|/perfil]], pulsa [[profile.edit]] para cambiar tu nombre, tu afiliación o los temas que conoces.
- [[profile.orcid.connect]] confirma tu ORCID: después puedes entrar con él.
- [[settings.data.prepare]], en la configuración, reúne lo que se guarda de ti en un archivo.
- [[settings.erase]] dice antes qué se va y qué se queda.
- Si tu institución publica aquí, está en [[navigation.myInstitution|/institucion]].
## Idioma, tema y teclas
En [[settings.preferences]] eliges el idioma, el tema claro u oscuro y si las teclas sueltas hacen algo. En el menú de tu cuenta, [[layout.goTo]] te lleva a cualquier sitio y [[layout.keys]] enseña los atajos.
## Ausencias
En [[settings.absence.title]] di desde cuándo y hasta cuándo estarás fuera, y pulsa [[settings.absence.save]].
## Entrar con seguridad
- [[second-factor.begin]] pide además un código de tu teléfono. Guarda los códigos de recuperación.
- Con una llave de acceso entras con la huella, la cara o el PIN de tu aparato, sin contraseña.
- En [[settings.sessions.title]] ves dónde has entrado; si algo no es tuyo, cierra esa sesión y cambia la contraseña.`,
};
