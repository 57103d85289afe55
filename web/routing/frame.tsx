import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';
import { Guarded } from './guarded.tsx';
import type { Head } from './head.ts';
import type { Guard, ScreenModule } from './screen.ts';

/** A screen with its guard around it and its title on the window. */
export function ScreenFrame({ guard, module }: { guard: Guard | undefined; module: ScreenModule }) {
  const { Screen } = module;
  const title = useScreenTitle(module);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return guard ? (
    <Guarded guard={guard}>
      <Screen />
    </Guarded>
  ) : (
    <Screen />
  );
}

function useScreenTitle(module: ScreenModule): string {
  const head = useLoaderData<Head | undefined>();
  const t = useMessages();
  if (head) return head.title;
  return module.title ? t('common.title', { title: t(module.title) }) : 'Pliego';
}
