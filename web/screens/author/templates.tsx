import { Link } from 'react-router';
import { type TemplateKind, templateFiles } from '#contract/templates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { TemplateRow } from './template-row.tsx';

export const title = 'templates.title' satisfies MessageKey;

const kinds = Object.keys(templateFiles) as TemplateKind[];

/** 'Plantillas para autores' (spec 000 §2.9, item 6), with files that can be had (docs/specification.md 1). */
export function Screen() {
  const t = useMessages();
  return (
    <>
      <PageHeader
        title={t('templates.title')}
        intro={t('templates.lead')}
        back={<Link to="/dashboard">{t('templates.back')}</Link>}
      />
      <div className="grid gap-12 roomy:grid-cols-[minmax(0,1fr)_20rem]">
        <Section title={t('templates.list')}>
          <ul data-rows className="divide-y divide-line border-y border-line">
            {kinds.map((kind) => (
              <TemplateRow key={kind} kind={kind} />
            ))}
          </ul>
        </Section>
        <Section title={t('templates.help.title')} className="text-sm">
          <ul className="flex list-disc flex-col gap-3 ps-5 marker:text-line-strong">
            <li>{t('templates.help.styles')}</li>
            <li>{t('templates.help.guide')}</li>
            <li>{t('templates.help.programs')}</li>
          </ul>
        </Section>
      </div>
    </>
  );
}
