import { z } from 'zod';
import { noDemands } from '../declarations.ts';
import { doiAgencies, isDoiPattern } from '../deposits.ts';
import { bareDoi, doiForm } from '../doi.ts';
import { fault } from '../faults.ts';
import { longest } from '../limits.ts';
import { noRights } from '../rights.ts';
import { specifiedContact, specifiedFacts } from '../site-words.ts';
import { reviewIdentities, treatments } from '../vocabulary.ts';
import {
  day,
  filter,
  flag,
  hasIssnCheckDigit,
  id,
  instant,
  pageInfo,
  plannedInstant,
  webAddress,
  whole,
} from './common.ts';
import { declarationDemandsSchema } from './declaration.ts';
import { defaultRetention, lawFields, noLawFacts, retentionFields } from './personal-data.ts';
import { reviewFormSchema } from './review-form.ts';
import { rightsSettingSchema } from './rights.ts';
import { rolesWithSecondFactor } from './second-factor.ts';
import { setupMarksSchema } from './setup.ts';
import { contactFacts, menuSchema, siteFactsSchema, writtenMenuSchema } from './site-facts.ts';

export const severities = ['info', 'success', 'warning', 'error'] as const;
export const severity = z.enum(severities);

/** Spec 001 §3: an activity entry. */
export const activityEntrySchema = z.object({
  id: z.string(),
  type: z.string(),
  message: z.string(),
  severity,
  timestamp: instant,
  userId: id.nullable(),
  /** Who it was, as an administrator reads it. */
  user: z.string().nullable(),
  /** Whom it touched, where it touched an account: whose role, whose block. `afecta` is null once that account is gone. */
  afectaId: id.nullable(),
  afecta: z.string().nullable(),
  /** The key of the API that it came by, where it came by one: as its owner calls it, null once it is gone, and how it begins. */
  porClave: z.object({ nombre: z.string().nullable(), comienzo: z.string() }).optional(),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;
/** A place between two entries of the record, in its order: the time of one of them in Unix milliseconds, and its id. */
const activityPlace = z.string().regex(/^\d{1,14}-\d{1,15}$/);
/**
 * `type`: the type of an entry, `review.assigned`, or the part before its dot. `persona`: who did it or whom it
 * touched, by words of their name or address, or by their id. From `desde` on, and before `hasta`. `sinAccesos`: without who came
 * and left; failed attempts to log in are there.
 */
export const activityFilters = {
  severity: filter(severity),
  type: filter(z.string().regex(/^[a-zA-Z]{1,40}(\.[a-zA-Z]{1,40})?$/)),
  persona: filter(z.string().trim().min(1).max(longest.personSearch)),
  desde: filter(plannedInstant),
  hasta: filter(plannedInstant),
  sinAccesos: flag.optional(),
};
/** Where a page begins: with what is older than a place, or ends with what is newer; `page` reaches the first thousand. */
export const activityPlaces = { antes: filter(activityPlace), despues: filter(activityPlace) };
export const activityListSchema = z.object({
  activity: z.array(activityEntrySchema),
  /** False where `total` is only as far as was counted. */
  totalExacto: z.boolean(),
  /** The places to ask for what is newer (`despues`) and older (`antes`); null where there is nothing. */
  masNuevas: z.string().nullable(),
  masAntiguas: z.string().nullable(),
  ...pageInfo,
});
export const recordFaults = ['cambiada', 'falta', 'sin encadenar', 'hueco'] as const;
/**
 * What is wrong at one place of the record's chain: an entry changed, taken out, added past the chain, or links of the chain
 * itself gone.
 */
export const recordFaultSchema = z.object({
  tipo: z.enum(recordFaults),
  /** In the chain, from 1; null for an entry that is not in it. */
  posicion: z.number().nullable(),
  /** The entry's id; null for a gap. */
  entrada: z.number().nullable(),
});
export type RecordFault = z.infer<typeof recordFaultSchema>;
/** The result of a verification job; of the faults the first hundred. */
export const activityVerificationSchema = z.object({ entradas: z.number(), fallos: z.array(recordFaultSchema) });

export const activityFormats = ['csv', 'json'] as const;

/** `responseTime` in milliseconds. `detalle`: counts, and bytes that are free, for administrators alone. */
const service = z.object({
  status: z.enum(['ok', 'warning', 'error']),
  responseTime: z.number().optional(),
  detalle: z.record(z.string(), z.number()).optional(),
});
/** A worker in the background that failed three times within ten minutes and has not succeeded since. */
const failingWorker = z.object({
  /** A kind of job (`jobTipos`), or what each process does by itself (`ownWorkers`). */
  trabajador: z.string(),
  desde: instant,
  /** Of its last failure, without anybody's data. */
  error: z.string(),
});
export type FailingWorker = z.infer<typeof failingWorker>;

/** Spec 001 §3: members that carry a status are shown as services. `uptime` in seconds. */
export const healthSchema = z.object({
  database: service,
  files: service,
  mail: service,
  jobs: service,
  /** What works in the background; which of it keeps failing, for administrators alone. */
  workers: service.extend({ fallando: z.array(failingWorker).optional() }),
  disk: service,
  /** For administrators alone: to others it would say which faults to try. */
  version: z.string().optional(),
  uptime: z.number(),
});
export type Health = z.infer<typeof healthSchema>;

/** What the process measured in each of the last minutes, the oldest first; times in milliseconds, memory in bytes. */
export const metricsHistorySchema = z.object({
  minutos: z.array(
    z.object({
      hora: instant,
      peticiones: z.number(),
      fallidas: z.number(),
      /** 95 of 100 answers took no longer; null where there was none. */
      p95: z.number().nullable(),
      memoria: z.number(),
    }),
  ),
});
export type MeasuredMinute = z.infer<typeof metricsHistorySchema>['minutos'][number];

/** Days, each once; an empty list: none is sent. */
const reminderDays = z.array(whole(0, 365)).max(10);
const issn = z.string().refine((value) => value === '' || hasIssnCheckDigit(value), fault('issn'));

/** The platform's settings, which an administrator changes while it runs. Texts that may be left out are then ''. */
export const platformSettingsSchema = z.object({
  /** The journal's. */
  nombre: z.string().trim().min(1, fault('nombre_revista')).max(longest.name),
  /** Who publishes it. */
  institucion: z.string().trim().max(longest.publisher),
  /** Where readers and authors write to. */
  contacto: z.email(fault('correo')).max(longest.email),
  ...contactFacts,
  /** Entries of the public site's menu beside its own. */
  menu: menuSchema,
  /** The address of the journal's mark, '': the platform's. Set by `changeLogo` alone. */
  logo: z.string().max(200),
  /** The address of the journal's picture, '': none. Set by `changeCoverImage` alone. */
  imagenPortada: z.string().max(200),
  /** The accent, `#0b5563`; '': the platform's. It is shaded until it can be read (contract/accent.ts). */
  color: z.string().regex(/^(#[0-9a-f]{6})?$/, fault('color')),
  /** How letters and mails in Spanish address who reads them. */
  tratamiento: z.enum(treatments),
  /** Guests may open the home page and the placeholder pages (docs/specification.md 2). */
  sitioPublico: z.boolean(),
  /** Everybody may read how long the steps of the process take (`processTimes`). */
  tiemposPublicos: z.boolean(),
  /** REVISOR and EDITOR wait for an administrator (docs/specification.md 3). */
  aprobacionDeRoles: z.boolean(),
  /** Whose sign-ins take a second step: who holds one of these sets it up at their next. */
  segundoPaso: z.array(z.enum(rolesWithSecondFactor)).max(rolesWithSecondFactor.length),
  /** Until then a classroom may register from one network; '': it may not. Set by `openRegistration` and `closeRegistration`. */
  registroAbiertoHasta: instant.or(z.literal('')),
  modoFlujo: z.enum(['minimalista', 'profesional']),
  /** Completed reviews that 'profesional' asks for. */
  revisionesMinimas: whole(2, 10),
  /** Who reviewed a work does not decide on it, in 'minimalista' either; 'profesional' asks for it always. */
  cuatroOjos: z.boolean(),
  /** What works that are sent from now on get; those sent before keep their own (server/policy). */
  identidadRevision: z.enum(reviewIdentities),
  /** Reviewers who handed in discuss the round with one another and with the editors (server/policy/discussions.ts). */
  discusionEntreRevisores: z.boolean(),
  /** Reviews of open works that are sent from now on are published with them (server/policy/published-reviews.ts). */
  revisionesPublicas: z.boolean(),
  /** Days from assignment to deadline where the editor says none. */
  plazoRevisionDias: whole(1, 365),
  prefijoDoi: z.string().regex(/^10\.\d{4,9}$/, fault('prefijo_doi')),
  /** Who registers the DOIs of what is published (contract/deposits.ts). */
  agenciaDoi: z.enum(doiAgencies),
  /** Of which form new DOIs are, after their prefix. */
  patronDoi: z.string().trim().max(longest.doiPattern).refine(isDoiPattern, fault('patron_doi')),
  /** Whether what is published of a work's reviews gets DOIs of its own, with the agency of its DOI. */
  doiRevisiones: z.boolean(),
  /** The DOI of the page that says how this press corrects what it published; '': there is none. */
  politicaCorrecciones: z
    .string()
    .trim()
    .max(longest.pastedDoi)
    .transform(bareDoi)
    .refine((said) => said === '' || doiForm.test(said), fault('doi')),
  issn,
  /** Of the printed edition. */
  issnImpreso: issn,
  /** The address of the licence that new works begin with. */
  licencia: z.string().refine((value) => value === '' || webAddress.safeParse(value).success, fault('licencia')),
  /** Days in which an invitation to review is answered; then it is declined by itself. */
  plazoInvitacionDias: whole(1, 90),
  /** Days after a work is rejected in which its authors may appeal. */
  plazoApelacionDias: whole(1, 365),
  /** What is approved goes through copy-editing, proofs and a checklist before it is published (contract/production.ts). */
  etapaProduccion: z.boolean(),
  /** Days in which authors answer the changes of copy-editing, and the proofs. */
  plazoPruebasDias: whole(1, 90),
  /** When the press rests: nothing that the platform proposes is due then (contract/holidays.ts). */
  festivos: z
    .array(
      z
        .object({ desde: day, hasta: day })
        .refine(({ desde, hasta }) => desde <= hasta, { ...fault('fin_antes'), path: ['hasta'] }),
    )
    .max(100),
  /** Reviewers are asked which works they would like to review (entities/bid.ts). */
  preferenciasDeRevision: z.boolean(),
  /** Reviews that a reviewer has at once, where they say nothing else. */
  capacidadRevisor: whole(1, 50),
  /** Automatic reminders are sent at all. */
  recordatorios: z.boolean(),
  /** To reviewers, so many days before and after their deadline. */
  recordarAntesDias: reminderDays,
  recordarDespuesDias: reminderDays,
  /** To authors whose work waits for its changes, so many days after the decision. */
  recordarAutoresDias: reminderDays,
  /** To editors whose works wait for them, every so many days; 0: never. */
  recordarEditoresDias: whole(0, 90),
  /** The structured part of every review; empty: none. */
  formularioRevision: reviewFormSchema,
  /** What authors are asked to declare before they send a work, and what they have to. */
  declaraciones: declarationDemandsSchema,
  /** Whether each author signs a licence or statement on rights, and which (contract/rights.ts). */
  derechos: rightsSettingSchema,
  ...lawFields,
  ...retentionFields,
  ...siteFactsSchema.shape,
});
export type PlatformSettings = z.infer<typeof platformSettingsSchema>;

/** With what the platform keeps beside them and tells nobody. */
export const storedSettingsSchema = platformSettingsSchema.extend({
  /**
   * Who lifted the four eyes last, '' where nobody did; `publicar`: those on publishing one's own work, too. They hold on for
   * what that person wrote (contract/workflow.ts).
   */
  cuatroOjosLevantados: z.object({ por: id.or(z.literal('')), publicar: z.boolean() }),
  /** What administrators said of the steps of the first hour (entities/setup.ts). */
  puestaEnMarcha: setupMarksSchema,
});
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

/**
 * What another mode of review would change: works that were sent keep the mode they have (`obras`), but some of them
 * become more closed with their next round (`cierran`); drafts get the new mode.
 */
export const identityChangeSchema = z.object({
  obras: z.array(z.object({ modo: z.enum(reviewIdentities), total: z.number(), cierran: z.number() })),
  borradores: z.number(),
});
export type IdentityChange = z.infer<typeof identityChangeSchema>;

export const defaultSettings: PlatformSettings = {
  nombre: 'Pliego',
  institucion: '',
  contacto: 'contacto@pliego.test',
  ...specifiedContact,
  menu: [],
  logo: '',
  imagenPortada: '',
  color: '',
  tratamiento: 'tu',
  sitioPublico: false,
  tiemposPublicos: false,
  aprobacionDeRoles: true,
  segundoPaso: [],
  registroAbiertoHasta: '',
  modoFlujo: 'minimalista',
  revisionesMinimas: 2,
  cuatroOjos: false,
  identidadRevision: 'abierta',
  discusionEntreRevisores: false,
  revisionesPublicas: false,
  plazoRevisionDias: 21,
  prefijoDoi: '10.1000',
  agenciaDoi: 'NINGUNA',
  patronDoi: '{revista}.{anio}.{id}',
  doiRevisiones: false,
  politicaCorrecciones: '',
  issn: '',
  issnImpreso: '',
  licencia: '',
  plazoInvitacionDias: 7,
  plazoApelacionDias: 30,
  etapaProduccion: false,
  plazoPruebasDias: 7,
  festivos: [],
  preferenciasDeRevision: false,
  capacidadRevisor: 3,
  recordatorios: true,
  recordarAntesDias: [7, 2],
  recordarDespuesDias: [1, 7, 14],
  recordarAutoresDias: [30, 60],
  recordarEditoresDias: 7,
  formularioRevision: [],
  declaraciones: noDemands,
  derechos: noRights,
  ...noLawFacts,
  ...defaultRetention,
  ...specifiedFacts,
};
export const defaultStoredSettings: StoredSettings = {
  ...defaultSettings,
  cuatroOjosLevantados: { por: '', publicar: false },
  puestaEnMarcha: {},
};

/** Whether a classroom may register now, `now` in Unix milliseconds. */
export const isOpenToClass = (
  { registroAbiertoHasta }: Pick<PlatformSettings, 'registroAbiertoHasta'>,
  now = Date.now(),
): boolean => Date.parse(registroAbiertoHasta) > now;

/** Without those that have calls of their own. */
const changes = platformSettingsSchema.omit({ logo: true, imagenPortada: true, registroAbiertoHasta: true }).partial();
/**
 * PATCH /settings: any of them. `antes`: what they were when the person read them; where one has changed since, the
 * answer is 409 `ajustes_cambiados` and nothing is saved.
 */
export const settingsChangesSchema = changes.extend({ menu: writtenMenuSchema.optional(), antes: changes.optional() });
export type SettingsChanges = z.infer<typeof settingsChangesSchema>;

/** PUT /settings/logo: a PNG, JPEG or WebP in base64. */
export const logoSchema = z.object({ logo: z.base64().min(1).max(1_500_000) });

/** Pixels of the journal's picture at the least: as those who show shared links ask for it. */
export const leastCoverImage = { width: 1200, height: 630 };

/** PUT /settings/portada: a PNG, JPEG or WebP in base64. */
export const coverImageSchema = z.object({ imagen: z.base64().min(1).max(1_500_000) });

/** What every page shows of the journal. */
export const identitySchema = platformSettingsSchema
  .pick({
    nombre: true,
    institucion: true,
    contacto: true,
    telefono: true,
    direccion: true,
    menu: true,
    logo: true,
    imagenPortada: true,
    color: true,
    issn: true,
    issnImpreso: true,
    prefijoDoi: true,
    /** Screens ask for it before they show a word of it. */
    preferenciasDeRevision: true,
  })
  .extend({
    /** Whether there is a number of any journal: without one, navigations have no word of them. */
    numeros: z.boolean().default(false),
  })
  /** Readers know of more than one journal; absent where there is one alone. */
  .extend({ variasRevistas: z.literal(true).optional() })
  /** There is an institution: without one, navigations have no word of them. */
  .extend({ instituciones: z.literal(true).optional() })
  .extend({
    /** A journal that is shown has sections: with several journals, why screens ask for the list of them. */
    conSecciones: z.literal(true).optional(),
  })
  /** People may log in with ORCID, and have their iD confirmed. */
  .extend({ conOrcid: z.literal(true).optional() })
  /** They may log in by an institution. */
  .extend({ conInstituciones: z.literal(true).optional() })
  .extend({
    /** What addresses begin with: the platform's, and those of journals with a name of their own, by their keys. Absent where none has one. */
    sitios: z.object({ plataforma: z.string(), revistas: z.record(z.string(), z.string()) }).optional(),
  });
export type Identity = z.infer<typeof identitySchema>;
