import { declarationWords } from '#contract/declaration-words.ts';
import { missingDeclarations } from '#contract/declarations.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { MissingDeclarations, WorkDeclarations } from '#web/features/publications/work-declarations.tsx';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';

/** What the authors declared with the last version, and what of what the journal asks for is not there; nothing where it asks for nothing. */
export function Declared({ work }: { work: Publication }) {
  const t = useMessages();
  const { title } = declarationWords(useLanguage());
  const { declaraciones, declaracionesPedidas, versionActual } = work;
  if (!declaraciones && !declaracionesPedidas) return null;
  const missing = missingDeclarations(declaraciones, declaracionesPedidas);
  return (
    <Section title={title} intro={versionActual > 0 && t('declarations.editors', { version: versionActual })}>
      {declaraciones ? <WorkDeclarations work={work} /> : <p className="text-muted">{t('declarations.none')}</p>}
      {missing.length > 0 && (
        <div className="mt-4 text-sm">
          <MissingDeclarations missing={missing} />
        </div>
      )}
    </Section>
  );
}
