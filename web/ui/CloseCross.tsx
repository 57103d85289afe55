import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';

/** Closes the dialog that it stands in. */
export const CloseCross = ({ label }: { label: string }) => (
  <Dialog.Close
    aria-label={label}
    className="inline-flex size-10 shrink-0 items-center justify-center rounded-md text-muted hover:bg-wash hover:text-ink pointer-coarse:size-11"
  >
    <X aria-hidden className="size-5" />
  </Dialog.Close>
);
