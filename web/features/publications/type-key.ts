import type { NoticeKind } from '#contract/relations.ts';
import type { Tipo } from '#contract/vocabulary.ts';

/** What names a work beside its title: its type; of a notice, which kind of notice it is. */
export const typeKey = ({ tipo, aviso }: { tipo: Tipo; aviso?: NoticeKind | undefined }) =>
  aviso ? (`work.kind.${aviso}` as const) : (`work.tipo.${tipo}` as const);
