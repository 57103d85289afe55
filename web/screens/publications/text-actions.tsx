import { FileUp, GitCompareArrows } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Publication } from '#contract/entities/publication.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('#web/features/publications/import/import-dialog.tsx')).ImportDialog,
}));

type Props = { work: Pick<Publication, 'id' | 'estado' | 'versionActual' | 'acciones' | 'contenido' | 'revision'> };

/** What can be done with the text of a work besides writing it: compare its versions, bring in a file. */
export function TextActions({ work: { id, estado, versionActual, acciones, contenido, revision } }: Props) {
  const t = useMessages();
  const [importing, setImporting] = useState(false);
  // A draft is compared as it is now with what was sent (versions-choice.ts).
  const comparable = versionActual + (estado === 'BORRADOR' ? 1 : 0);
  return (
    <>
      {comparable > 1 && (
        <Button asChild size="small" icon={<GitCompareArrows aria-hidden />}>
          <Link to={`/publications/${id}/versiones`}>{t('versions.title')}</Link>
        </Button>
      )}
      {acciones.includes('EDITAR') && (
        <Button size="small" icon={<FileUp aria-hidden />} aria-haspopup="dialog" onClick={() => setImporting(true)}>
          {t('imports.open')}
        </Button>
      )}
      {importing && (
        <Suspense>
          <ImportDialog
            id={id}
            hasText={contenido.trim() !== ''}
            revision={revision}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
