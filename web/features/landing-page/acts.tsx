import { Download, FileText, Quote, Share2 } from 'lucide-react';
import { exportAddress } from '#contract/public-addresses.ts';
import { Kept } from '#web/data/kept.tsx';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { ActMenu } from './act-menu.tsx';
import type { ReadWork } from './citable.ts';
import { Downloads } from './downloads.tsx';
import { HowToCite } from './how-to-cite.tsx';
import { ReadingMenu } from './reading-menu.tsx';
import { Share } from './share.tsx';
import { useCitations } from './use-citations.ts';

/** What a reader does with a work: its PDF, to cite it, to take it along, to hand it on. */
export function Acts({ work, address }: { work: ReadWork; address: string }) {
  const t = useMessages();
  const citations = useCitations(work, useLanguage());
  return (
    <>
      {!work.embargo && (
        <a href={exportAddress(work, 'pdf')} download className="act act-first">
          <FileText aria-hidden className="max-sm:hidden" />
          {t('work.download.pdf')}
        </a>
      )}
      <Kept name="cite" by={[work, citations]}>
        <ActMenu icon={<Quote aria-hidden className="max-sm:hidden" />} label={t('work.act.cite')}>
          <HowToCite work={work} />
        </ActMenu>
      </Kept>
      {!work.embargo && (
        <Kept name="download" by={[work]}>
          <ActMenu quiet icon={<Download aria-hidden />} label={t('work.download')}>
            <Downloads work={work} />
          </ActMenu>
        </Kept>
      )}
      <Kept name="share" by={[work.titulo, address]}>
        <ActMenu quiet icon={<Share2 aria-hidden />} label={t('work.share')}>
          <Share title={work.titulo} address={address} />
        </ActMenu>
      </Kept>
      <ReadingMenu />
    </>
  );
}
