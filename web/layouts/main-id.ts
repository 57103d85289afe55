/** The id of the page's `<main>`: where the skip link leads, and the focus after a navigation. */
export const mainId = 'contenido';
