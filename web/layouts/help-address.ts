import type { Role } from '#contract/vocabulary.ts';

/** What a screen is called in addresses of the help centre: 'editorial-id' of '/editorial/:id'. */
export const helpWord = (path: string): string => path.slice(1).replace(/[/:]+/g, '-');

/** Where somebody reads of the screen they are on, as their role has it; without one, of the manual of their role. The help centre knows the page (screens/manual). */
export const helpAddress = (role: Role, path?: string): string =>
  `/ayuda/${role.toLowerCase()}${path ? `/${helpWord(path)}` : ''}`;
