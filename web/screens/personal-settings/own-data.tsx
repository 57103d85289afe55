import { useQuery } from '@tanstack/react-query';
import { Download, FileArchive } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { OwnExport } from '#contract/entities/own-data.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { saveFrom } from '#web/data/save-file.ts';
import { stepWords } from '#web/features/administration/job-words.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const everyMs = 1000;
const isUnderWay = (copy: OwnExport | null | undefined) => copy?.estado === 'PENDIENTE' || copy?.estado === 'EN_CURSO';

/** 'Descargar mis datos': has a copy made, says how far it is, and downloads it while it is kept. */
export function OwnData() {
  const t = useMessages();
  const query = useQuery({
    ...callQuery(useClient(), 'ownExport'),
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.exportacion) ? everyMs : false),
  });
  const start = useAct('startOwnExport', ['ownExport']);
  return (
    <QueryState query={query} loading={<Skeleton lines={2} />} failed={t('settings.data.load.failed')}>
      {(data) => {
        const copy = data.exportacion;
        const ask = () =>
          start.mutate({}, { onError: (failure) => toast.error(messageOf(failure, t('settings.data.failed'))) });
        return (
          <div className="flex flex-col items-start gap-4">
            {copy && <CopyState copy={copy} />}
            <div className="flex flex-wrap gap-4">
              {copy?.caduca && <DownloadCopy />}
              <Button icon={<FileArchive aria-hidden />} busy={start.isPending || isUnderWay(copy)} onClick={ask}>
                {t(copy?.caduca ? 'settings.data.again' : 'settings.data.prepare')}
              </Button>
            </div>
          </div>
        );
      }}
    </QueryState>
  );
}

function CopyState({ copy: { estado, progreso, bytes, caduca, fechaCreacion } }: { copy: OwnExport }) {
  const t = useMessages();
  const formats = useFormats();
  const said = () => {
    if (estado === 'PENDIENTE') return t('settings.data.waiting');
    if (estado === 'EN_CURSO') {
      const share = formats.percent(progreso?.parte ?? 0);
      return progreso?.paso ? `${share} · ${stepWords(t, formats, progreso.paso)}` : share;
    }
    if (estado === 'FALLIDO' || estado === 'CANCELADO') return t('settings.data.broken');
    if (caduca === null) return t('settings.data.expired');
    const values = { moment: formats.moment(fechaCreacion), size: formats.bytes(bytes ?? 0), day: formats.day(caduca) };
    return t('settings.data.ready', values);
  };
  return (
    <p role="status" className="text-muted tabular-nums">
      {said()}
    </p>
  );
}

/** Through a link of a few minutes: the browser writes the file as it comes, however large it is. */
function DownloadCopy() {
  const t = useMessages();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { url } = await client.linkOwnExport({});
      saveFrom(url);
    } catch (error) {
      toast.error(messageOf(error, t('settings.data.download.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="primary" icon={<Download aria-hidden />} busy={busy} onClick={() => void download()}>
      {t('settings.data.download')}
    </Button>
  );
}
