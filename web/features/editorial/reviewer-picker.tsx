import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import type { Candidate } from '#contract/entities/candidate.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { SearchingList, useSearch } from '#web/features/publications/searching-list.tsx';
import { nameOf } from '#web/features/reviewing/candidates/candidate-facts.tsx';
import { ExcludedCandidates } from '#web/features/reviewing/candidates/excluded-candidates.tsx';
import { mayBeAsked } from '#web/features/reviewing/candidates/may-be-asked.ts';
import { useAwayWords } from '#web/features/reviewing/use-away-words.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxGroup } from '#web/ui/CheckboxGroup.tsx';

const perPage = 4;

type Props = {
  work: PublicationSummary;
  chosen: readonly Candidate[];
  onChoose: (candidate: Candidate, isChosen: boolean) => void;
  /** Invites somebody by their address instead: whoever is sought, by these words, may have no account. */
  onMail: (sought: string) => void;
  error: string | undefined;
};

/**
 * Reviewers to choose from, one or several, the closest to the work first, or looked for by name. Who is chosen stays in sight
 * whatever is looked for next; who cannot be given it is shown with the reason.
 */
export function ReviewerPicker({ work, chosen, onChoose, onMail, error }: Props) {
  const t = useMessages();
  const people = useSearch();
  const { search, page, turnTo, asked } = people;
  const query = useQuery({
    ...callQuery(useClient(), 'listCandidates', { params: { id: work.id }, query: { ...asked, limit: perPage } }),
    placeholderData: keepPreviousData,
  });
  const describe = useDescription();
  const { list } = useFormats();
  return (
    <SearchingList
      search={people}
      label={t('editor.assign.search')}
      inDialog
      query={query}
      loading={t('editor.loading')}
      failed={(failure) => failureText(t('editor.load.failed'), failure)}
    >
      {({ candidatos, totalPages, excluidas }) => (
        <>
          <CheckboxGroup
            legend={t('editor.assign.revisor')}
            name="revisorId"
            values={chosen.map(({ id }) => id)}
            onChange={(id, isChosen) => {
              const candidate = inSight(chosen, candidatos).find((each) => each.id === id);
              if (candidate) onChoose(candidate, isChosen);
            }}
            hint={
              chosen.length > 0
                ? t('editor.assign.chosen', { names: list(chosen.map(nameOf)) })
                : t('editor.assign.several')
            }
            error={error}
            options={inSight(chosen, candidatos).map((candidate) => ({
              value: candidate.id,
              label: nameOf(candidate),
              description: describe(candidate),
              // Who was asked meanwhile can be left out again.
              disabled: !mayBeAsked(candidate) && !chosen.some(({ id }) => id === candidate.id),
            }))}
          />
          {candidatos.length === 0 && (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p role="status" className="text-muted">
                {search ? t('editor.assign.none', { words: search }) : t('editor.assign.noReviewers')}
              </p>
              <Button size="small" icon={<MailPlus aria-hidden />} onClick={() => onMail(search)}>
                {t('candidates.mail.open')}
              </Button>
            </div>
          )}
          <Pages list={t('editor.assign.pages')} page={page} totalPages={totalPages} onPage={turnTo} />
          <ExcludedCandidates key={search} work={work} search={search} count={excluidas} />
        </>
      )}
    </SearchingList>
  );
}

/** Those that are listed, below those chosen before who are not. */
const inSight = (chosen: readonly Candidate[], listed: readonly Candidate[]) => [
  ...chosen.filter(({ id }) => !listed.some((each) => each.id === id)),
  ...listed,
];

/** Why not, or what speaks for them: where they are, what they share with the work, what they have to do. */
function useDescription(): (candidate: Candidate) => string {
  const t = useMessages();
  const awayWords = useAwayWords();
  return ({ estaRonda, rondaAnterior, afiliacion, coincide, abiertas: open, capacidad: capacity, ...candidate }) => {
    const earlier = rondaAnterior && t(`candidates.before.${rondaAnterior.resultado}`, { round: rondaAnterior.ronda });
    const before = estaRonda && t(`candidates.round.${estaRonda}`);
    if (before && !mayBeAsked({ estaRonda })) return before;
    const load = t(open >= capacity ? 'candidates.full' : 'candidates.load', { open, capacity });
    const words = coincide.length > 0 && t('candidates.matches', { words: coincide.join(', ') });
    return [before, earlier, afiliacion, words, load, awayWords(candidate)].filter(Boolean).join(' · ');
  };
}
