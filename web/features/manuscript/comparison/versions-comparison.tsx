import { type ReactNode, useMemo } from 'react';
import { renderingOf } from '#contract/manuscript-html/rendering.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Section } from '#web/ui/Section.tsx';
import { useManuscriptLabels } from '../use-manuscript-labels.ts';
import { type Compared, compareVersions, countChanges } from './compare-versions.ts';
import { ComparisonSection } from './comparison-section.tsx';
import { notesViews } from './notes-views.tsx';
import { SideTitles } from './side-titles.tsx';
import { useChangeLabels } from './use-change-labels.ts';

type Props = {
  before: Compared;
  after: Compared;
  names: { before: string; after: string };
  sideBySide: boolean;
  /** The work's language, and its type. */
  lang: string;
  tipo: Tipo;
};

/** Everything that differs between two versions of a work, part by part. */
export function VersionsComparison({ before, after, names, sideBySide, lang, tipo }: Props) {
  const t = useMessages();
  const labels = useChangeLabels();
  const textLabels = useManuscriptLabels();
  const language = useLanguage();
  const languages = useMemo(() => new Intl.DisplayNames([language], { type: 'language' }), [language]);
  const parts = useMemo(() => compareVersions(before, after, language, tipo), [before, after, language, tipo]);
  const showing = useMemo(() => {
    // Mentions of references lead nowhere here: these are compared in a part of their own.
    const rendering = ({ documento }: Compared, prefix: string) =>
      renderingOf(documento, [], { labels: textLabels, headingOffset: 2, prefix });
    return { labels, before: rendering(before, 'antes-'), after: rendering(after, 'despues-') };
  }, [before, after, labels, textLabels]);
  return (
    <div className="flex flex-col gap-12">
      {parts.map(({ id, idioma, edits }) => {
        const count = countChanges(edits);
        const title = t(`versions.part.${id}`);
        return (
          <Section
            key={`${id} ${idioma} ${names.before} ${names.after}`}
            title={idioma ? t('versions.part.translated', { title, language: languages.of(idioma) ?? idioma }) : title}
            actions={<Badge tone={count > 0 ? 'accent' : 'gray'}>{t('versions.changes', { count })}</Badge>}
          >
            {id === 'notas' ? (
              <Notes sideBySide={sideBySide} names={names} lang={lang}>
                {(side) => notesViews(edits, { ...showing, side })}
              </Notes>
            ) : (
              <ComparisonSection
                edits={edits}
                showing={showing}
                sideBySide={sideBySide}
                names={names}
                lang={id === 'declaraciones' || id === 'ficha' ? language : (idioma ?? lang)}
              />
            )}
          </Section>
        );
      })}
    </div>
  );
}

type NotesProps = Pick<Props, 'sideBySide' | 'names' | 'lang'> & {
  children: (side: 'before' | 'after' | 'both') => ReactNode;
};

function Notes({ sideBySide, names, lang, children }: NotesProps) {
  if (!sideBySide)
    return (
      <ol lang={lang} className="prose-pliego max-w-reading list-decimal ps-6">
        {children('both')}
      </ol>
    );
  return (
    <div lang={lang}>
      <SideTitles {...names} />
      <div className="grid gap-x-8 md:grid-cols-2">
        {(['before', 'after'] as const).map((side) => (
          <ol key={side} className="prose-pliego min-w-0 list-decimal py-2 ps-6">
            {children(side)}
          </ol>
        ))}
      </div>
    </div>
  );
}
