import { useEffect, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Controls } from './controls.tsx';
import { Feedback } from './feedback.tsx';
import { Foundations } from './foundations.tsx';
import { Lists } from './lists.tsx';
import { Overlays } from './overlays.tsx';
import { words } from './words.ts';

export interface Look {
  theme: 'light' | 'dark';
  face: 'reading' | 'working';
}

const looks: readonly Look[] = [
  { theme: 'light', face: 'reading' },
  { theme: 'dark', face: 'reading' },
  { theme: 'light', face: 'working' },
  { theme: 'dark', face: 'working' },
];

/** The address of the guide in one look; without one, that of all four side by side. */
export const addressOfLook = (look?: Look): string =>
  look ? `/estilo?tema=${look.theme}&cara=${look.face}` : '/estilo';

/** Every component of web/ui in every state: in one look, or in all four at once, each in a frame of its own. */
export function StyleGuide({ look }: { look?: Look | undefined }) {
  if (!look) return <FourLooks />;
  return (
    <div id="top" data-face={look.face === 'working' ? 'working' : undefined} className="page min-w-0 py-8">
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-2 mb-8 max-w-reading text-muted">{words.intro}</p>
      <Foundations />
      <Controls />
      <Lists />
      <Feedback />
      <Overlays />
    </div>
  );
}

function FourLooks() {
  const [only, setOnly] = useState<Look>();
  useEffect(() => {
    document.title = words.title;
  }, []);
  return (
    <div data-face="working" className="flex h-dvh flex-col">
      <div className="flex flex-wrap gap-2 border-b border-line p-2">
        <Button size="small" aria-pressed={!only} onClick={() => setOnly(undefined)}>
          {words.faces}
        </Button>
        {looks.map((look) => (
          <Button key={addressOfLook(look)} size="small" aria-pressed={only === look} onClick={() => setOnly(look)}>
            {look.theme} · {look.face}
          </Button>
        ))}
      </div>
      <div className={`grid grow ${only ? '' : 'grid-cols-2 grid-rows-2'}`}>
        {(only ? [only] : looks).map((look) => (
          <iframe
            key={addressOfLook(look)}
            title={`${look.theme} · ${look.face}`}
            src={addressOfLook(look)}
            className="size-full border border-line"
          />
        ))}
      </div>
    </div>
  );
}
