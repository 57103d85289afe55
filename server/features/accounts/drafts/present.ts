import { formContentSchema, type StoredDraft } from '#contract/entities/draft.ts';

/** A draft as its owner's form reads it; `undefined`: nothing is kept. */
export const presentDraft = (row: { contenido: unknown; fecha: Date } | undefined): StoredDraft =>
  row
    ? { contenido: formContentSchema.parse(row.contenido), fecha: row.fecha.toISOString() }
    : { contenido: null, fecha: null };
