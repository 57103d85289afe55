import { accessKey } from './stored-session-key.ts';

export const latePartId = 'late';
export const scriptsId = 'scripts';

const waiting = (id: string, lines: readonly string[]) => `<template id="${id}">\n${lines.join('\n')}\n</template>`;

/** What a page can be read without, as HTML: it waits in a template, where no script runs and nothing is fetched. */
export const latePart = (lines: readonly string[]) => waiting(latePartId, lines);

/** The scripts of a page that is whole without them: they wait for who does something with it (`latePartScript`). */
export const restingScripts = (lines: readonly string[]) => waiting(scriptsId, lines);

/** On what of a page that needs its scripts to be whole: they do not rest there. */
export const needsScripts = { 'data-needs-scripts': '' } as const;

/** On what is read on the page: the id of a work, of which a reading is counted. */
export const countsReading = (id: string) => ({ 'data-counts-reading': id });

/** A page that is left sooner was not read, in ms. It also keeps the counting out of the way of the page itself. */
export const soonest = 1500;

/**
 * What a reader does first, before whom the scripts rest. Of a pointer that rests where the page appears
 * browsers say that it came, and may say that it moved, by nothing: that is no sign.
 */
export const signs = 'pointermove pointerdown click keydown focusin input change submit scroll wheel';

/**
 * Runs in the page: lets the late part in at the first paint, so that it takes no time from what is read first. A page
 * in the background is not painted: it goes by the clock. Scripts that rest come with the first sign of a reader, and with the late part
 * where something of the site is kept in this browser or its tab (a session, a language, highlights, places), where the address names a part
 * of the page, or where the page needs them. Until then nobody else would count that it is read.
 * Until then, too, what nobody sees yet is not laid out (`data-rests`, styles/rest.css).
 */
export const latePartScript = `{let root=document.documentElement.dataset,signs='${signs}'.split(' '),isRead=false,began=false,
letIn=(id)=>{let part=document.getElementById(id);if(part)document.head.append(part.content)},
keeps=()=>{try{return localStorage.length+sessionStorage.length>0}catch{return true}},
isHere=(sign)=>{if(sign?.type==='pointermove'&&!sign.movementX&&!sign.movementY)return;isRead=true;for(let sign of signs)removeEventListener(sign,isHere,true);delete root.rests;letIn('${scriptsId}')},
count=()=>{let {countsReading:id}=document.querySelector('[data-counts-reading]')?.dataset??{};if(!id)return;
try{if([localStorage,sessionStorage].some((kept)=>kept.getItem('${accessKey}')))return}catch{}
document.countedReading=id;let at=location.pathname;
setTimeout(()=>{if(location.pathname===at)fetch('/api/catalog/'+id+'/views',{method:'POST',keepalive:true}).catch(()=>{})},${soonest})},
go=()=>{letIn('${latePartId}');if(began||!document.getElementById('${scriptsId}'))return;began=true;count();
if(isRead||!('rests' in root)||document.querySelector('[data-needs-scripts]'))isHere()};
if(!location.hash&&!history.state&&!keeps())root.rests='';
for(let sign of signs)addEventListener(sign,isHere,{capture:true,passive:true});
addEventListener('DOMContentLoaded',()=>{if(isRead)go()});
new PerformanceObserver(go).observe({type:'paint',buffered:true});
addEventListener('load',()=>setTimeout(go,document.hidden?0:1000))}`;

/** Whether the page counts the reading of a work by itself; asked once. */
export function takeCountedReading(id: string): boolean {
  const isCounted = Reflect.get(document, 'countedReading') === id;
  Reflect.deleteProperty(document, 'countedReading');
  return isCounted;
}
