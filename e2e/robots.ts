/** robots.txt as a crawler reads it (RFC 9309 §2.2): of the rules for everybody that fit, the longest decides. */

/** Whether the crawler may fetch a path, by the text of a robots.txt. */
export function readRobots(text: string): (path: string) => boolean {
  const rules = text.split('\n').flatMap((line) => {
    const [, kind = '', path = ''] = /^(allow|disallow):\s*(\S+)/i.exec(line) ?? [];
    return path === '' ? [] : [{ allows: kind.toLowerCase() === 'allow', path, pattern: patternOf(path) }];
  });
  return (asked) => {
    const fitting = rules.filter(({ pattern }) => pattern.test(asked));
    // Of two as long as one another the one that allows.
    const [first] = fitting.sort((a, b) => b.path.length - a.path.length || Number(b.allows) - Number(a.allows));
    return first?.allows ?? true;
  };
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`);
