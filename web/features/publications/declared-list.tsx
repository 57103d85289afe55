import { declarationWords } from '#contract/declaration-words.ts';
import type { Said } from '#contract/declarations.ts';
import { declaredIn } from '#contract/declared.ts';
import { classes } from '#web/ui/classes.ts';

export type DeclaredListProps = {
  declaraciones: Said;
  /** Of the sentences; what the authors wrote is in that of the work, `idioma`. */
  language: string;
  idioma: string;
  /** With its own title, as a part of a page. */
  titled?: boolean;
  className?: string;
};

/** What the authors of a work declare, each under its name. It listens to nothing: pages take it as the server wrote it. */
export function DeclaredList({ declaraciones, language, idioma, titled = false, className }: DeclaredListProps) {
  const declared = declaredIn(declaraciones, language);
  if (declared.length === 0) return null;
  return (
    <>
      {titled && <h2 className="text-lg">{declarationWords(language).title}</h2>}
      <dl className={classes('flex max-w-reading flex-col gap-3 text-sm', titled && 'mt-3', className)}>
        {declared.map(({ kind, title, sentence, paragraphs }) => (
          <div key={kind} className="min-w-0 wrap-anywhere">
            <dt className="font-semibold">{title}</dt>
            {sentence.length > 0 && (
              <dd>
                {sentence.map(({ text, href }, at) =>
                  href ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
                    <a key={at} href={href} rel="noopener" className="link">
                      {text}
                    </a>
                  ) : (
                    text
                  ),
                )}
              </dd>
            )}
            {paragraphs.map((paragraph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same twice, and they never change places
              <dd key={at} lang={idioma}>
                {paragraph}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}
