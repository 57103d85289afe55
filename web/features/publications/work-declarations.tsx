import { declarationWords } from '#contract/declaration-words.ts';
import type { Missing } from '#contract/declarations.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { DeclaredList } from './declared-list.tsx';

type Declared = Pick<Publication, 'declaraciones' | 'declaradas' | 'idioma'>;

/** Whether there is anything to be said of what a work, or a version, declares. */
export const hasDeclared = ({ declaraciones, declaradas }: Omit<Declared, 'idioma'>): boolean =>
  declaraciones !== undefined || declaradas !== undefined;

/** What the authors declare; to whom they are hidden, that they did. */
export function WorkDeclarations({ work: { declaraciones, declaradas = [], idioma } }: { work: Declared }) {
  const t = useMessages();
  const language = useLanguage();
  if (declaraciones) return <DeclaredList declaraciones={declaraciones} language={language} idioma={idioma} />;
  if (declaradas.length === 0) return null;
  const { kinds } = declarationWords(language);
  const named = new Intl.ListFormat(language).format(declaradas.map((kind) => kinds[kind].toLowerCase()));
  return <p className="max-w-reading text-sm text-muted">{t('declarations.hidden', { kinds: named })}</p>;
}

/** Declarations that are asked for and not there, each as missing or as not complete. */
export function MissingDeclarations({ missing }: { missing: readonly Missing[] }) {
  const t = useMessages();
  const { kinds } = declarationWords(useLanguage());
  return (
    <ul className="list-disc ps-5">
      {missing.map(({ kind, lacks, needed }) => (
        <li key={kind}>
          {kinds[kind]}: {t(lacks === 'respuesta' ? 'declarations.missing' : 'declarations.incomplete')}
          {needed && ` (${t('declarations.needed')})`}
        </li>
      ))}
    </ul>
  );
}
