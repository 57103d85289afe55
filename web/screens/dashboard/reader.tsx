import { BookOpen, FileText, LibraryBig } from 'lucide-react';
import { useState } from 'react';
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import { useSession } from '#web/data/session.ts';
import { DeskHead } from '#web/layouts/desk-head.tsx';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { FeaturedWorks } from './featured-works.tsx';
import { RecentlyViewed } from './recently-viewed-works.tsx';

const WorkDialog = late(async () => (await import('#web/features/catalogue/work-dialog.tsx')).default);
const CatalogueDialog = late(async () => (await import('./catalogue-dialog.tsx')).CatalogueDialog);

/** What a reader sees first (spec 000 §2.3): ways into the catalogue, what is new, and what they opened last. */
export function ReaderDashboard() {
  const t = useMessages();
  const { user } = useSession();
  const [exploring, setExploring] = useState<Tipo | 'TODOS' | null>(null);
  const [opened, setOpened] = useState<CatalogueEntry | null>(null);
  return (
    <>
      <DeskHead
        desk="LECTOR"
        greeted={user}
        actions={
          <>
            <Button
              variant="primary"
              icon={<LibraryBig aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setExploring('TODOS')}
            >
              {t('author.reader.catalogue')}
            </Button>
            <Button icon={<FileText aria-hidden />} aria-haspopup="dialog" onClick={() => setExploring('ARTICULO')}>
              {t('author.reader.articles')}
            </Button>
            <Button icon={<BookOpen aria-hidden />} aria-haspopup="dialog" onClick={() => setExploring('LIBRO')}>
              {t('author.reader.books')}
            </Button>
          </>
        }
      />
      <div className="flex flex-col gap-12">
        <FeaturedWorks onOpen={setOpened} />
        {user && <RecentlyViewed onOpen={setOpened} />}
      </div>
      {exploring && <CatalogueDialog tipo={exploring} onClose={() => setExploring(null)} />}
      {opened && <WorkDialog work={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
