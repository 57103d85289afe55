import type { NoticeKind } from '#contract/relations.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import { typeKey } from '#web/features/publications/type-key.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';

type Props = {
  tipo: Tipo;
  /** Which kind of notice it is, of a notice. */
  aviso?: NoticeKind | undefined;
  /** The byline, where it says something to this reader. */
  autor?: string;
  /** An instant in ISO 8601. */
  fecha?: string | null;
};

/** What goes under a work's title in lists: its type, who wrote it and a date. */
export function WorkLine({ tipo, aviso, autor, fecha }: Props) {
  const t = useMessages();
  const { day } = useFormats();
  return (
    <p className="text-sm text-muted">
      {t(typeKey({ tipo, aviso }))}
      {autor && `\u00a0· ${autor}`}
      {fecha && (
        <>
          {'\u00a0· '}
          <time dateTime={fecha} className="whitespace-nowrap">
            {day(fecha)}
          </time>
        </>
      )}
    </p>
  );
}
