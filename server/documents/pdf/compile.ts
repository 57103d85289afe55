/** One call of Typst's compiler. It is synchronous: a child process runs it (features/exports). */
import type { Engine } from './engine.ts';
import type { Result, TypstJob } from './job.ts';
import { openNativeEngine } from './native-engine.ts';
import { openPortableEngine } from './portable-engine.ts';

const present = openNativeEngine() ?? (await openPortableEngine());

/** The document as PDF, tagged for screen readers (PDF/UA-1 where it can be). */
export function compile({ source, pictures }: TypstJob, engine: Engine = present): Result {
  try {
    for (const { name, bytes } of pictures) engine.show(name, bytes);
    const first = engine.compile(source, '');
    if (typeof first !== 'string') return first();
    const canDraw = (name: string) => typeof engine.compile(`#image("${name}")`, '') !== 'string';
    const unreadable = pictures.map(({ name }) => name).filter((name) => !canDraw(name));
    const second = unreadable.length > 0 ? engine.compile(source, unreadable.join(' ')) : first;
    if (typeof second === 'string') return { error: second };
    const { pdf, warnings } = second();
    return { pdf, warnings: [`Pictures that cannot be read: ${unreadable.length}.`, ...warnings] };
  } finally {
    engine.forget();
  }
}
