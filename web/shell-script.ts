/** The first paint of members: what the server drew of their pages for everybody stands at once, as it is for whoever has a session here. */
import { deskOf, isNarrowedEditor } from '#contract/roles.ts';
import { roles } from '#contract/vocabulary.ts';
import { latePartId, signs } from './data/late-part.ts';
import { preferencesKey } from './data/preferences-key.ts';
import { accessKey, userKey } from './data/stored-session-key.ts';

const id = 'shell';

/** The shell in a language, as HTML: until it is asked for it is no part of the page. */
export const shellTemplate = (language: string, html: string): string =>
  `<template id="${id}-${language}">${html}</template>`;

/**
 * Runs in the page, after the templates and its late part, which holds the scripts: what is drawn is seen first; where nothing is,
 * they go at once. Whose roles it does not know sees no shell: the screens will say what is to be said. What
 * is in a template runs nothing, and what is in it is our own. Until the first sign of a person what is out of sight rests, as on public
 * pages (styles/rest.css), but where the browser comes back to a place.
 */
export const shellScript = `{let {dataset}=document.documentElement,kept,user,set,preferred;
try{kept=[localStorage,sessionStorage].find((each)=>each.getItem('${accessKey}')!==null);
user=JSON.parse(kept.getItem('${userKey}'));set=user.roles.reduce((set,role)=>set|1<<${JSON.stringify(roles)}.indexOf(role),0);
preferred=JSON.parse(localStorage.getItem('${preferencesKey}'))}catch{}
let drawn=set>0&&document.getElementById(preferred?.language==='en'?'${id}-en':'${id}-es'),late=document.getElementById('${latePartId}').content;
if(drawn){let shell=document.createElement('div');shell.id='${id}';shell.append(drawn.content);
for(let each of shell.querySelectorAll('[data-sets]'))if(!(each.dataset.sets>>>set&1))each.remove();
if((${isNarrowedEditor})(user))for(let each of shell.querySelectorAll('[data-counted]'))each.remove();
let desk=(${deskOf})(user,preferred?.desks?.[user.id]);
for(let each of shell.querySelectorAll('[data-desk]'))if(each.dataset.desk!==desk)each.remove();
for(let each of shell.querySelectorAll('[data-folded]')){let open=!!each.querySelector('[aria-current]');
each.querySelector('ul').hidden=!open;each.querySelector('button').setAttribute('aria-expanded',open)}
for(let each of shell.querySelectorAll('button'))each.inert=true;
late.prepend(...shell.querySelectorAll('link'));dataset.shell=dataset.localTitles='';
if(!location.hash&&!history.state){dataset.rests='';for(let sign of '${signs}'.split(' '))addEventListener(sign,()=>delete dataset.rests,{capture:true,passive:true,once:true})}
document.getElementById('root').after(shell)}
else document.head.append(late)}`;

/**
 * Takes the shell away in the moment in which the application has drawn something, before anything is painted. Who was on a link
 * of it is on the same link again.
 */
export function leaveShell(root: HTMLElement): void {
  const shell = document.getElementById(id);
  if (!shell) return;
  const leave = () => {
    if (!root.hasChildNodes()) return;
    drawn.disconnect();
    const link = shell.contains(document.activeElement) && document.activeElement?.getAttribute('href');
    shell.remove();
    delete document.documentElement.dataset.shell;
    if (link) root.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`)?.focus();
  };
  const drawn = new MutationObserver(leave);
  drawn.observe(root, { childList: true });
  leave();
}
