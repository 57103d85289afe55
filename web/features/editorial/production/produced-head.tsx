import type { ProductionHead } from '#contract/entities/production.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { useLanguageNames } from '#web/features/publications/text-in-languages.tsx';

/** Title and summary as they would be published, with those in other languages. */
export function ProducedHead({ work, head }: { work: Publication; head: ProductionHead }) {
  const nameOf = useLanguageNames();
  return (
    <header className="mb-8 flex max-w-reading flex-col gap-4 font-serif">
      <p lang={work.idioma} className="text-xl font-semibold wrap-anywhere">
        {head.titulo}
      </p>
      <p lang={work.idioma} className="whitespace-pre-line">
        {head.resumen}
      </p>
      {head.traducciones.map(({ idioma, titulo, resumen, palabrasClave }) => (
        <div key={idioma}>
          <p className="label-caps">{nameOf(idioma)}</p>
          <div lang={idioma}>
            <p className="font-semibold wrap-anywhere">{titulo}</p>
            <p className="whitespace-pre-line">{resumen}</p>
            <p className="text-sm text-muted">{palabrasClave.join(', ')}</p>
          </div>
        </div>
      ))}
    </header>
  );
}
