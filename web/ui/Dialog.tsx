import { Dialog as Radix } from 'radix-ui';
import { type MouseEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { CloseCross } from './CloseCross.tsx';
import { classes } from './classes.ts';
import { dialogFooterLook, dialogTitleLook, overlayLook, sheetLook } from './dialog-look.ts';
import { useReturnFocus } from './return-focus.ts';

const widths = { narrow: 'sm:max-w-md', normal: 'sm:max-w-2xl', wide: 'sm:max-w-5xl', whole: 'sm:max-w-[96vw]' };

export type DialogProps = {
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Names the cross: 'Cerrar'. */
  closeLabel: string;
  /** Opened by state, or by `trigger`, a button that the dialog watches itself. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  size?: keyof typeof widths;
  /** Buttons at the foot, always in sight; the main one last. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A page over the page. Its middle scrolls, its title and foot stay; focus is kept inside and given back at the end. */
export function Dialog(props: DialogProps) {
  const { title, description, closeLabel, open, onOpenChange, trigger, size = 'normal', footer, children } = props;
  const focus = useReturnFocus();
  const { open: noteOpening, ...presses } = useSecondPress();
  const titleId = useId();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlayLook} onMouseDown={(event) => event.preventDefault()} />
        <Radix.Content
          {...focus}
          {...presses}
          onOpenAutoFocus={(event) => {
            noteOpening();
            focus.onOpenAutoFocus(event);
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classes(sheetLook, widths[size])}
        >
          <div className="flex items-start gap-4 border-b border-line py-3 ps-4 pe-2 sm:ps-6 sm:pe-3">
            <div className="min-w-0 grow py-1.5">
              <Radix.Title className={dialogTitleLook}>
                <span id={titleId}>{title}</span>
              </Radix.Title>
              {description && <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>}
            </div>
            <CloseCross label={closeLabel} />
          </div>
          {/* A part that scrolls must be within reach of the keyboard. */}
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
            tabIndex={0}
            aria-labelledby={titleId}
            className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-5 focus-visible:-outline-offset-2 sm:px-6"
          >
            {children}
          </section>
          {footer && <div className={dialogFooterLook}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** As long as browsers wait for the second press of a double click. */
const doublePressMs = 500;

/**
 * Handlers for a Radix dialog that whoever presses its button twice finds open: the second press falls on what lies there by
 * then, and would close the dialog, take the focus out of its field, or press a button that nobody has read yet.
 */
function useSecondPress() {
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const isJustOpen = () => performance.now() - openedAt.current < doublePressMs;
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2 || !isJustOpen()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    open: () => {
      openedAt.current = performance.now();
    },
    onMouseDownCapture: ignore,
    onClickCapture: ignore,
    onPointerDownOutside: (event: Event) => {
      if (isJustOpen()) event.preventDefault();
    },
  };
}
