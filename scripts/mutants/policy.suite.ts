/** The direct tests of the policy as one file, which a mutant is given a fresh process for; those that go through every case last. */
import '#server/policy/byline.test.ts';
import '#server/policy/events.test.ts';
import '#server/policy/journals.test.ts';
import '#server/policy/masking.test.ts';
import '#server/policy/people.test.ts';
import '#server/policy/process.test.ts';
import '#server/policy/published-reviews.test.ts';
import '#server/policy/reviews.test.ts';
import '#server/policy/second-factor.test.ts';
import '#server/policy/works.test.ts';
import '#server/policy/policy.test.ts';
