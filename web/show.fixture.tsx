/**
 * Components as a browser draws them, for tests that begin with `// @vitest-environment happy-dom`: with the texts, and
 * with a server that the test answers for.
 */
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type Location, RouterProvider } from 'react-router';
import type { CallAnswer, CallInput } from '#contract/call.ts';
import type { CallName, Calls } from '#contract/calls.ts';
import { createClient } from '#contract/client.ts';
import { App } from '#web/app.tsx';
import { createQueryClient } from '#web/data/queries.ts';
import { loadTexts } from '#web/messages/i18n.ts';
import { useInnerLinks } from '#web/routing/use-inner-links.ts';

/** An address, or one with what goes along with the navigation. */
type To = string | Pick<Location, 'pathname' | 'state'>;
type Answers = {
  [N in CallName]?: (input: CallInput<Calls[N]>) => CallAnswer<Calls[N]> | Promise<CallAnswer<Calls[N]>>;
};

/**
 * Draws `content` inside the application; a call that the test gives no answer for is refused. Gives what a person at the
 * page does (`user`), what the server was asked, in order, and where the person is (`place`).
 */
export async function show(content: ReactNode, answers: Answers = {}, address: To = '/') {
  await loadTexts('private');
  await loadTexts('site');
  const asked: { call: CallName; input: unknown }[] = [];
  const client = createClient(async (call, input) => {
    asked.push({ call, input });
    const answer = answers[call] as ((input: unknown) => unknown) | undefined;
    if (!answer) throw new Error(`No answer for ${call}`);
    return answer(input);
  });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
  const router = createMemoryRouter([{ path: '*', element: <Page>{content}</Page> }], { initialEntries: [address] });
  const drawn = render(
    <App client={client} queryClient={queryClient} origin="">
      <RouterProvider router={router} />
    </App>,
  );
  return { ...drawn, asked, queryClient, user: userEvent.setup(), place: () => router.state.location.pathname };
}

/** What holds on every page and that pieces of it count on. */
function Page({ children }: { children: ReactNode }) {
  useInnerLinks();
  return children;
}
