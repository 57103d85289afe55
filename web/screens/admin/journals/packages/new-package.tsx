import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { packageWords } from '#contract/package-words.ts';
import { acronymForm, type PackageKind, packageKinds } from '#contract/packages.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type Chosen, IssueChoice, WorkChoice } from './choices.tsx';
import type { OfJournal } from './of-journal.ts';

const scopes = ['numbers', 'works', 'all'] as const;
type Scope = (typeof scopes)[number];

/** Which index, of what, and the words on where it is handed in. */
export function NewPackage({ journal }: OfJournal) {
  const t = useMessages();
  const language = useLanguage();
  const [kind, setKind] = useState<PackageKind>('scielo');
  const [scope, setScope] = useState<Scope>('numbers');
  const [issues, setIssues] = useState<Chosen[]>([]);
  const [works, setWorks] = useState<Chosen[]>([]);
  const [acronym, setAcronym] = useState('');
  const start = useAct('startPackage', ['listPackages']);
  const isBadAcronym = kind === 'scielo' && acronym !== '' && !acronymForm.test(acronym);
  const chosen = scope === 'numbers' ? issues : works;
  const isNothing = scope !== 'all' && chosen.length === 0;
  const ids = chosen.map(({ id }) => id);
  const send = () =>
    start.mutate(
      {
        params: { id: journal.id },
        body: {
          clase: kind,
          ...(scope === 'numbers' && { numeros: ids }),
          ...(scope === 'works' && { obras: ids }),
          ...(kind === 'scielo' && acronym && { acronimo: acronym }),
        },
      },
      {
        onSuccess: () => toast.success(t('packages.started')),
        onError: (error) => toast.error(messageOf(error, t('packages.failed'))),
      },
    );
  const { holds, where, source } = packageWords[kind];
  const fault = problemOf(start.error)?.errors?.find(({ field }) => field === 'acronimo')?.message;
  return (
    <Section level={3} id="preparar" title={t('packages.new')}>
      <div className="flex max-w-form flex-col items-start gap-6">
        <Field label={t('packages.kind')} className="w-full">
          <Select
            value={kind}
            onChange={({ currentTarget }) =>
              setKind(packageKinds.find((each) => each === currentTarget.value) ?? 'scielo')
            }
            options={packageKinds.map((value) => ({ value, label: packageWords[value].name[language] }))}
          />
        </Field>
        <DescriptionList
          items={[
            { term: t('packages.holds'), description: holds[language] },
            { term: t('packages.where'), description: where[language] },
            ...(source
              ? [
                  {
                    term: t('packages.source'),
                    description: (
                      <a href={source} className="link break-all" rel="noreferrer">
                        {source}
                      </a>
                    ),
                  },
                ]
              : []),
          ]}
        />
        <RadioGroup
          legend={t('packages.what')}
          name="alcance"
          value={scope}
          onChange={({ currentTarget }) => setScope(scopes.find((each) => each === currentTarget.value) ?? 'numbers')}
          options={scopes.map((value) => ({ value, label: t(`packages.what.${value}`) }))}
        />
        {scope === 'numbers' && <IssueChoice journal={journal} chosen={issues} onChange={setIssues} />}
        {scope === 'works' && <WorkChoice journal={journal} chosen={works} onChange={setWorks} />}
        {kind === 'scielo' && (
          <Field
            label={t('packages.acronym')}
            hint={t('packages.acronym.hint', { key: journal.clave })}
            error={fault ?? (isBadAcronym ? t('packages.acronym.hint', { key: journal.clave }) : undefined)}
            className="w-full"
          >
            <Input
              value={acronym}
              maxLength={12}
              autoCapitalize="none"
              onChange={({ currentTarget }) => setAcronym(currentTarget.value.trim())}
            />
          </Field>
        )}
        <Button variant="primary" busy={start.isPending} disabled={isNothing || isBadAcronym} onClick={send}>
          {t('packages.start')}
        </Button>
        {isNothing && <p className="text-sm text-muted">{t('packages.chosen.none')}</p>}
      </div>
    </Section>
  );
}
