import { useMessages } from '#web/messages/use-messages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';

export interface EnlargedFigure {
  src: string;
  alt: string;
  caption: string;
}

type Props = { figure: EnlargedFigure; onClose: () => void };

/** A figure as large as the window lets it be, with its caption. */
export default function FigureDialog({ figure: { src, alt, caption }, onClose }: Props) {
  const t = useMessages();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('work.text.enlarge')}
      closeLabel={t('work.figure.close')}
      size="wide"
    >
      <img src={src} alt={alt} className="mx-auto max-h-[70dvh] w-full border border-line bg-[#fff] object-contain" />
      {caption && <p className="mt-4 text-sm">{caption}</p>}
    </Dialog>
  );
}
