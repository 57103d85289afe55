import { useRef } from 'react';
import { toast } from 'react-hot-toast';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

const stale = ['getSettings', 'getIdentity', 'activity'] as const;

/** Of both themes, as in styles/tokens.css. */
const papers = ['#ffffff', '#0f1618'];

/** The journal's mark on both themes' paper, and the buttons that change it at once. */
export function LogoField({ logo }: { logo: string }) {
  const t = useMessages();
  const chooser = useRef<HTMLInputElement>(null);
  const change = useAct('changeLogo', stale);
  const remove = useAct('removeLogo', stale);
  const told = (words: string) => ({
    onSuccess: () => void toast.success(words),
    onError: (error: Error) => void toast.error(messageOf(error, t('platform.logo.failed'))),
  });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const drawn = await shrinkLogo(file).catch(() => undefined);
    if (!drawn) return void toast.error(t('platform.logo.unreadable'));
    change.mutate({ body: { logo: drawn } }, told(t('platform.logo.saved')));
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">{t('platform.logo')}</legend>
      {logo && (
        <div className="grid grid-cols-2 gap-3">
          {papers.map((paper) => (
            <span
              key={paper}
              style={{ background: paper }}
              className="flex h-20 items-center justify-center rounded-md border border-line px-4"
            >
              <img src={logo} alt={t('platform.logo.now')} className="max-h-12 max-w-full object-contain" />
            </span>
          ))}
        </div>
      )}
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('platform.logo.choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={change.isPending} onClick={() => chooser.current?.click()}>
          {t('platform.logo.choose')}
        </Button>
        {logo && (
          <Button
            size="small"
            variant="quiet"
            busy={remove.isPending}
            onClick={() => remove.mutate({}, told(t('platform.logo.removed')))}
          >
            {t('platform.logo.remove')}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">{t('platform.logo.hint')}</p>
    </fieldset>
  );
}

/** Pixels: three times the room that the header has for it. */
const largest = { width: 720, height: 144 };

/**
 * A picture as the header shows it, in base64: drawn anew, so that nothing of the file but what one sees is sent. What it
 * lets through stays so. Throws where the browser cannot read it.
 */
async function shrinkLogo(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, largest.width / picture.width, largest.height / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser lacks a canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/png').replace(/^data:[^,]*,/, '');
}
