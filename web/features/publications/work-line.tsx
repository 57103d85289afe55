import type { Tipo } from '#contract/vocabulary.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';

type Props = {
  tipo: Tipo;
  /** The byline, where it says something to this reader. */
  autor?: string;
  /** An instant in ISO 8601. */
  fecha?: string | null;
};

/** What goes under a work's title in lists: its type, who wrote it and a date. */
export function WorkLine({ tipo, autor, fecha }: Props) {
  const t = useMessages();
  const { day } = useFormats();
  return (
    <p className="text-sm text-muted">
      {t(`work.tipo.${tipo}`)}
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
