import type { Staff } from '#contract/entities/editorial.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { useHandlingEditor } from './use-handling-editor.ts';

type Props = { work: { id: string; titulo: string }; editor: Staff | null };

/** 'Tomar' a work that nobody handles, 'Soltar' one's own; nothing where somebody else handles it. */
export function HandlingEditorButton({ work, editor }: Props) {
  const t = useMessages();
  const { give, isPending, me } = useHandlingEditor(work.id, editor);
  if (!me || (editor && editor.id !== me)) return null;
  const act = editor ? 'release' : 'take';
  return (
    <Button
      size="small"
      busy={isPending}
      aria-label={t(`desk.editor.${act}.about`, { title: work.titulo })}
      onClick={() => give(editor ? null : me)}
    >
      {t(`desk.editor.${act}`)}
    </Button>
  );
}
