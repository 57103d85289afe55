import { toast } from 'react-hot-toast';
import type { IdentityLeak } from '#contract/entities/anonymise.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { revealPhrase } from './reveal-phrase.ts';

type Props = {
  avisos: readonly IdentityLeak[];
  /** The text is on another page. */
  isElsewhere?: boolean | undefined;
};

/** Phrases that may tell who wrote the work, each leading to its place in the text of the same page; of a file, which and the line. */
export function IdentityLeakList({ avisos, isElsewhere = false }: Props) {
  const t = useMessages();
  const find = ({ antes, frase }: IdentityLeak) => {
    const page = document.querySelector('main');
    if (!page || !revealPhrase(page, antes, frase)) toast(t('anonymise.leaks.lost'));
  };
  return (
    <ul data-identity-leaks className="divide-y divide-line border-y border-line">
      {avisos.map((aviso) => (
        <li key={`${aviso.archivo}.${aviso.lugar}.${aviso.bloque}.${aviso.desde}.${aviso.antes}`} className="py-3">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            <Badge tone="yellow">{t(`anonymise.kind.${aviso.tipo}`)}</Badge>
            {t(`anonymise.place.${aviso.lugar}`, { file: aviso.archivo ?? '', line: (aviso.bloque ?? 0) + 1 })}
          </p>
          <p className="mt-1 wrap-anywhere">
            <span className="text-muted">{aviso.antes && `…${aviso.antes}`}</span>
            {aviso.lugar === 'ARCHIVO' || isElsewhere ? (
              <strong>{aviso.frase}</strong>
            ) : (
              <button
                type="button"
                className="link text-start font-semibold"
                aria-label={t('anonymise.leaks.find', { phrase: aviso.frase })}
                onClick={() => find(aviso)}
              >
                {aviso.frase}
              </button>
            )}
            <span className="text-muted">{aviso.despues && `${aviso.despues}…`}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
