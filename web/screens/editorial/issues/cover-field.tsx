/** The picture on the cover of a number: chosen here, saved at once. */
import { toast } from 'react-hot-toast';
import type { IssuePlan } from '#contract/entities/issue.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { drawPicture } from '#web/features/forms/draw-picture.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FileInput } from '#web/ui/FileInput.tsx';

/** In pixels: more than a page of the PDF shows. */
const longestSide = 1600;

export function CoverField({ issue }: { issue: IssuePlan }) {
  const t = useMessages();
  const change = useAct('changeIssueCover', ['issuePlan', 'listIssues', 'readIssue']);
  const remove = useAct('removeIssueCover', ['issuePlan', 'listIssues', 'readIssue']);
  const params = { id: issue.id };
  const onError = (error: Error) => toast.error(failureText(t('numbering.save.failed'), error));
  async function choose(file: File | undefined) {
    if (!file) return;
    const imagen = await drawPicture(file, (width, height) => {
      const scale = Math.min(1, longestSide / Math.max(width, height));
      return {
        width: Math.round(width * scale),
        height: Math.round(height * scale),
        paper: '#fff',
        type: 'image/jpeg',
      };
    }).catch(() => undefined);
    if (!imagen) return void toast.error(t('numbering.save.failed'));
    change.mutate({ params, body: { imagen } }, { onError });
  }
  return (
    <div className="flex flex-wrap items-end gap-4">
      {issue.portada && <img src={issue.portada} alt="" className="w-20 border border-line" />}
      <div className="min-w-0 grow">
        <Field label={t('numbering.cover')} optional={t('numbering.optional')}>
          <FileInput
            accept="image/png,image/jpeg,image/webp"
            chooseLabel={t('numbering.cover.choose')}
            chosen={issue.portada ? '' : t('numbering.cover.none')}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </Field>
      </div>
      {issue.portada && (
        <Button busy={remove.isPending} onClick={() => remove.mutate({ params }, { onError })}>
          {t('numbering.cover.remove')}
        </Button>
      )}
    </div>
  );
}
