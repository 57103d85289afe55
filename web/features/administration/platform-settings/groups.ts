/** The groups in which an administrator changes the platform's settings, each with an address and saved by itself. */
import { z } from 'zod';
import { doiAgencies } from '#contract/deposits.ts';
import { rolesWithSecondFactor } from '#contract/entities/second-factor.ts';
import { menuParts } from '#contract/entities/site-facts.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { platformSettingsSchema, type SettingsChanges } from '#contract/entities/system.ts';

export type GroupFields = Omit<SettingsChanges, 'antes'>;

const { declaraciones, derechos, identidadRevision, modoFlujo, tratamiento } = platformSettingsSchema.shape;
const text = z.string();
/** An empty box is no number; kept as JSON it is null. */
const number = z.number().or(z.nan().or(z.null().transform(() => Number.NaN)));
const days = z.array(z.number());
const inBoth = z.object({ es: text, en: text });
const plan = z.object({ nombre: inBoth, precio: inBoth, texto: inBoth, ventajas: inBoth });

/** What each group's form holds, as typed: the server says what is wrong with it. */
export const groupSchemas = {
  identidad: z.object({ nombre: text, institucion: text, contacto: text, color: text, tratamiento }),
  sitio: z.object({
    telefono: text,
    direccion: text,
    menu: z.array(z.object({ texto: inBoth, direccion: text, parte: z.enum(menuParts) })),
    horarioGeneral: inBoth,
    horarioSoporte: inBoth,
    cifras: z.object({ publicaciones: text, autores: text, instituciones: text, satisfaccion: text }),
    planes: z.object({ basico: plan, profesional: plan, enterprise: plan }),
  }),
  acceso: z.object({
    ...{ sitioPublico: z.boolean(), tiemposPublicos: z.boolean(), aprobacionDeRoles: z.boolean() },
    segundoPaso: z.array(z.enum(rolesWithSecondFactor)),
  }),
  revision: z.object({
    identidadRevision,
    modoFlujo,
    revisionesMinimas: number,
    cuatroOjos: z.boolean(),
    discusionEntreRevisores: z.boolean(),
    revisionesPublicas: z.boolean(),
    preferenciasDeRevision: z.boolean(),
    capacidadRevisor: number,
  }),
  plazos: z.object({
    plazoRevisionDias: number,
    plazoInvitacionDias: number,
    plazoApelacionDias: number,
    etapaProduccion: z.boolean(),
    plazoPruebasDias: number,
    festivos: z.array(z.object({ desde: text, hasta: text })),
    recordatorios: z.boolean(),
    recordarAntesDias: days,
    recordarDespuesDias: days,
    recordarAutoresDias: days,
    recordarEditoresDias: number,
  }),
  formulario: z.object({
    formularioRevision: z.array(
      z.object({
        id: text,
        tipo: z.enum(['PUNTUACION', 'SI_NO', 'OPCION', 'TEXTO']),
        etiqueta: text,
        etiquetaEn: text,
        opciones: z.array(text),
        obligatorio: z.boolean(),
        paraAutor: z.boolean(),
      }),
    ),
  }),
  declaraciones: z.object({ declaraciones, derechos }),
  publicacion: z.object({
    ...{ prefijoDoi: text, agenciaDoi: z.enum(doiAgencies), patronDoi: text, politicaCorrecciones: text },
    doiRevisiones: z.boolean(),
    ...{ issn: text, issnImpreso: text, licencia: text },
  }),
  datos: z.object({
    ...{ responsableDatos: text, delegadoDatos: text, autoridadDatos: text },
    ...{ conservarRegistroAnios: number, conservarCorreosDias: number, conservarBorradoresDias: number },
    ...{ conservarTareasDias: number, conservarCopiasDias: number },
    ...{ accesibilidadRevisada: text, accesibilidadReclamaciones: text },
  }),
} as const;
export type SavedGroup = keyof typeof groupSchemas;
export type ValuesOf<N extends SavedGroup> = z.infer<(typeof groupSchemas)[N]>;

/** What a group of settings is shown with; `onSettled` once it was saved or overtaken. */
export type GroupProps = { settings: PlatformSettings; onSettled: () => void };
