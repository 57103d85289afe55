/** /admin/revistas/:id: what an administrator changes of a journal, in parts, each with an address of its own. */
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router';
import type { ManagedJournal } from '#contract/entities/journal.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SectionIndex } from '#web/ui/SectionIndex.tsx';
import { AnnouncementsPart } from './announcements-part.tsx';
import { BoardPart } from './board-part.tsx';
import { ClosingPart } from './closing-part.tsx';
import { DeadlinesPart } from './deadlines-part.tsx';
import { DeclarationsPart } from './declarations-part.tsx';
import { IdentityPart } from './identity-part.tsx';
import { LettersPart } from './letters-part.tsx';
import { Managed } from './managed.tsx';
import { PackagesPart } from './packages/packages-part.tsx';
import { type PartName, partNames, partOf, platformParts } from './part-names.ts';
import { PassportPart } from './passport/passport-part.tsx';
import { PublishingPart } from './publishing-part.tsx';
import { QuestionsPart } from './questions-part.tsx';
import { ReviewPart } from './review-part.tsx';
import { SectionsPart } from './sections-part.tsx';
import { TextsPart } from './texts-part.tsx';
import type { PartProps } from './use-journal-part.ts';

export const title = 'managing.journal' satisfies MessageKey;

const parts: Record<PartName, ComponentType<PartProps>> = {
  identidad: IdentityPart,
  textos: TextsPart,
  consejo: BoardPart,
  secciones: SectionsPart,
  anuncios: AnnouncementsPart,
  revision: ReviewPart,
  plazos: DeadlinesPart,
  formulario: QuestionsPart,
  declaraciones: DeclarationsPart,
  cartas: LettersPart,
  publicacion: PublishingPart,
  pasaporte: PassportPart,
  paquetes: PackagesPart,
  cierre: ClosingPart,
};

export function Screen() {
  const { id = '', parte } = useParams();
  return (
    <Managed id={id}>
      {(journal, round, onSettled) => (
        <Shown journal={journal} name={partOf(parte)} round={round} onSettled={onSettled} />
      )}
    </Managed>
  );
}

type ShownProps = PartProps & { name: PartName; round: number };

function Shown({ journal, name, round, onSettled }: ShownProps) {
  const t = useMessages();
  const offered = partNames.filter((each) => !journal.principal || !platformParts.includes(each));
  const shown = offered.includes(name) ? name : 'identidad';
  const Part = parts[shown];
  return (
    <>
      <PageHeader title={nameOf(journal)} intro={t('managing.journal.lead')} />
      <div className="grid gap-x-8 gap-y-8 roomy:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label={t('managing.parts')}>
          <ul className="divide-y divide-line border-y border-line">
            {offered.map((each) => (
              <li key={each}>
                <Link
                  to={`/admin/revistas/${journal.id}/${each}`}
                  aria-current={each === shown ? 'page' : undefined}
                  className="flex min-h-11 items-center px-3 py-2 text-sm font-semibold text-ink no-underline hover:bg-wash hover:text-accent aria-[current=page]:bg-wash aria-[current=page]:text-rubric"
                >
                  {t(`managing.part.${each}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <SectionIndex label={t('navigation.onThisPage')} faultLabel={t('navigation.faulty')}>
          <Part key={`${shown} ${round}`} journal={journal} onSettled={onSettled} />
        </SectionIndex>
      </div>
    </>
  );
}

/** As stored: what every process has in memory may be a moment older. */
const nameOf = ({ ajustes, nombre }: ManagedJournal) => ajustes.nombre ?? nombre;
