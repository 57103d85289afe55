import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { dialogFooterLook, dialogTitleLook, overlayLook, sheetLook } from './dialog-look.ts';
import { useReturnFocus } from './return-focus.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question: '¿Seguro que deseas eliminar esta publicación?'. */
  title: ReactNode;
  /** What will happen. */
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** The dialog stays open until `onOpenChange(false)` is called by who asked, once the work is done. */
  onConfirm: () => void;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  /** The confirming button is shut, while a reason is missing for instance. */
  disabled?: boolean;
  /** More to fill in, such as a reason. */
  children?: ReactNode;
};

/** Asks before something that cannot easily be undone. The focus starts on the way out, or on the reason to be written. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, onConfirm, children } = props;
  const focus = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayLook} />
        <AlertDialog.Content
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classes(sheetLook, 'sm:max-w-md')}
        >
          <div className="min-h-0 grow overflow-y-auto px-4 pt-5 pb-5 sm:px-6">
            <AlertDialog.Title className={dialogTitleLook}>{title}</AlertDialog.Title>
            {description && (
              <AlertDialog.Description className="mt-2 text-muted">{description}</AlertDialog.Description>
            )}
            {children && <div className="mt-4">{children}</div>}
          </div>
          <div className={dialogFooterLook}>
            <AlertDialog.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={props.tone ?? 'danger'} busy={props.busy} disabled={props.disabled} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
