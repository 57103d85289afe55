/** 'Figura 1' as CSS puts it before the first line of a caption: the caption itself is typed, the label is not. */
export const captionStyle = (label: string | null): { style?: string } =>
  label ? { style: `--caption-label: "${escaped(/[.:]$/.test(label) ? label : `${label}.`)} "` } : {};

const escaped = (text: string) => text.replace(/["\\\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `);
