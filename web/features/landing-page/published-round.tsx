import { useId } from 'react';
import { Link } from 'react-router';
import { doiAddress } from '#contract/doi.ts';
import type { Publication } from '#contract/entities/publication.ts';
import type { PublishedReview, PublishedRound } from '#contract/entities/published-process.ts';
import { quoted } from '#contract/points.ts';
import { answerPlace, reviewPlace, roundPlace, versionPage } from '#contract/public-addresses.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';

type Props = { work: Pick<Publication, 'id' | 'idioma' | 'versionActual'>; round: PublishedRound };

/** One round of a published review: what each reviewer said, what the authors answered, what was decided. */
export function PublishedRoundView({ work, round: { ronda, version, revisiones, decision } }: Props) {
  const t = useMessages();
  const { day } = useFormats();
  const isEarlier = version !== null && version !== work.versionActual;
  return (
    <Section
      title={t('process.round', { number: ronda })}
      id={roundPlace(ronda)}
      intro={
        isEarlier && (
          <Link to={versionPage(work.id, version)} className="link">
            {t('process.round.version', { number: version })}
          </Link>
        )
      }
    >
      <ol className="flex flex-col gap-8">
        {revisiones.map((review) => (
          <li key={review.numero}>
            <ReviewSaid
              review={review}
              round={ronda}
              lang={work.idioma}
              speaksOf={review.version === version ? null : review.version}
            />
          </li>
        ))}
        {decision && (
          <li className="max-w-reading border-y border-line-strong py-3">
            <h3 className="text-base">{t('process.decision')}</h3>
            <p className="mt-1">
              {t(`process.decision.${decision.accion}`)}{' '}
              <time dateTime={decision.fecha} className="text-muted">
                {day(decision.fecha)}
              </time>
            </p>
          </li>
        )}
      </ol>
    </Section>
  );
}

type SaidProps = {
  review: PublishedReview;
  round: number;
  /** The work's, in which its review was in all likelihood written, too. */
  lang: string;
  /** The version that it speaks of, where the round went on with another. */
  speaksOf: number | null;
};

function ReviewSaid({ review, round, lang, speaksOf }: SaidProps) {
  const t = useMessages();
  const { day } = useFormats();
  const { estado, fecha, comentarios, anotaciones, comentarioAutor, respuesta } = review;
  return (
    <article id={reviewPlace(round, review.numero)} className="max-w-reading scroll-mt-20">
      <h3 className="text-base">{t('process.reviewer', { name: review.revisor })}</h3>
      <p className="text-sm text-muted">
        {estado === 'ACEPTADA' || estado === 'RECHAZADA' || estado === 'DEVUELTA'
          ? t(`process.recommends.${estado}`)
          : null}
        {fecha && (
          <>
            {' · '}
            <time dateTime={fecha}>{day(fecha)}</time>
          </>
        )}
      </p>
      <PieceDoi doi={review.doi} />
      {speaksOf !== null && (
        <p className="mt-1 text-sm text-muted">{t('process.review.version', { number: speaksOf })}</p>
      )}
      <p lang={lang} className="mt-3 font-serif whitespace-pre-line">
        {comentarios}
      </p>
      <FormAnswers review={review} />
      {anotaciones.length > 0 && (
        <div className="mt-4">
          <h4 className="text-sm font-semibold">{t('process.margin')}</h4>
          <ol lang={lang} className="mt-2 flex flex-col gap-3">
            {anotaciones.map(({ exacto, texto, posicion }) => (
              <li key={`${posicion} ${texto}`}>
                <blockquote className="border-s-2 border-line ps-4 text-sm text-muted">{quoted(exacto)}</blockquote>
                <p className="mt-1 font-serif whitespace-pre-line">{texto}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
      {(respuesta || comentarioAutor) && (
        <div id={answerPlace(round, review.numero)} className="scroll-mt-20">
          <PieceDoi doi={review.doiRespuesta} />
          {respuesta && <AnsweredPoints respuesta={respuesta} lang={lang} />}
          {comentarioAutor && (
            <div className="mt-5 ms-4 border-s-2 border-accent-line ps-4 sm:ms-8">
              <h4 className="text-sm font-semibold">{t('process.authors')}</h4>
              <p lang={lang} className="mt-1 font-serif whitespace-pre-line">
                {comentarioAutor}
              </p>
            </div>
          )}
        </div>
      )}
    </article>
  );
}

/** The DOI of a review, or of what was answered to it, where it has one of its own. */
function PieceDoi({ doi }: { doi: string | undefined }) {
  if (!doi) return null;
  return (
    <p className="mt-1 text-sm">
      <a className="link break-all" href={doiAddress(doi)}>
        {doiAddress(doi)}
      </a>
    </p>
  );
}

function AnsweredPoints({ respuesta, lang }: { respuesta: NonNullable<PublishedReview['respuesta']>; lang: string }) {
  const t = useMessages();
  const { day } = useFormats();
  const id = useId();
  return (
    <div className="mt-5 ms-4 border-s-2 border-accent-line ps-4 sm:ms-8">
      <h4 id={id} className="text-sm font-semibold">
        {t('process.points')}{' '}
        <time dateTime={respuesta.fecha} className="font-normal text-muted">
          · {day(respuesta.fecha)}
        </time>
      </h4>
      <ol aria-labelledby={id} className="mt-2 divide-y divide-line">
        {respuesta.puntos.map(({ punto, respuesta: answer }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent changes no more
          <li key={place} className="py-3">
            <p className="text-sm text-muted">{t('process.point', { number: place + 1 })}</p>
            <p lang={lang} className="text-sm whitespace-pre-line text-muted">
              {punto}
            </p>
            <p lang={answer ? lang : undefined} className="mt-2 font-serif whitespace-pre-line">
              {answer || t('process.point.none')}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What the review answers to the form that the press had then, without what is for editors alone. */
function FormAnswers({ review: { formulario, respuestas } }: { review: PublishedReview }) {
  const t = useMessages();
  const language = useLanguage();
  const answered = formulario.flatMap(({ id, etiqueta, etiquetaEn, tipo }) => {
    const answer = respuestas[id];
    if (answer === undefined) return [];
    const said =
      typeof answer === 'boolean'
        ? t(answer ? 'process.yes' : 'process.no')
        : tipo === 'PUNTUACION'
          ? t('process.score', { score: answer })
          : String(answer);
    return [{ id, label: (language === 'en' && etiquetaEn) || etiqueta, said }];
  });
  if (answered.length === 0) return null;
  return (
    <div className="mt-4">
      <h4 className="text-sm font-semibold">{t('process.answers')}</h4>
      <dl className="mt-2 divide-y divide-line border-y border-line text-sm">
        {answered.map(({ id, label, said }) => (
          <div key={id} className="grid gap-x-6 gap-y-0.5 py-2 sm:grid-cols-[minmax(8rem,40%)_1fr]">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-pre-line">{said}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
