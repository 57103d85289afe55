/**
 * The words that the specification writes, in its order: each is said by the platform, letter by letter. Texts of
 * screens that do not stand yet join the list with their screen.
 */
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { specifiedFacts } from '#contract/site-words.ts';
import { readMessages } from './compile.ts';
import { loadTexts, type MessageKey, type MessageValues, translate } from './i18n.ts';

const spanish = new Set<string>();
beforeAll(async () => {
  for (const file of globSync('web/messages/es/*.ts'))
    for (const text of Object.values(await readMessages(readFileSync(file, 'utf8')))) spanish.add(text);
  // What administrators replace begins with the specification's.
  for (const { nombre } of Object.values(specifiedFacts.planes)) spanish.add(nombre.es);
  await Promise.all([loadTexts('private'), loadTexts('site')]);
});

type Words = readonly [section: string, ...texts: string[]];

// biome-ignore format: one line a sentence of the specification
const publicSiteAndAuthors: readonly Words[] = [
  ['2.1 placeholder pages', 'Centro de Ayuda', 'Términos de Uso', 'Política de Privacidad'],
  ['2.1 /mis-revisiones', 'Mis Revisiones Asignadas'],
  ['2.1 publications management', 'Gestión de Publicaciones'],
  ['2.3 sending to review', '¡Enviado a revisión!', 'Error al enviar a revisión'],
  ['2.3 author dashboard', 'No se pudieron cargar tus publicaciones.'],
  ['2.3 reader dashboard', 'Ver Catálogo Completo', 'Explorar Artículos', 'Explorar Libros', 'Visto Recientemente'],
  ['2.4 header', 'Inicio', 'Catálogo', 'Artículos', 'Libros', 'Instituciones'],
  ['2.4 logged out', 'Iniciar sesión', 'Registrarse'],
  ['2.4 avatar menu', 'Perfil', 'Configuración', 'Mis Publicaciones', 'Nueva Publicación', 'Cerrar sesión'],
  ['2.4 footer', 'Suscribirse'],
  ['2.6 sorting', 'Más recientes', 'Más antiguos', 'Alfabético A-Z', 'Alfabético Z-A'],
  ['2.6 cards and modal', 'Ver detalles', 'Leer ahora', 'Categoría'],
  ['2.6 empty state', 'No se encontraron resultados', 'Limpiar filtros'],
  ['2.7 plans', 'Básico', 'Profesional', 'Enterprise'],
  ['2.8 login', '¡Bienvenido de vuelta!'],
  ['2.9.1 management', 'Gestión de Publicaciones', 'Buscar por título o estado...', 'Agregar Publicación'],
  ['2.9.1 drafts', 'Tus publicaciones en borrador', 'Ver completo', 'Editar', 'Eliminar', 'Enviar a revisión', 'No tienes publicaciones en borrador.'],
  ['2.9.1 others', 'Publicaciones a revisar', 'No hay publicaciones para revisar.'],
  ['2.9.1 modal', 'Crear revisión', 'Enviar revisión'],
  ['2.9.1 pagination', 'Anterior', 'Siguiente'],
  ['2.9.2 new publication', 'Nueva Publicación', 'Título', 'Resumen', 'Palabras clave', 'Tipo', 'Páginas', 'Crear Publicación', 'Creando...', 'Cancelar'],
  ['2.9.3 edit publication', 'Editar Publicación', 'Cargando...', 'Título', 'Resumen', 'Categoría', 'Palabras clave', 'Guardar Cambios', 'Guardando...', 'Cancelar', 'Agregar Publicación', 'No se pudo cargar la publicación'],
  ['2.9.4 detail', 'Revisiones asociadas', 'Sin comentarios del revisor.', 'Tu respuesta:', 'Enviar respuesta', 'Cargando revisiones...', 'No hay revisiones para esta publicación.', 'No se pudieron cargar las revisiones.', 'Volver'],
  ['2.9.5 statistics', 'Estadísticas de tus publicaciones', 'Cargando estadísticas...', 'No se pudieron cargar las estadísticas.'],
  ['2.9.6 templates', 'Plantillas para autores'],
  ['2.9.7 profile', 'Sin rol', 'Miembro desde', 'Cargando perfil...', 'No se pudo cargar el perfil.'],
  ['2.9.8 settings', 'Configuración del Sistema', 'Claro', 'Oscuro', 'Español', 'Inglés', 'Mostrar notificaciones locales', '¡Preferencias guardadas!'],
  ['4.1 acts', 'Enviar a revisión', 'Crear revisión', 'Aceptar', 'Solicitar cambios', 'Rechazar', 'Eliminar'],
  ['4.3 and 8 accounts', 'Error al iniciar sesión', 'Error al registrarse'],
  ['5 registration', 'Las contraseñas no coinciden', 'La contraseña debe tener al menos 6 caracteres', 'Debes aceptar los términos y condiciones'],
  ['5 deleting', '¿Seguro que deseas eliminar esta publicación?'],
  ['8 publications', 'Error al crear publicación', 'Error al actualizar publicación', 'No se pudo cargar la publicación', 'Error al eliminar publicación'],
  ['8 reviews', 'Error al responder la revisión', 'No se pudieron cargar las revisiones.', 'Error al crear revisión'],
];

// biome-ignore format: one line a sentence of the specification
const reviewersEditorsAdmins: readonly Words[] = [
  ['2 /mis-revisiones', 'Mis Revisiones Asignadas'],
  ['2 reviewer', 'Dashboard del Revisor', 'Gestiona tus revisiones asignadas'],
  ['2 reviewer, cards', 'Total Publicaciones', 'Total Asignadas', 'Pendientes', 'Completadas', 'En Proceso'],
  ['2 reviewer, actions', 'Acciones Rápidas', 'Ver Todas las Revisiones', 'Todas las Revisiones', 'No tienes revisiones asignadas.'],
  ['2 reviewer, lists', 'Revisiones Asignadas', 'Ver', 'Publicaciones en Revisión', 'Puedes dejar un review o sugerencia en cualquier publicación:', 'Dejar Review', 'No hay publicaciones en revisión.', 'Cargando revisiones...'],
  ['2 reviewer, form', 'Dejar Review', 'Cancelar', 'Enviar Review', 'Enviando...'],
  ['2 reviewer, detail', 'Detalle de la Publicación', 'Sin resumen', 'Sin contenido'],
  ['2 editor', 'En Revisión', 'Pendientes Aprobación', 'Aprobadas', 'Editorial Actions', 'Ver Todas', 'Configurar Workflow', 'Gestión de Workflow Editorial', 'Ver Detalles'],
  ['2 editor, decisions', 'Aprobar publicación', 'Solicitar cambios', 'Rechazar'],
  ['2 admin', 'Total Usuarios', 'Publicaciones', 'Revisores', 'Gestionar Usuarios', 'Gestionar Publicaciones', 'Revisiones', 'Métricas', 'Logs del Sistema', 'Ver Todos los Eventos'],
  ['2 admin, activity', 'No hay logs recientes.'],
  ['2 notifications', 'Marcar como leída', 'No tienes notificaciones.'],
  ['2 reader', 'Ver Catálogo Completo', 'Explorar Artículos', 'Explorar Libros', 'Visto Recientemente'],
  ['4 estado of a review', 'PENDIENTE', 'EN PROCESO', 'ACEPTADA', 'RECHAZADA', 'DEVUELTA'],
  ['4 priority', 'ALTA', 'MEDIA', 'BAJA'],
  ['8 reviewer', 'Review enviada correctamente', 'Sugerencia enviada correctamente', 'Error al enviar review o sugerencia'],
  ['8 editor', 'Error al cargar publicaciones o revisores', 'Error al guardar review', 'Review creada correctamente', 'Review actualizada correctamente'],
  ['8 status update', 'Error al actualizar publicación'],
  ['8 admin', 'No se pudieron cargar los logs.', 'No se pudo obtener el estado del sistema.'],
  ['8 publications', 'Error al cargar publicaciones', 'Error al eliminar publicación'],
  ['8 notifications', 'No se pudieron cargar las notificaciones.', 'Error al marcar la notificación como leída', 'Error al enviar la notificación.', 'Error al enviar el correo.', '¡Notificación enviada correctamente!', '¡Correo enviado correctamente!'],
  ['8 reader', 'Error al cargar publicaciones destacadas', 'Error al cargar publicaciones vistas recientemente'],
];

// biome-ignore format: one line a text
const madeOfParts: readonly [section: string, text: string, key: MessageKey, values: MessageValues][] = [
  ['2.3 role', 'Rol actual: Autor', 'author.role.current', { role: 'Autor' }],
  ['2.9.1 pagination', 'Página 1', 'author.management.page', { page: 1 }],
  ['001 §4 status update', 'Publicación actualizada a estado: APROBADO', 'author.estado.done', { estado: 'APROBADO' }],
  ['001 §8 status update', 'Error: sin permiso', 'author.estado.refused', { why: 'sin permiso' }],
  ['docs/specification.md 3', 'Tu solicitud del rol Editor está pendiente.', 'profile.role.pending', { role: 'Editor' }],
];

describe.each([
  ['000', publicSiteAndAuthors],
  ['001', reviewersEditorsAdmins],
])('the words of document %s are said letter by letter:', (_, words) => {
  it.each(words)('§%s', (_section, ...texts) => {
    expect(texts.filter((text) => !spanish.has(text))).toEqual([]);
  });
});

describe('texts made of parts read as the specification writes them:', () => {
  it.each(madeOfParts)('§%s: %s', (_section, text, key, values) => {
    expect(translate(key, values)).toBe(text);
  });
});

describe('the plans and hours of §2.7, until an administrator replaces them', () => {
  const { planes, horarioGeneral, horarioSoporte } = specifiedFacts;

  it('cost what they cost and hold what they hold', () => {
    const { basico, profesional, enterprise } = planes;
    expect([basico, profesional, enterprise].map(({ precio }) => precio.es)).toEqual([
      'Gratis',
      '$49/mes',
      'Desde $149/mes',
    ]);
    expect(basico.ventajas.es).toMatch(/50 publicaciones al mes\n3 usuarios admin/);
    expect(profesional.ventajas.es).toMatch(/ilimitadas\n15 usuarios admin/);
    expect(enterprise.ventajas.es).toMatch(/Usuarios ilimitados.*Soporte 24\/7.*SLA/s);
  });

  it('are open when they say', () => {
    expect(horarioGeneral.es).toMatch(/^Lunes a viernes: 9:00–18:00\nSábado: 9:00–13:00$/m);
    expect(horarioSoporte.es).toBe('Enterprise: 24/7\nLunes a viernes: 8:00–20:00');
  });
});

describe('what a result count says (§2.6)', () => {
  it('differs in singular and plural', () => {
    expect(translate('catalogue.count', { count: 1 })).toBe('1 resultado encontrado');
    expect(translate('catalogue.count', { count: 2 })).toBe('2 resultados encontrados');
  });
});
