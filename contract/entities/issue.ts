/** A number of a journal (on the wire `numero`): what it is called, what stands in it, and when it appears. */
import { z } from 'zod';
import { fault } from '../faults.ts';
import { actions } from '../issue-acts.ts';
import { longest } from '../limits.ts';
import { estados, tipos } from '../vocabulary.ts';
import { id, instant, language, orcid, pageInfo, text } from './common.ts';
import { houseSchema } from './house.ts';

/** Years that a number may be of. */
const [firstYear, lastYear] = [1600, 2200];
/** How many works one number holds; no journal prints more. */
export const mostWorks = 500;

export const pagings = ['PAGINAS', 'ARTICULOS'] as const;
/** Whether its works have pages that go on through it, or a number each. */
export type Paging = (typeof pagings)[number];

/** Who edits a number besides the journal's own editors: a person as text. */
export const guestEditorSchema = z.object({
  nombres: text(100),
  apellidos: z.string().trim().max(100).default(''),
  afiliacion: z.string().trim().max(300).default(''),
  orcid: orcid.nullable().default(null),
});
export type GuestEditor = z.output<typeof guestEditorSchema>;

const shortText = (max: number) => z.string().trim().max(max);
const facts = {
  volumen: shortText(longest.volume).describe('«12», «XL»; vacío donde la revista no cuenta volúmenes.'),
  numero: shortText(longest.issueNumber).describe('«2», «1-2», «Extra 1»; vacío en un volumen sin números.'),
  anio: z.int().min(firstYear).max(lastYear),
  titulo: shortText(longest.issueTitle).describe('De un monográfico; vacío en los demás.'),
  editores: z.array(guestEditorSchema).max(20),
  paginacion: z.enum(pagings),
  continua: z.boolean().describe('Publicación continua: se le añaden obras después de publicado.'),
};

/** POST /issues */
export const newIssueSchema = z.object({
  revistaId: id.optional().describe('Sin él, la revista principal.'),
  volumen: facts.volumen.default(''),
  numero: facts.numero.default(''),
  anio: facts.anio,
  titulo: facts.titulo.default(''),
  editores: facts.editores.default([]),
  paginacion: facts.paginacion.default('PAGINAS'),
  continua: facts.continua.default(false),
});
/** PATCH /issues/{id} */
export const issueChangesSchema = z.object(facts).partial();

/** The place of a work in a number, as it is ordered. */
const place = {
  seccion: shortText(longest.section),
  paginaInicial: shortText(longest.pageNumber),
  paginaFinal: shortText(longest.pageNumber),
  articulo: shortText(longest.articleNumber),
};
/** PUT /issues/{id}/order: the whole order, of the revision that it began from. */
export const issueOrderSchema = z.object({
  revision: z.int().min(1),
  obras: z
    .array(
      z.object({
        id,
        seccion: place.seccion.default(''),
        paginaInicial: place.paginaInicial.default(''),
        paginaFinal: place.paginaFinal.default(''),
        articulo: place.articulo.default(''),
      }),
    )
    .max(mostWorks)
    .refine((obras) => new Set(obras.map(({ id }) => id)).size === obras.length, fault('repetida')),
});

/** A wall clock's day and time. */
export const wallTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
/** The zone where it hangs. */
export const zone = z
  .string()
  .max(longest.timeZone)
  .refine(isZone, fault('zona'))
  .describe('De la base de datos de IANA, «America/Bogota».');

export const issueScheduleSchema = z.object({
  revision: z.int().min(1),
  fecha: wallTime,
  zona: zone,
  motivo: text(longest.reason).optional(),
});

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('es', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

export const issueEstados = ['EN_PREPARACION', 'PROGRAMADO', 'PUBLICADO'] as const;
export type IssueEstado = (typeof issueEstados)[number];

/** A number without its works. */
export const issueSummarySchema = z.object({
  id,
  revistaId: id,
  /** What its journal is called; absent on a platform with one, and of one that is not shown. */
  revista: z.object({ clave: z.string(), nombre: z.string() }).optional(),
  ...facts,
  editores: z.array(guestEditorSchema.required()),
  estado: z.enum(issueEstados),
  /** `/files/…`; null without one. */
  portada: z.string().nullable(),
  fechaPublicacion: instant.nullable(),
  /** For those who prepare it: when it is published by itself, and in which zone that was said. */
  fechaPrevista: instant.nullable(),
  zonaHoraria: z.string().nullable(),
  /** How many works stand in it, as far as whoever asks may know of them. */
  obras: z.int(),
  acciones: z.array(z.enum(actions)),
});
export type IssueSummary = z.infer<typeof issueSummarySchema>;
export const issueListSchema = z.object({ numeros: z.array(issueSummarySchema), ...pageInfo });

/** A work as the contents of its number name it. */
export const issueWorkSchema = z.object({
  id,
  titulo: z.string(),
  tipo: z.enum(tipos),
  idioma: language,
  autor: z.string(),
  resumen: z.string(),
  doi: z.string().nullable(),
  fechaPublicacion: instant.nullable(),
  retractada: z.boolean(),
  ...place,
});
export type IssueWork = z.infer<typeof issueWorkSchema>;

const neighbour = z.object({
  id,
  volumen: facts.volumen,
  numero: facts.numero,
  anio: facts.anio,
  titulo: facts.titulo,
});
/** What a work says of the number that it appeared in. */
export const appearedInSchema = neighbour;
export type AppearedIn = z.infer<typeof appearedInSchema>;

export const issueSchema = issueSummarySchema.extend({
  /** `principal`: it is the platform's first journal, whose house the whole site is. */
  revista: houseSchema.extend({ principal: z.boolean() }),
  contenido: z.array(issueWorkSchema),
  anterior: neighbour.nullable(),
  siguiente: neighbour.nullable(),
});
export type Issue = z.infer<typeof issueSchema>;

/** Works that could come into one number, told at once; of more, those sought by their words. */
export const mostOffered = 200;

/** What a work lacks that its number would want. */
export const lacks = ['TEXTO', 'PAGINAS', 'ORCID', 'RESUMEN', 'TRADUCCION', 'LICENCIA'] as const;
export type Lack = (typeof lacks)[number];
/** What becomes of a work when its number is published by whoever asks. */
export const fates = ['PUBLICAR', 'YA_PUBLICADA', 'NO_PUBLICABLE'] as const;
export type Fate = (typeof fates)[number];
export const plannedWorkSchema = issueWorkSchema.extend({
  estado: z.enum(estados),
  falta: z.array(z.enum(lacks)),
  destino: z.enum(fates),
  /** When it comes out by itself, whatever becomes of the number; absent where it has no date of its own. */
  fechaPropia: z.object({ fecha: instant, zona: z.string() }).optional(),
});
export type PlannedWork = z.infer<typeof plannedWorkSchema>;

/** GET /issues/{id}/plan: a number as those who prepare it have it before them. */
export const issuePlanSchema = issueSummarySchema.extend({
  revision: z.int(),
  plan: z.array(plannedWorkSchema),
  /** Approved works, and published ones, of its journal that are in no number. */
  disponibles: z.array(
    plannedWorkSchema.omit({ seccion: true, paginaInicial: true, paginaFinal: true, articulo: true }),
  ),
  /** There are more than `disponibles` says: they are found by their words. */
  hayMas: z.boolean(),
  /** Until when it may be taken back; null where it may not. */
  retirableHasta: instant.nullable(),
});
export type IssuePlan = z.infer<typeof issuePlanSchema>;
