import { useEffect, useRef, useState } from 'react';
import { exportAddress } from '#contract/public-addresses.ts';
import { needsScripts } from '#web/data/late-part.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import type { ReadWork } from './citable.ts';

/** Narrower windows get the button alone: phones show no PDF inside a page, or its first page and no more. */
const wide = '(width >= 48rem)';

/**
 * The PDF that is all the text of a work: opened by a link, and on a wide screen shown in the page by the browser's own viewer once
 * it comes into sight; without scripts, too. Its place is kept from the first paint.
 */
export function PdfText({ work }: { work: ReadWork & Required<Pick<ReadWork, 'textoEnPdf'>> }) {
  const t = useMessages();
  const { number } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<'awaited' | 'shown' | 'none'>('awaited');
  useEffect(() => {
    const element = box.current;
    if (!element || !window.matchMedia(wide).matches) return;
    // It would download the file instead.
    if (!navigator.pdfViewerEnabled) return setViewer('none');
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setViewer('shown'),
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { bytes, paginas, escaneado } = work.textoEnPdf;
  const address = exportAddress(work, 'pdf');
  const size = number(Math.max(0.1, Math.round(bytes / 100_000) / 10));
  const frame = (
    <iframe src={address} title={t('work.pdf.frame', { title: work.titulo })} loading="lazy" className="size-full" />
  );
  return (
    <section aria-label={t('work.pdf')}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button asChild variant="primary">
          <a href={address}>{t('work.pdf.open')}</a>
        </Button>
        <span className="text-sm text-muted">
          {paginas === null ? t('work.pdf.size', { size }) : t('work.pdf.pages', { count: paginas, size })}
        </span>
      </p>
      {escaneado && <p className="mt-3 max-w-reading text-sm text-muted">{t('work.pdf.scanned')}</p>}
      {viewer !== 'none' && (
        <div
          ref={box}
          {...needsScripts}
          data-print="hide"
          className="mt-6 hidden h-[85vh] border border-line bg-wash md:block"
        >
          {viewer === 'shown' ? frame : <noscript>{frame}</noscript>}
        </div>
      )}
    </section>
  );
}
