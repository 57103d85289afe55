import type { ChaptersToSend } from '#contract/entities/chapter.ts';
import { type ChapterWant, keepsBack } from '#contract/gathered-chapters.ts';
import { ChapterLeaks } from '#web/features/reviewing/masking/chapter-leaks.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { CheckboxGroup } from '#web/ui/CheckboxGroup.tsx';

type Props = {
  bookId: string;
  chapters: ChaptersToSend;
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

/** The drafts that may go to review with a book, what each lacks and what in it tells who wrote it, and how many other people have to send. */
export function ChaptersToSendFields({ bookId, chapters: { capitulos, hayMas, ajenos }, chosen, onChoose }: Props) {
  const t = useMessages();
  const { list } = useFormats();
  const going = capitulos.filter(({ id }) => chosen.includes(id));
  const wants = (faltan: readonly ChapterWant[]) =>
    t(faltan.some(keepsBack) ? 'author.chapters.lacks' : 'author.chapters.blank', {
      what: list(faltan.filter(keepsBack).map((want) => t(`author.chapters.lacks.${want}`))),
    });
  return (
    <>
      {capitulos.length > 0 && (
        <CheckboxGroup
          className="mt-3"
          legend={t('author.chapters.legend')}
          hint={t('author.chapters.hint')}
          name="capitulos"
          options={capitulos.map(({ id, titulo, idioma, faltan }) => ({
            value: id,
            label: <span lang={idioma}>{titulo}</span>,
            disabled: faltan.some(keepsBack),
            description: faltan.length > 0 ? wants(faltan) : undefined,
          }))}
          values={chosen}
          // In the order in which they stand here.
          onChange={(id, isChosen) =>
            onChoose(
              capitulos.map((each) => each.id).filter((each) => (each === id ? isChosen : chosen.includes(each))),
            )
          }
        />
      )}
      {going.length > 0 && <ChapterLeaks chapters={going} bookId={bookId} pageOf={(id) => `/publications/${id}`} />}
      {hayMas && <p className="mt-3">{t('author.chapters.more', { count: capitulos.length })}</p>}
      {ajenos > 0 && <p className="mt-3">{t('author.chapters.others', { count: ajenos })}</p>}
    </>
  );
}
