import { z } from 'zod';
import type { JournalChanges, JournalSettings, ManagedJournal } from '#contract/entities/journal.ts';
import { journalClasses } from '#contract/journals.ts';
import { sameJson } from '#contract/same-json.ts';
import { useAct } from '#web/data/queries.ts';
import { groupSchemas } from '#web/features/administration/platform-settings/groups.ts';
import { type PartProps, staleJournals, useJournalPart } from './use-journal-part.ts';

const { identidad, sitio, revision, plazos, formulario, declaraciones, publicacion } = groupSchemas;
const text = z.string();

/** The settings that a journal may have of its own, by the part whose form has them; pictures are changed by themselves. */
const ownSchemas = {
  identidad: identidad.extend(sitio.pick({ telefono: true, direccion: true }).shape),
  revision: revision.omit({ capacidadRevisor: true }),
  plazos: plazos.omit({ festivos: true }),
  formulario,
  declaraciones,
  publicacion,
} as const;
export type SettingsPart = keyof typeof ownSchemas;

const own = identidad
  .extend(ownSchemas.identidad.shape)
  .extend(ownSchemas.revision.shape)
  .extend(plazos.omit({ festivos: true }).shape)
  .extend(formulario.shape)
  .extend(declaraciones.shape)
  .extend(publicacion.shape)
  .partial();
/** As typed; what is not there is as the platform has it. */
export type Own = z.infer<typeof own>;
export type OwnName = keyof Own;

const fields = z.object({
  clase: z.enum(journalClasses),
  nombreAbreviado: text,
  descripcion: z.object({ es: text, en: text }),
  idiomas: z.array(text),
  publica: z.boolean(),
  dominio: text,
  /** An empty box is no number; kept as JSON it is null. */
  orden: z.number().or(z.nan().or(z.null().transform(() => Number.NaN))),
});
export type JournalFields = z.infer<typeof fields>;

/** `campos`: what a journal says of itself besides, in the first part alone. */
const schema = z.object({ ajustes: own, campos: fields.optional() });
type Values = z.infer<typeof schema>;

/** The form of one part of a journal's own settings. */
export function useOwnSettings(name: SettingsPart, { journal, onSettled }: PartProps) {
  const change = useAct('changeJournal', staleJournals);
  const names = Object.keys(ownSchemas[name].shape);
  const part = useJournalPart<Values>({
    ...{ journal, onSettled, name, schema },
    read: (stored) => ({
      ajustes: Object.fromEntries(Object.entries(stored.ajustes).filter(([key]) => names.includes(key))),
      ...(name === 'identidad' && { campos: stored }),
    }),
    send: (now, before) =>
      change.mutateAsync({ params: { id: journal.id }, body: changesOf(now, before, journal.deLaPlataforma) }),
  });
  const { ajustes, campos } = part.values;
  return {
    ...part,
    own: ajustes,
    campos,
    /** Undefined: as the platform has it. */
    setOwn: <K extends OwnName>(key: K, value: Own[K]) => {
      const { [key]: _, ...others } = ajustes;
      part.set({ ajustes: value === undefined ? others : { ...others, [key]: value } }, `ajustes.${key}`);
    },
    setFields: (changed: Partial<JournalFields>) => {
      if (campos) part.set({ campos: { ...campos, ...changed } }, Object.keys(changed)[0]);
    },
  };
}
export type OwnSettings = ReturnType<typeof useOwnSettings>;

/** What is sent: what was changed, what is given up, and what both were; of settings what held then. */
export function changesOf(now: Values, before: Values, platform: ManagedJournal['deLaPlataforma']): JournalChanges {
  const names = own.keyof().options;
  const touched = names.filter((key) => !sameJson(now.ajustes[key], before.ajustes[key]));
  const changedFields = fields.keyof().options.filter((key) => !sameJson(now.campos?.[key], before.campos?.[key]));
  const pick = (from: object | undefined, keys: readonly string[]) =>
    Object.fromEntries(Object.entries(from ?? {}).filter(([key]) => keys.includes(key)));
  const held: JournalSettings = { ...platform, ...before.ajustes };
  return {
    ...pick(now.campos, changedFields),
    ajustes: pick(now.ajustes, touched),
    heredados: touched.filter((key) => now.ajustes[key] === undefined),
    antes: { ...pick(before.campos, changedFields), ajustes: pick(held, touched) },
  };
}
