import { z } from 'zod';
import { fault } from '../faults.ts';
import { longest } from '../limits.ts';
import { preferences } from './bid.ts';
import { comingInstant, filter, id, instant, pageInfo, pageQuery, text } from './common.ts';

/** Why somebody should not review a work: wrote it, wrote with an author, works at the same place, said so, has to say whether they wrote it, said so of the work. */
export const conflictKinds = [
  'AUTORIA',
  'COAUTORIA',
  'AFILIACION',
  'DECLARADO',
  'FIRMA_PEDIDA',
  'CON_LA_OBRA',
] as const;
/** A conflict of interest between a person and a work, as editors read it. */
export const foundConflictSchema = z.object({
  tipo: z.enum(conflictKinds),
  /** With whom: an author of the work, by name; '' of CON_LA_OBRA, and where it is with who signs a chapter. */
  con: z.string(),
  /** The institution that both share, as its author writes it, or that was declared. */
  institucion: z.string().nullable(),
  /** Of COAUTORIA: the year of their last work together. */
  anio: z.number().int().nullable(),
  /** Of DECLARADO: which side said so. */
  declaradoPor: z.enum(['REVISOR', 'AUTOR']).nullable(),
  nota: z.string(),
  /** Of a book: the title of its chapter whose authors it is with, which are not named; absent: it is with the work's own. */
  capitulo: z.string().optional(),
});
export type FoundConflict = z.infer<typeof foundConflictSchema>;

/** How somebody stands to the present round: asked and not done yet, done, said no, did not answer in time, is asked no more. */
export const askedStates = ['PEDIDA', 'COMPLETADA', 'DECLINADA', 'CADUCADA', 'RETIRADA'] as const;

/** What came of asking somebody in an earlier round: what they recommended, or why there is no review of theirs. */
export const earlierOutcomes = [
  'ACEPTADA',
  'RECHAZADA',
  'DEVUELTA',
  'SIN_ENTREGAR',
  'DECLINADA',
  'CADUCADA',
  'RETIRADA',
] as const;

/** Somebody who could review a work, with what speaks for and against it. */
export const candidateSchema = z.object({
  id,
  nombres: z.string(),
  apellidos: z.string(),
  afiliacion: z.string(),
  email: z.string(),
  /** How close the person's works and keywords are to the work, from 0 to 1. */
  cercania: z.number().min(0).max(1),
  /** What both are about, in the work's own words; the most telling first. */
  coincide: z.array(z.string()),
  /** Reviews under way, and how many the person would have at once. */
  abiertas: z.number().int(),
  capacidad: z.number().int(),
  completadas: z.number().int(),
  /** Of the completed ones, those handed in before their deadline. */
  aTiempo: z.number().int(),
  /** Days from assignment to review, the median. */
  diasMediana: z.number().nullable(),
  /**
   * Until when they are away, now or before what is asked of them now would be due; null: they are not. From when, null: already.
   * With what they say of it.
   */
  noDisponibleHasta: instant.nullable(),
  ausenteDesde: instant.nullable(),
  notaAusencia: z.string(),
  ultimaInvitacion: instant.nullable(),
  estaRonda: z.enum(askedStates).nullable(),
  /** The last round before the present one in which they were asked; null: none. */
  rondaAnterior: z.object({ ronda: z.number().int(), resultado: z.enum(earlierOutcomes) }).nullable(),
  /** What they said of reviewing this work, unasked; null: nothing. */
  preferencia: z.enum(preferences).nullable(),
  conflictos: z.array(foundConflictSchema),
});
export type Candidate = z.infer<typeof candidateSchema>;

export const candidateListSchema = z.object({
  candidatos: z.array(candidateSchema),
  /** How many more there are that a conflict of interest excludes; `?excluidas=true` lists them. */
  excluidas: z.number().int(),
  ...pageInfo,
});

/** Why somebody was passed over when their turn came. */
export const passedOverReasons = ['CONFLICTO', 'NO_DISPONIBLE', 'SIN_HUECO', 'YA_PEDIDA', 'SIN_ROL'] as const;
export type PassedOver = (typeof passedOverReasons)[number];

/** A place in the editor's ranked list. */
export const alternateSchema = candidateSchema.extend({
  situacion: z.enum(['EN_ESPERA', 'INVITADA', 'DESCARTADA']),
  descartada: z.enum(passedOverReasons).nullable(),
  fechaInvitacion: instant.nullable(),
});
export type Alternate = z.infer<typeof alternateSchema>;

/** The ranked list of the present round, and how far it has come. */
export const alternatesSchema = z.object({
  /** Reviewers wanted; null: nobody is invited by itself. */
  deseados: z.number().int().nullable(),
  /** Reviews of the round that are under way or completed. */
  ocupadas: z.number().int(),
  candidatos: z.array(alternateSchema),
});
export const newAlternatesSchema = z.object({
  deseados: z.number().int().min(1).max(20).nullable(),
  candidatos: z
    .array(id)
    .max(50)
    .refine((ids) => new Set(ids).size === ids.length, fault('persona_repetida')),
});

/** Who handed in a review in the last round that had one, and what keeps each from being asked again. */
export const previousReviewerSchema = candidateSchema.extend({ impedimento: z.enum(passedOverReasons).nullable() });
export type PreviousReviewer = z.infer<typeof previousReviewerSchema>;
export const previousReviewersSchema = z.object({
  /** Which round that was; null: none before the present one. */
  ronda: z.number().int().nullable(),
  personas: z.array(previousReviewerSchema),
});
/** Those of them who are asked again, and until when; without a day, as long as the platform's settings say. */
export const askedAgainSchema = z.object({ personas: z.array(id).max(50), fechaLimite: comingInstant.optional() });

/** A conflict of interest that a person declares: with another, or with an institution. */
export const declaredConflictSchema = z.object({
  id,
  con: z.object({ id, nombres: z.string(), apellidos: z.string() }).nullable(),
  institucion: z.string().nullable(),
  nota: z.string(),
  fecha: instant,
});
export type DeclaredConflict = z.infer<typeof declaredConflictSchema>;
export const newConflictSchema = z
  .object({
    conUserId: id.nullable().default(null),
    institucion: text(longest.institution).nullable().default(null),
    nota: z.string().trim().max(longest.conflictNote).default(''),
  })
  .refine(({ conUserId, institucion }) => (conUserId === null) !== (institucion === null), {
    path: ['institucion'],
    ...fault('conflicto_con'),
  });
export type NewConflict = z.output<typeof newConflictSchema>;

/** Who has room for one more and is here, who has none, who is away, who has a review past its deadline. */
export const rosterStates = ['disponibles', 'llenas', 'ausentes', 'vencidas'] as const;
/** By name; most room first; most under way first; most and least in time first; invited longest ago, or never, first. */
export const rosterOrders = ['nombre', 'sitio', 'carga', 'puntuales', 'impuntuales', 'invitacion'] as const;
export const rosterQuery = {
  /** Words, each in a name, the address or what they say they know about. */
  search: z.string().trim().max(longest.search).optional(),
  situacion: filter(z.enum(rosterStates)),
  orden: z.enum(rosterOrders).default('nombre'),
  ...pageQuery(20, 50),
};
/** Invitations of one reviewer that the roster tells. */
export const toldInvitations = 3;

/** A reviewer of the roster: how much they have to do, how they did before, what they know about, what they were asked last. */
export const rosterEntrySchema = candidateSchema
  .pick({
    id: true,
    nombres: true,
    apellidos: true,
    afiliacion: true,
    email: true,
    abiertas: true,
    capacidad: true,
    completadas: true,
    aTiempo: true,
    diasMediana: true,
    noDisponibleHasta: true,
    ausenteDesde: true,
    notaAusencia: true,
    ultimaInvitacion: true,
  })
  .extend({
    /** Of those under way, those past their deadline. */
    vencidas: z.number().int(),
    palabrasClave: z.array(z.string()),
    /** Of works in review, how many they would like to review, and how many they could; of works that the reader signs none. */
    preferencias: z.object({ quiere: z.number().int(), puede: z.number().int() }),
    /** The last first; of works that the reader signs none. */
    ultimas: z.array(
      z.object({ id, publicacionId: id, titulo: z.string(), fecha: instant, resultado: z.enum(askedStates) }),
    ),
  });
export type RosterEntry = z.infer<typeof rosterEntrySchema>;
export const rosterSchema = z.object({ revisores: z.array(rosterEntrySchema), ...pageInfo });
