import { preferencesKey } from './preferences-key.ts';

/** The paper of public pages in each theme, which browsers of telephones put around them (styles/tokens.css). */
export const paperOf = { light: '#fcf9f3', dark: '#15120f' } as const;

/** Before the script, which sets them by the chosen theme: until then, and without scripts, by the system's. */
export const themeColours = (['light', 'dark'] as const)
  .map((theme) => `<meta name="theme-color" content="${paperOf[theme]}" media="(prefers-color-scheme: ${theme})">`)
  .join('\n');

/**
 * Runs before the first paint, so that a dark page never flashes white and no page jumps aside: the chosen theme, else the
 * system's, how wide the rail is (styles/rail.css), and how texts are read (styles/reading.css, data/reading.ts).
 */
export const themeScript = `{let p;try{p=JSON.parse(localStorage.getItem('${preferencesKey}'))}catch{}
document.documentElement.dataset.theme=p?.theme??(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');
if(p?.theme)for(const m of document.querySelectorAll('meta[name=theme-color]'))m.content=p.theme==='dark'?'${paperOf.dark}':'${paperOf.light}';
if(p?.rail==='narrow')document.documentElement.dataset.rail='narrow';
if(p?.reading)document.documentElement.dataset.reading=Object.entries(p.reading).map((each)=>each.join('-')).join(' ')}`;
