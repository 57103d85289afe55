import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Guarded } from './guarded.tsx';
import type { Head } from './head.ts';
import type { Guard, ScreenModule } from './screen.ts';

/** A screen with its guard around it and its title on the window. */
export function ScreenFrame({ guard, module }: { guard: Guard | undefined; module: ScreenModule }) {
  return guard ? (
    <Guarded guard={guard}>
      <Titled module={module} />
    </Guarded>
  ) : (
    <Titled module={module} />
  );
}

/** Within the guard, whose refusal has a title of its own. */
function Titled({ module }: { module: ScreenModule }) {
  const title = useScreenTitle(module);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <module.Screen />;
}

function useScreenTitle(module: ScreenModule): string {
  const head = useLoaderData<Head | undefined>();
  const t = useMessages();
  const { nombre } = useIdentity();
  if (head) return head.title;
  return module.title ? t('common.title', { title: t(module.title), site: nombre }) : nombre;
}
