import {
  Bold,
  CaseUpper,
  Code,
  Italic,
  type LucideIcon,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
} from 'lucide-react';
import type { MessageKey } from '#web/messages/i18n.ts';

export type MarkTool = { name: string; label: MessageKey; keys: string; Icon: LucideIcon };

/** Marks with a button of their own, the most used. */
export const mainMarks: readonly MarkTool[] = [
  { name: 'bold', label: 'editing.mark.bold', keys: 'Mod-b', Icon: Bold },
  { name: 'italic', label: 'editing.mark.italic', keys: 'Mod-i', Icon: Italic },
  { name: 'superscript', label: 'editing.mark.superscript', keys: 'Mod-.', Icon: Superscript },
  { name: 'subscript', label: 'editing.mark.subscript', keys: 'Mod-,', Icon: Subscript },
];
export const otherMarks: readonly MarkTool[] = [
  { name: 'underline', label: 'editing.mark.underline', keys: 'Mod-u', Icon: Underline },
  { name: 'strike', label: 'editing.mark.strike', keys: 'Mod-Shift-x', Icon: Strikethrough },
  { name: 'smallCaps', label: 'editing.mark.smallCaps', keys: 'Mod-Shift-k', Icon: CaseUpper },
  { name: 'code', label: 'editing.mark.code', keys: 'Mod-e', Icon: Code },
];
