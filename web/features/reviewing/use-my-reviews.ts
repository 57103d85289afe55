import { useQuery } from '@tanstack/react-query';
import type { Client } from '#contract/client.ts';
import type { Review } from '#contract/entities/review.ts';
import { useClient } from '#web/data/client-context.ts';
import { useSession } from '#web/data/session.ts';

/**
 * All reviews assigned to the person: counters need them all. Without the role of a reviewer (spec 001 §5), too: whoever was
 * invited by their address has theirs (docs/specification.md 8).
 */
export function useMyReviews() {
  const client = useClient();
  const { user } = useSession();
  return useQuery({
    queryKey: ['myReviews', 'every page', user?.id],
    queryFn: () => everyReview(client),
    enabled: user !== null,
    ...(!user && { placeholderData: [] }),
  });
}

async function everyReview(client: Client): Promise<Review[]> {
  const reviews: Review[] = [];
  for (let page = 1, totalPages = 1; page <= totalPages; page++) {
    const answer = await client.myReviews({ query: { page, limit: 100 } });
    reviews.push(...answer.reviews);
    totalPages = answer.totalPages;
  }
  return reviews;
}
