/**
 * What the public site says of the press besides its name: how to reach it, when, its figures and its plans. The specification's
 * (000 §2.4, 2.5, 2.7) are what stands there until an administrator replaces them; what is blank is not shown.
 */
import { z } from 'zod';
import { type FaultCode, fault } from '../faults.ts';
import { longest } from '../limits.ts';
import { isMenuAddress } from '../menu-address.ts';

/** A text in both languages; blank in English: the Spanish one. */
const inBoth = (max: number) => z.object({ es: z.string().trim().max(max), en: z.string().trim().max(max) });

/** How long they may be. */
export const longestFact = {
  phone: 60,
  address: 300,
  hours: 500,
  figure: 20,
  plan: 60,
  price: 60,
  summary: 300,
  features: 1500,
  entry: 40,
};

const figure = z.string().trim().max(longestFact.figure);
const planSchema = z.object({
  /** A plan without a name is not offered. */
  nombre: inBoth(longestFact.plan),
  precio: inBoth(longestFact.price),
  texto: inBoth(longestFact.summary),
  /** What it brings, one a line. */
  ventajas: inBoth(longestFact.features),
});
export type Plan = z.infer<typeof planSchema>;

/** On every public page. */
export const contactFacts = {
  telefono: z.string().trim().max(longestFact.phone),
  direccion: z.string().trim().max(longestFact.address),
};
/** On the pages that are about them. */
export const siteFactsSchema = z.object({
  /** Lines. */
  horarioGeneral: inBoth(longestFact.hours),
  horarioSoporte: inBoth(longestFact.hours),
  cifras: z.object({ publicaciones: figure, autores: figure, instituciones: figure, satisfaccion: figure }),
  planes: z.object({ basico: planSchema, profesional: planSchema, enterprise: planSchema }),
});
export type SiteFacts = z.infer<typeof siteFactsSchema>;

/** Where an entry that administrators add stands: in the header, after the site's own, or in a group of the footer. */
export const menuParts = ['CABECERA', 'PIE'] as const;
export const mostEntries = 8;
/** An entry of the public site's menu beside its own. Its address is a path that anybody may open, or another site's. */
const menuEntrySchema = z.object({
  texto: inBoth(longestFact.entry).refine(({ es }) => es !== '', { ...fault('vacio'), path: ['es'] }),
  direccion: z.string().trim().max(longest.link).refine(isMenuAddress, fault('direccion_menu')),
  parte: z.enum(menuParts),
});
export type MenuEntry = z.infer<typeof menuEntrySchema>;
/** In the order in which they stand. */
export const menuSchema = z.array(menuEntrySchema).max(mostEntries);

/** As it is written: no part has an address twice. What was stored before that was asked is read as it is. */
export const writtenMenuSchema = menuSchema.superRefine((entries, { addIssue }) => {
  const message: FaultCode = 'direccion_repetida';
  for (const [place, { direccion, parte }] of entries.entries())
    if (entries.findIndex((other) => other.direccion === direccion && other.parte === parte) < place)
      addIssue({ code: 'custom', path: [place, 'direccion'], message });
});
