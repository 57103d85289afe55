import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Publication } from '#contract/entities/publication.ts';
import { WorkText } from '#web/features/publication/work-text.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

type Props = {
  work: Publication;
  /** Paragraphs alone: they may be typed. Anything more is shown, and kept as it is. */
  plain: boolean;
  field: UseFormRegisterReturn;
  error: string | undefined;
};

/** The text of a draft: written in paragraphs, or shown where it holds more than these. */
export function ContentSection({ work, plain, field, error }: Props) {
  const t = useMessages();
  return (
    <Section title={t('author.sheet.contenido')} className="max-w-reading">
      {plain ? (
        <Field label={t('author.form.contenido')} hint={t('author.form.contenido.hint')} error={error}>
          <Textarea className="min-h-80 font-serif" {...field} />
        </Field>
      ) : (
        <>
          <Notice>{t('author.form.contenido.kept')}</Notice>
          <section
            aria-label={t('author.form.contenido')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1)
            tabIndex={0}
            className="mt-4 max-h-[70dvh] overflow-y-auto border-y border-line py-6"
          >
            <WorkText work={work} headingOffset={2} />
          </section>
        </>
      )}
    </Section>
  );
}
