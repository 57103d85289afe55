import type { LetterTemplate } from '#contract/entities/decision.ts';
import { type LetterTemplateKind, letterGroups } from '#contract/letter-templates.ts';
import { languages } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { useTemplateName } from './use-template-name.ts';

const groups = ['DECISIONES', 'REVISION', 'AUTORIA', 'EDICION'] as const satisfies (keyof typeof letterGroups)[];

const stateWords = {
  ofPlatform: { changed: 'letters.changed', original: 'letters.original' },
  ofJournal: { changed: 'letters.journal.changed', original: 'letters.journal.original' },
} as const;

interface TemplatesProps {
  templates: readonly LetterTemplate[];
  /** The journal that they are of; the platform's without. */
  journal?: string | undefined;
  onEdit: (template: LetterTemplate) => void;
}

/** All templates by who reads them: a line each, with its two languages. */
export function TemplateGroups({ templates, journal, onEdit }: TemplatesProps) {
  const t = useMessages();
  const nameOf = useTemplateName();
  const columns: Column<LetterTemplateKind>[] = [
    { id: 'template', header: t('letters.template'), heading: true, cell: nameOf },
    ...languages.map((idioma) => ({
      id: idioma,
      header: t(`decisions.idioma.${idioma}`),
      className: 'w-56',
      cell: (clave: LetterTemplateKind) => {
        const template = templates.find((each) => each.clave === clave && each.idioma === idioma);
        return template && <Template template={template} journal={journal} onEdit={onEdit} />;
      },
    })),
  ];
  return (
    <div className="flex flex-col gap-12">
      {groups.map((group) => (
        <Section key={group} title={t(`letters.group.${group}`)} intro={t(`letters.group.${group}.lead`)}>
          <Table
            caption={t(`letters.group.${group}`)}
            hideCaption
            rows={letterGroups[group].filter((each) => templates.some(({ clave }) => clave === each))}
            rowKey={(clave) => clave}
            columns={columns}
          />
        </Section>
      ))}
    </div>
  );
}

function Template({
  template,
  journal,
  onEdit,
}: { template: LetterTemplate } & Pick<TemplatesProps, 'journal' | 'onEdit'>) {
  const t = useMessages();
  const nameOf = useTemplateName();
  const { clave, idioma, cambiada } = template;
  const language = t(`decisions.idioma.${idioma}`);
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Button
        size="small"
        data-opens-row
        aria-label={t('letters.edit.of', { name: nameOf(clave), language })}
        aria-haspopup="dialog"
        onClick={() => onEdit(template)}
      >
        {t('letters.edit')}
      </Button>
      <Badge tone={cambiada ? 'accent' : 'gray'}>
        {t(stateWords[journal === undefined ? 'ofPlatform' : 'ofJournal'][cambiada ? 'changed' : 'original'])}
      </Badge>
    </span>
  );
}
