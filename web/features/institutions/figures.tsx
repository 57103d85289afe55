import type { ManagedInstitution } from '#contract/entities/institution.ts';
import { usePlanName } from '#web/features/institutions/plan-name.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Section } from '#web/ui/Section.tsx';

/** What an institution is in figures, and how much of its plan is used. */
export function Figures({ institution }: { institution: ManagedInstitution }) {
  const t = useMessages();
  const { day } = useFormats();
  const planName = usePlanName();
  const { plan, miembros, responsables, maximoResponsables: most, publicadas, mes, revistas } = institution;
  return (
    <div className="flex flex-col gap-8">
      <Section title={t('membership.figures')}>
        <DescriptionList
          items={[
            { term: t('membership.plan'), description: planName(plan) },
            { term: t('membership.members'), description: String(miembros) },
            {
              term: t('membership.inCharge'),
              description:
                most === null ? String(responsables) : t('membership.inCharge.of', { count: responsables, most }),
            },
            { term: t('membership.published'), description: String(publicadas) },
            {
              term: t('membership.sent'),
              description:
                mes.maximo === null
                  ? String(mes.enviadas)
                  : t('membership.sent.of', { count: mes.enviadas, most: mes.maximo }),
            },
          ]}
        />
        {mes.maximo !== null && (
          <p className="mt-2 text-sm text-muted">
            {t('membership.month', { maximo: mes.maximo, enviadas: mes.enviadas, day: day(mes.siguiente) })}
          </p>
        )}
      </Section>
      <Section title={t('membership.journals')}>
        {revistas.length === 0 ? (
          <p className="text-muted">{t('membership.journals.none')}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {revistas.map(({ id, nombre, publicadas: works }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2.5">
                <span className="wrap-anywhere">{nombre}</span>
                <span className="text-sm text-muted">{t('membership.works', { count: works })}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
