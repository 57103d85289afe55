import { preferencesKey } from './preferences-key.ts';

/** Runs before the first paint, so that a dark page never flashes white: the chosen theme, else the system's. */
export const themeScript = `{let p;try{p=JSON.parse(localStorage.getItem('${preferencesKey}'))}catch{}
document.documentElement.dataset.theme=p?.theme??(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')}`;
