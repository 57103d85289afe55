import type { Staff, Wait } from '#contract/entities/editorial.ts';
import type { Translate } from '#web/messages/i18n.ts';

/**
 * Whose turn it is with a work. Of who handles it the name is said, but not of a second signature: they may be who asked for it, and
 * somebody else signs.
 */
export const turnWords = (
  t: Translate,
  { turno, espera }: Pick<Wait, 'turno' | 'espera'>,
  editor: Staff | null,
): string =>
  turno === 'EDITORES' && espera !== 'FIRMA' && editor
    ? t('desk.turn.editor', { name: editor.nombre })
    : t(`desk.turn.${turno}`);
