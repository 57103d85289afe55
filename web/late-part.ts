export const latePartId = 'late';

/** What a page can be read without, as HTML: it waits in a template, where no script runs and nothing is fetched. */
export const latePart = (lines: readonly string[]) => `<template id="${latePartId}">\n${lines.join('\n')}\n</template>`;

/**
 * Runs in the page: lets the late part in at the first paint, so that it takes no time from what is read first. A page
 * in the background is not painted: it goes by the clock.
 */
export const latePartScript = `{let go=()=>{let late=document.getElementById('${latePartId}');if(late)document.head.append(late.content)};
new PerformanceObserver(go).observe({type:'paint',buffered:true});
addEventListener('load',()=>setTimeout(go,document.hidden?0:1000))}`;
