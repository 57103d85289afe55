import { CircleAlert, ListTree } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from './classes.ts';

type SectionIndexProps = {
  /** Names the index: 'En esta página'. */
  label: string;
  /** What is said of a part in which something is not right: 'hay algo que corregir'. */
  faultLabel: string;
  /** The form, or the sections. */
  children: ReactNode;
  /** Where there is no room beside the form, the index stands above it, as one line that unfolds; unless said, nowhere. */
  folds?: boolean;
  className?: string;
};

interface Entry {
  id: string;
  words: string;
  /** Something in it is said to be wrong. */
  isFaulty: boolean;
}

/** What has a name of its own, but what stands within a named part already: titles, and where there are few of them, groups and fields. */
const named =
  ':is(h2, h3, legend, [data-field-name]):not(fieldset [data-field-name], fieldset fieldset > legend, .prose-pliego *, [data-indexed="not"] *)';
/** Fewer are seen at a glance. */
const fewest = 4;
/** How far down the window the line is above which one has been. */
const readingLine = 0.3;

/**
 * A long form with an index of its parts beside it, where there is room: in sight while the form scrolls, with the present part
 * marked. What is in it is read from the page, so that it has what the form has.
 */
export function SectionIndex({ label, faultLabel, children, folds = false, className }: SectionIndexProps) {
  const form = useRef<HTMLDivElement>(null);
  const base = useId();
  const { entries, present } = useParts(form, base);
  const go = (id: string) => {
    const name = document.getElementById(id);
    name?.scrollIntoView({ block: 'start' });
    // The keyboard goes on in the part, without a mark on its name.
    const part = name && partOf(name);
    const wrong = part?.querySelector<HTMLElement>(faulty);
    if (wrong) wrong.focus({ preventScroll: true });
    else part?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
  };
  const list = (
    <ol className="border-s border-line text-sm">
      {entries.map(({ id, words, isFaulty }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === present ? 'location' : undefined}
            onClick={(press) => {
              press.preventDefault();
              press.currentTarget.closest('details')?.removeAttribute('open');
              go(id);
            }}
            className="-ms-px block min-h-7 border-s-2 border-transparent py-1 ps-3 text-start text-muted no-underline transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-rubric aria-[current]:text-rubric pointer-coarse:min-h-11"
          >
            <span className="line-clamp-2">
              {isFaulty && (
                <CircleAlert aria-hidden className="me-1.5 inline-block size-3.5 align-[-0.125em] text-red" />
              )}
              {words}
              {isFaulty && <span className="sr-only">, {faultLabel}</span>}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={classes('@container', className)}>
      {folds && entries.length >= fewest && (
        <nav
          aria-label={label}
          data-print="hide"
          className="mb-4 border-y border-line bg-paper roomy:sticky roomy:top-0 roomy:z-10 @min-[44rem]:hidden"
        >
          <details>
            <summary className="flex min-h-10 cursor-pointer items-center gap-2 text-sm font-semibold pointer-coarse:min-h-11">
              <ListTree aria-hidden className="size-4 shrink-0 text-muted" />
              {label}
              {entries.some(({ isFaulty }) => isFaulty) && (
                <>
                  <CircleAlert aria-hidden className="size-3.5 shrink-0 text-red" />
                  <span className="sr-only">, {faultLabel}</span>
                </>
              )}
            </summary>
            <div className="max-h-[50dvh] overflow-y-auto overscroll-contain pb-3">{list}</div>
          </details>
        </nav>
      )}
      <div className="grid gap-x-10 @min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(9rem,13rem)]">
        <div ref={form} className="min-w-0">
          {children}
        </div>
        {entries.length >= fewest && (
          <nav aria-label={label} data-print="hide" className="hidden @min-[44rem]:block">
            <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto overscroll-contain">
              <p className="label-caps mb-2">{label}</p>
              {list}
            </div>
          </nav>
        )}
      </div>
    </div>
  );
}

/** What stands under a name. */
const partOf = (name: HTMLElement): HTMLElement | null =>
  name.closest<HTMLElement>('section, fieldset') ?? name.parentElement;
const faulty = '[aria-invalid="true"]';

const controls =
  ':is(input, select, textarea, button, [contenteditable="true"], a[href]):not(:disabled, [type="hidden"])';

/** The named parts of what is drawn now, and which of them is being filled in. */
function useParts(
  form: { current: HTMLElement | null },
  base: string,
): { entries: Entry[]; present: string | undefined } {
  const [entries, setEntries] = useState<Entry[]>([]);
  const [present, setPresent] = useState<string>();
  useEffect(() => {
    const root = form.current;
    if (!root) return;
    let names: HTMLElement[] = [];
    let made = 0;
    const look = () => {
      // A form may scroll in a pane of its own.
      const pane = scrollerOf(root);
      const end = pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 2;
      const past = names.filter((each) => each.getBoundingClientRect().top < window.innerHeight * readingLine);
      setPresent((end && pane.scrollTop > 0 ? names.at(-1) : (past.at(-1) ?? names[0]))?.id);
    };
    const read = () => {
      const all = [...root.querySelectorAll<HTMLElement>(named)].map(boxed).filter((each) => each.checkVisibility());
      const titles = all.filter((each) => /^H\d$/.test(each.tagName));
      names = titles.length >= fewest ? titles : all;
      for (const name of names) name.id ||= `${base}-${made++}`;
      const found = names.map((each) => ({
        id: each.id,
        words: wordsOf(each),
        isFaulty: partOf(each)?.querySelector(faulty) != null,
      }));
      setEntries((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
      look();
    };
    // In a text, which changes with each key, no part begins.
    const changed = new MutationObserver((records) => {
      if (records.some(({ target }) => !(target instanceof Element && target.closest('.prose-pliego')))) read();
    });
    changed.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-invalid'] });
    // A form in a pane that is not shown has no names in sight, and has them once it is.
    const sized = new ResizeObserver(read);
    sized.observe(root);
    read();
    addEventListener('scroll', look, { passive: true, capture: true });
    return () => {
      changed.disconnect();
      sized.disconnect();
      removeEventListener('scroll', look, { capture: true });
    };
  }, [form, base]);
  return { entries, present };
}

/** A name that has no box of its own, as the legend of a question, stands where its words do. */
function boxed(name: HTMLElement): HTMLElement {
  const [words] = name.children;
  return getComputedStyle(name).display === 'contents' && words instanceof HTMLElement ? words : name;
}

/** What an element scrolls in: a pane, or the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  return document.documentElement;
}

/** A name without what is beside it for other reasons: signs, and 'opcional'. */
const wordsOf = (name: HTMLElement): string => {
  const own = [...name.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const text = own
    .map((node) => node.textContent)
    .join(' ')
    .trim();
  return text || (name.textContent ?? '').trim();
};
