import { useRef } from 'react';
import { Button } from '#web/ui/Button.tsx';

type Props = {
  choose: string;
  /** What the button says where there is a picture already. */
  change?: string;
  remove: string;
  hasPicture: boolean;
  isChanging: boolean;
  isRemoving: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** The buttons that choose a picture from this machine and take it away. */
export function PictureButtons({ choose, change = choose, remove, hasPicture, ...state }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={choose}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) state.onChoose(file);
          event.target.value = '';
        }}
      />
      <Button size="small" busy={state.isChanging} onClick={() => chooser.current?.click()}>
        {hasPicture ? change : choose}
      </Button>
      {hasPicture && (
        <Button size="small" variant="quiet" busy={state.isRemoving} onClick={state.onRemove}>
          {remove}
        </Button>
      )}
    </div>
  );
}
