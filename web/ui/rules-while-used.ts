import { ownSheet } from './own-sheet.ts';

/** In the place of react-style-singleton's: rules that hold while somebody uses them, the first one's (stand-ins.ts). */
export function stylesheetSingleton(): { add: (css: string) => void; remove: () => void } {
  const sheet = ownSheet();
  let users = 0;
  return {
    add: (css) => {
      if (users === 0) sheet.write(css);
      users++;
    },
    remove: () => {
      users--;
      if (users === 0) sheet.write('');
    },
  };
}
