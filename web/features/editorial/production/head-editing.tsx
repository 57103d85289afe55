/** What stands above the text of a work in production, edited by its editors: title, summary, and both in the other languages. */
import { useQuery } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import type { ProductionHead, SavedHead } from '#contract/entities/production.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { longest } from '#contract/limits.ts';
import { sameJson } from '#contract/same-json.ts';
import { languages } from '#contract/vocabulary.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { useSavedState } from '#web/features/forms/use-saved-state.ts';
import { useLanguageNames } from '#web/features/publications/text-in-languages.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

/** As it is typed. */
const typedSchema = z.object({
  titulo: z.string(),
  resumen: z.string(),
  traducciones: z.array(
    z.object({ idioma: z.string(), titulo: z.string(), resumen: z.string(), palabras: z.string() }),
  ),
});
type Typed = z.infer<typeof typedSchema>;

/** With the platform's other languages, which have their fields though nothing is there yet. */
function typedOf({ titulo, resumen, traducciones }: ProductionHead, idioma: string): Typed {
  const missing = languages.filter((each) => each !== idioma && !traducciones.some((one) => one.idioma === each));
  return {
    ...{ titulo, resumen },
    traducciones: [
      ...traducciones.map(({ palabrasClave, ...each }) => ({ ...each, palabras: palabrasClave.join(', ') })),
      ...missing.map((each) => ({ idioma: each, titulo: '', resumen: '', palabras: '' })),
    ],
  };
}
const headOf = ({ titulo, resumen, traducciones }: Typed): ProductionHead => ({
  ...{ titulo, resumen },
  traducciones: traducciones.map(({ palabras, ...each }) => ({
    ...each,
    palabrasClave: palabras
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  })),
});

export function HeadEditing({ work }: { work: Publication }) {
  const t = useMessages();
  const { data } = useQuery({
    ...callQuery(useClient(), 'readProductionText', { params: { id: work.id } }),
    staleTime: 0,
    gcTime: 0,
  });
  if (!data) return null;
  return (
    <Section title={t('production.head')} intro={t('production.head.intro')}>
      <HeadForm key={data.revisionCabecera} work={work} saved={data} />
    </Section>
  );
}

/** Kept while it is written; its key is the revision that it began from. */
function HeadForm({ work, saved }: { work: Publication; saved: SavedHead }) {
  const t = useMessages();
  const nameOf = useLanguageNames();
  const first = typedOf(saved.cabecera, work.idioma);
  const { value, write, forget } = useSavedState(`cabecera.${work.id}`, typedSchema, first);
  const save = useAct('saveProductionHead', ['readProduction', 'readProductionText']);
  const isChanged = !sameJson(value, first);
  const send = () =>
    save.mutate(
      { params: { id: work.id }, body: { ...headOf(value), revision: saved.revisionCabecera } },
      {
        onSuccess: () => {
          forget();
          toast.success(t('production.head.saved'));
        },
        onError: (error) => toast.error(failureText(t('production.head.failed'), error)),
      },
    );
  const into = (idioma: string, part: Partial<Typed['traducciones'][number]>) =>
    write({
      ...value,
      traducciones: value.traducciones.map((each) => (each.idioma === idioma ? { ...each, ...part } : each)),
    });
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <HeadFields
        {...{ titulo: value.titulo, resumen: value.resumen, lang: work.idioma }}
        required
        name={(what) => what}
        onWrite={(part) => write({ ...value, ...part })}
      />
      {value.traducciones.map(({ idioma, titulo, resumen, palabras }) => {
        const name = (what: string) => t('production.head.of', { what, language: nameOf(idioma) });
        return (
          <div key={idioma} className="flex flex-col gap-4">
            <HeadFields {...{ titulo, resumen, lang: idioma, name }} onWrite={(part) => into(idioma, part)} />
            <Field label={name(t('production.head.keywords'))}>
              <Input
                lang={idioma}
                value={palabras}
                maxLength={longest.keywords}
                onChange={({ target }) => into(idioma, { palabras: target.value })}
              />
            </Field>
          </div>
        );
      })}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={!isChanged || value.titulo.trim() === '' || value.resumen.trim() === ''}
          busy={save.isPending}
          onClick={send}
        >
          {t('production.head.save')}
        </Button>
        {isChanged && <span className="text-sm text-muted">{t('production.head.unsaved')}</span>}
      </div>
    </div>
  );
}

type FieldsProps = {
  titulo: string;
  resumen: string;
  lang: string;
  required?: boolean;
  name: (what: string) => string;
  onWrite: (part: { titulo?: string; resumen?: string }) => void;
};

function HeadFields({ titulo, resumen, lang, required, name, onWrite }: FieldsProps) {
  const t = useMessages();
  return (
    <>
      <Field label={name(t('production.head.title'))} required={required}>
        <Input
          lang={lang}
          value={titulo}
          maxLength={longest.title}
          onChange={({ target }) => onWrite({ titulo: target.value })}
        />
      </Field>
      <Field label={name(t('production.head.summary'))} required={required}>
        <Textarea
          lang={lang}
          rows={5}
          value={resumen}
          maxLength={longest.summary}
          onChange={({ currentTarget }) => onWrite({ resumen: currentTarget.value })}
        />
      </Field>
    </>
  );
}
