import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { toast } from 'react-hot-toast';
import type { Production } from '#contract/entities/production.ts';
import { download } from '#web/data/download.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Section } from '#web/ui/Section.tsx';

/** Proofs as they were sent, with what their authors said of each; the PDF is of the last text. */
export function ProofsList({ production }: { production: Production }) {
  const t = useMessages();
  const { day } = useFormats();
  const { publicacionId, pruebas } = production;
  const saving = useMutation({
    mutationFn: () => download(`/publications/${publicacionId}/production/proof.pdf`),
    onError: (error) => toast.error(failureText(t('production.pdf.failed'), error)),
  });
  return (
    <Section
      title={t('production.proofs')}
      actions={
        <Button size="small" icon={<FileText aria-hidden />} busy={saving.isPending} onClick={() => saving.mutate()}>
          {t('production.pdf')}
        </Button>
      }
    >
      <RowList>
        {pruebas.map(({ numero, fechaEnvio, fechaRespuesta, resultado, correcciones }) => (
          <li key={numero} className="flex flex-col gap-1 py-3" tabIndex={-1}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{t('production.proof', { number: numero, day: day(fechaEnvio) })}</span>
              <Badge tone={resultado === 'APROBADA' ? 'green' : 'gray'}>
                {t(`production.proof.${resultado ?? 'PENDIENTE'}`)}
              </Badge>
              {fechaRespuesta && <span className="text-sm text-muted">{day(fechaRespuesta)}</span>}
            </p>
            {correcciones && <p className="max-w-reading whitespace-pre-line">{correcciones}</p>}
          </li>
        ))}
      </RowList>
    </Section>
  );
}
