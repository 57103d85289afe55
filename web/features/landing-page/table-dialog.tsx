import { useCallback } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { copyOf } from './cards/card-content.ts';

type Props = {
  /** As it stands in the text. */
  figure: Element;
  onClose: () => void;
};

/** A table with the room of the whole window: its heads and the names of its rows stay in sight, and what is wider still is gone through to the side. */
export default function TableDialog({ figure, onClose }: Props) {
  const t = useMessages();
  const fill = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return;
      const caption = figure.querySelector('figcaption');
      const parts = [caption, ...figure.querySelectorAll('table, .table-notes')].filter((part) => part !== null);
      const copies = parts.map((part) => withoutLinks(copyOf(part)));
      for (const copy of copies) if (copy instanceof HTMLTableElement && namesRows(copy)) copy.dataset.namesRows = '';
      place.replaceChildren(...copies);
    },
    [figure],
  );
  const name = figure.querySelector('.caption-label')?.textContent?.replace(/[.:\s]+$/, '');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name || t('work.text.table')}
      closeLabel={t('work.figure.close')}
      size="whole"
    >
      <div ref={fill} lang={figure.closest<HTMLElement>('[lang]')?.lang} className="prose-pliego table-whole" />
    </Dialog>
  );
}

/** Whether the first cells of the rows below the head are one column, narrow enough to stay beside the others. */
const namesRows = (table: HTMLTableElement): boolean =>
  [...table.querySelectorAll('tbody > tr')].every(({ children: [first, second] }) => {
    const isOne = first !== undefined && !first.hasAttribute('rowspan') && !first.hasAttribute('colspan');
    return isOne && second !== undefined && (first.textContent ?? '').length <= 60;
  });

/** What a link in a table leads to lies under the dialog; links that leave the page stay. */
function withoutLinks(part: Element): Element {
  for (const link of part.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes);
  return part;
}
