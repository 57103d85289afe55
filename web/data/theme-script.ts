import { preferencesKey } from './preferences-key.ts';

/**
 * Runs before the first paint, so that a dark page never flashes white and no page jumps aside: the chosen theme, else the
 * system's, how wide the rail is (styles/rail.css), and how texts are read (styles/reading.css, data/reading.ts).
 */
export const themeScript = `{let p;try{p=JSON.parse(localStorage.getItem('${preferencesKey}'))}catch{}
document.documentElement.dataset.theme=p?.theme??(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');
if(p?.rail==='narrow')document.documentElement.dataset.rail='narrow';
if(p?.reading)document.documentElement.dataset.reading=Object.entries(p.reading).map((each)=>each.join('-')).join(' ')}`;
