import type { Publication } from '#contract/entities/publication.ts';
import { capitalised } from '#contract/text.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { WorkText } from './work-text.tsx';

type Props = { work: Publication; headingOffset: number };

/** The text of a work; of one that can be read in other languages, too, each in a tab. These are read here and not edited. */
export function TextInLanguages({ work, headingOffset }: Props) {
  const t = useMessages();
  const reader = useLanguage();
  const languageOf = useLanguageNames();
  const nameOf = (tag: string) => capitalised(languageOf(tag), reader);
  const own = <WorkText work={work} headingOffset={headingOffset} />;
  if (work.idiomasDelTexto.length < 2) return own;
  const tabs = work.idiomasDelTexto.map(({ idioma, esOriginal }) => ({
    value: idioma,
    label: esOriginal ? t('author.sheet.idiomaOriginal', { language: nameOf(idioma) }) : nameOf(idioma),
    content: idioma === work.idioma ? own : <OtherText id={work.id} idioma={idioma} headingOffset={headingOffset} />,
  }));
  return <Tabs label={t('work.languages')} tabs={tabs} />;
}

function OtherText({ id, idioma, headingOffset }: { id: string; idioma: string; headingOffset: number }) {
  const t = useMessages();
  const query = useCall('getPublication', { params: { id }, query: { idioma } });
  return (
    <QueryState query={query} loading={t('author.loading')} failed={t('author.edit.failed')}>
      {(text) => (
        <>
          <Notice className="mb-6">{t('author.sheet.soloLectura')}</Notice>
          <p lang={idioma} className="mb-6 font-serif text-lg font-semibold">
            {text.titulo}
          </p>
          <WorkText work={text} headingOffset={headingOffset} />
        </>
      )}
    </QueryState>
  );
}

/** Languages by their tags, in the reader's words: 'inglés'. */
export function useLanguageNames(): (tag: string) => string {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  return (tag) => names.of(tag) ?? tag;
}
