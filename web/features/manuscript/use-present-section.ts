import { useEffect, useState } from 'react';

/** How far down the window the line of reading is. */
const readingLine = 0.25;

/** The id of the section being read: the last heading of the text above the line. Undefined before the first. */
export function usePresentSection(): string | undefined {
  const [present, setPresent] = useState<string>();
  useEffect(() => {
    const headings = [...document.querySelectorAll('.prose-pliego :is(h2, h3, h4, h5, h6)[id]')];
    const look = () =>
      setPresent(headings.findLast((each) => each.getBoundingClientRect().top < window.innerHeight * readingLine)?.id);
    // All that is above the line counts as in sight: told whenever a heading crosses it, however far one jumps.
    const observer = new IntersectionObserver(look, { rootMargin: `1000000px 0px -${100 * (1 - readingLine)}% 0px` });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, []);
  return present;
}
