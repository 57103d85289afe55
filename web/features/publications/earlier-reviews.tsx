/** What was said of a work in the journal from which its author brought it, for who runs it and its authors. */
import type { EarlierPoint, EarlierReview } from '#contract/entities/earlier-review.ts';
import { useCall } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { Section } from '#web/ui/Section.tsx';

/** Nothing where it came without. */
export function EarlierReviews({ id, className }: { id: string; className?: string }) {
  const t = useMessages();
  const { day } = useFormats();
  const { anteriores } = useCall('readEarlierReviews', { params: { id } }).data ?? {};
  if (!anteriores) return null;
  const from = [anteriores.revista, anteriores.plataforma].filter(Boolean).join(' · ');
  return (
    <Section
      title={t('moving.earlier.title')}
      intro={t(from ? 'moving.earlier.intro' : 'moving.earlier.intro.unsaid', { from, day: day(anteriores.fecha) })}
      className={classes('max-w-reading', className)}
    >
      <ol className="divide-y divide-line border-y border-line">
        {anteriores.revisiones.map((review, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they came in an order, and stay
          <li key={at} className="flex flex-col gap-3 py-4 wrap-anywhere">
            <Heading review={review} />
            {review.puntos.map((point, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Point key={place} point={point} />
            ))}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Heading({ review: { clase, version, fecha, firma } }: { review: EarlierReview }) {
  const t = useMessages();
  const { day } = useFormats();
  const about = [
    firma && t('moving.earlier.signed', { name: firma }),
    version && t('moving.earlier.version', { version }),
    fecha && day(fecha),
  ].filter(Boolean);
  return (
    <div>
      <h3 className="font-semibold">{t(`moving.earlier.clase.${clase}`)}</h3>
      {about.length > 0 && <p className="text-sm text-muted">{about.join(' · ')}</p>}
    </div>
  );
}

const isVerdict = (said: string): said is 'accept' | 'revise' | 'reject' =>
  ['accept', 'revise', 'reject'].includes(said);

function Point({ point: { pregunta, respuesta, clase, reservado } }: { point: EarlierPoint }) {
  const t = useMessages();
  const isOfAuthors = clase === 'RESPUESTA_DE_AUTORES';
  const said =
    clase !== 'TEXTO' && !isOfAuthors && isVerdict(respuesta) ? t(`moving.earlier.verdict.${respuesta}`) : respuesta;
  return (
    <div className="flex flex-col items-start gap-1">
      {pregunta && <p className="text-sm text-muted">{pregunta}</p>}
      {(reservado || isOfAuthors) && (
        <Badge>{t(isOfAuthors ? 'moving.earlier.answered' : 'moving.earlier.reserved')}</Badge>
      )}
      <p className="whitespace-pre-line">{said}</p>
    </div>
  );
}
