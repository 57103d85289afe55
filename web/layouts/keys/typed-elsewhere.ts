/** Where what is typed is meant for something else: apart from the keys themselves, since every page asks it. */
const takesKeys =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], ' +
  '[role="listbox"], [role="menu"], [role="dialog"], [role="alertdialog"], [role="application"]';
/** What stands over the page, wherever the focus is. */
const standsOver = ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([data-state="closed"])';

/** Whether a key that was pressed there is none of ours: in a field, a dialog or a menu, or while one stands over the page. */
export const isTypedElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(takesKeys) !== null) || document.querySelector(standsOver) !== null;
