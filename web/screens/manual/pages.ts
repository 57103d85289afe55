/** The manuals: one a role, each in pages by what its people come to do. Their words are messages, a page each (manual-text.ts). */
import type { Role } from '#contract/vocabulary.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import type { PictureName } from './pictures.ts';

export interface ManualPage {
  /** The last part of its address. */
  slug: string;
  text: MessageKey;
  /** The screens that it tells of, by their paths in the table of routes: from these it is come to. */
  about: readonly string[];
  picture?: PictureName;
}

export interface Manual {
  /** The middle part of its address. */
  slug: ManualSlug;
  role: Role;
  /** Manuals whose screens the role has, too: they are pointed to. */
  reads: readonly ManualSlug[];
  pages: readonly ManualPage[];
}

export const manualSlugs = ['autoria', 'revision', 'edicion', 'administracion', 'lectura'] as const;
export type ManualSlug = (typeof manualSlugs)[number];

/** What everybody with an account has. A page of every manual but that of readers, whose own it is. */
const account: ManualPage = {
  slug: 'cuenta',
  text: 'manual-reader.account',
  about: ['/dashboard', '/notificaciones', '/perfil', '/configuracion', '/institucion', '/segundo-paso'],
  picture: 'account',
};

/** What is told in one file of messages: a manual is added here, with its messages, and nowhere else. */
export const manuals: readonly Manual[] = [
  {
    slug: 'autoria',
    role: 'AUTOR',
    reads: [],
    pages: [
      {
        slug: 'escribir',
        text: 'manual-author.write',
        about: ['/publications/create', '/publications/:id/edit', '/autor/plantillas'],
        picture: 'author-edit',
      },
      { slug: 'firmas', text: 'manual-author.byline', about: ['/coautorias'] },
      {
        slug: 'enviar',
        text: 'manual-author.send',
        about: ['/mis-publicaciones', '/publications/:id', '/publications/:id/versiones'],
        picture: 'author-works',
      },
      { slug: 'responder', text: 'manual-author.answer', about: ['/publications/:id/respuesta'] },
      {
        slug: 'publicar',
        text: 'manual-author.publish',
        about: ['/publications/:id/edicion', '/autor/estadisticas', '/consentimientos'],
      },
      { slug: 'problemas', text: 'manual-author.trouble', about: [] },
      account,
    ],
  },
  {
    slug: 'revision',
    role: 'REVISOR',
    reads: [],
    pages: [
      {
        slug: 'invitacion',
        text: 'manual-reviewer.invitation',
        about: ['/mis-revisiones', '/invitacion/:token', '/preferencias', '/coautorias', '/consentimientos'],
        picture: 'reviewer-list',
      },
      {
        slug: 'revisar',
        text: 'manual-reviewer.write',
        about: ['/revisiones/:id', '/calendario', '/publications/:id/versiones'],
        picture: 'reviewer-write',
      },
      { slug: 'reconocimiento', text: 'manual-reviewer.recognition', about: ['/reconocimiento'] },
      { slug: 'problemas', text: 'manual-reviewer.trouble', about: [] },
      account,
    ],
  },
  {
    slug: 'edicion',
    role: 'EDITOR',
    reads: [],
    pages: [
      {
        slug: 'cola',
        text: 'manual-editor.queue',
        about: [
          '/editorial',
          '/editorial/:id',
          '/calendario',
          '/editorial/:id/ver-como',
          '/publications/:id/versiones',
        ],
        picture: 'editor-queue',
      },
      {
        slug: 'asignar',
        text: 'manual-editor.assign',
        about: ['/editorial/asignacion', '/editorial/revisores'],
        picture: 'editor-work',
      },
      { slug: 'decidir', text: 'manual-editor.decide', about: ['/editorial/reclamaciones'], picture: 'editor-decide' },
      {
        slug: 'producir',
        text: 'manual-editor.produce',
        about: ['/editorial/numeros', '/editorial/numeros/:id'],
      },
      {
        slug: 'despues',
        text: 'manual-editor.after',
        about: ['/editorial/:id/aviso', '/editorial/anuncios', '/editorial/reportes'],
      },
      {
        slug: 'problemas',
        text: 'manual-editor.trouble',
        about: ['/admin/correos', '/coautorias', '/consentimientos'],
      },
      account,
    ],
  },
  {
    slug: 'administracion',
    role: 'ADMIN',
    reads: ['edicion', 'autoria'],
    pages: [
      {
        slug: 'empezar',
        text: 'manual-admin.begin',
        about: ['/admin/puesta-en-marcha/:paso', '/admin/ajustes', '/admin/ajustes/:grupo'],
        picture: 'admin-settings',
      },
      { slug: 'personas', text: 'manual-admin.people', about: ['/admin/users'], picture: 'admin-people' },
      {
        slug: 'revistas',
        text: 'manual-admin.journals',
        about: [
          '/admin/revistas',
          '/admin/revistas/:id',
          '/admin/revistas/:id/:parte',
          '/admin/revistas/:id/pasaporte/informe',
          '/admin/revistas/:id/pasaporte/anual',
          '/admin/cargas',
          '/admin/cargas/:id',
          '/admin/instituciones',
          '/admin/instituciones/:id',
        ],
      },
      {
        slug: 'correo',
        text: 'manual-admin.mail',
        about: ['/admin/plantillas'],
        picture: 'admin-mail',
      },
      {
        slug: 'vigilar',
        text: 'manual-admin.watch',
        about: ['/admin/tareas', '/admin/logs', '/admin/metrics', '/admin/publications', '/admin/reviews'],
        picture: 'admin-jobs',
      },
      {
        slug: 'conectar',
        text: 'manual-admin.connect',
        about: ['/admin/webhooks/:id', '/admin/buzones/:id', '/admin/entradas/:id', '/admin/organizaciones/:id'],
      },
      { slug: 'problemas', text: 'manual-admin.trouble', about: [] },
      account,
    ],
  },
  {
    slug: 'lectura',
    role: 'LECTOR',
    reads: [],
    pages: [
      { slug: 'leer', text: 'manual-reader.read', about: ['/catalogo', '/catalogo/:id'], picture: 'reader-work' },
      { slug: 'participar', text: 'manual-reader.join', about: ['/coautorias', '/consentimientos'] },
      { slug: 'problemas', text: 'manual-reader.trouble', about: [] },
      account,
    ],
  },
];

/** The address of a manual, or of one of its pages. */
export const manualPath = (manual: Manual, page?: ManualPage): string =>
  `/ayuda/${manual.slug}${page ? `/${page.slug}` : ''}`;
