/**
 * One colour of an institution as the accents of both themes. It is shaded only as far as it has to be read: WCAG 2.2 §1.4.3
 * asks 4.5 : 1 of words, and of the white words on a button; §1.4.11 asks 3 : 1 of the button against the page. Surfaces as in
 * web/styles/tokens.css.
 */
type Rgb = readonly [red: number, green: number, blue: number];

const readableContrast = 4.5;
const visibleContrast = 3;
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** In each theme the page, and of the surfaces of both faces the one nearest to the words' own lightness. */
const light = { paper: white, press: [0xe8, 0xe2, 0xd7] as Rgb };
const dark = { paper: [0x0f, 0x16, 0x18] as Rgb, sheet: [0x15, 0x1e, 0x21] as Rgb, press: [0x24, 0x31, 0x35] as Rgb };

/** The accent's tokens (`--accent` …) in one theme, as `#rrggbb`. */
export interface Accent {
  accent: string;
  hover: string;
  fill: string;
  fillHover: string;
  wash: string;
  line: string;
}
export type Accents = Record<'light' | 'dark', Accent>;

/** The platform's own, as in web/styles/tokens.css. */
const platformAccents: Accents = {
  light: {
    accent: '#0b5563',
    hover: '#083f4a',
    fill: '#0b5563',
    fillHover: '#083f4a',
    wash: '#e6f1f3',
    line: '#a9cbd2',
  },
  dark: {
    accent: '#78c5d1',
    hover: '#a2dae3',
    fill: '#1e7180',
    fillHover: '#237e8e',
    wash: '#12303a',
    line: '#2b5b67',
  },
};

/** @param color a journal's, `#0b5563`; '': the platform's */
export function accentsOf(color: string): Accents {
  if (color === '') return platformAccents;
  const own = parse(color);
  const onLight = shade(own, black, (tone) => isOn(tone, light.press) && isOn(tone, mix(tone, light.paper, 0.9)));
  const onDark = shade(own, white, (tone) => isOn(tone, dark.press) && isOn(tone, mix(tone, dark.paper, 0.84)));
  const seen = shade(own, white, (tone) => contrast(tone, dark.sheet) >= visibleContrast);
  const fill = shade(seen, black, (tone) => isOn(white, tone));
  return {
    light: {
      accent: hex(onLight),
      hover: hex(mix(onLight, black, 0.25)),
      fill: hex(onLight),
      fillHover: hex(mix(onLight, black, 0.25)),
      wash: hex(mix(onLight, light.paper, 0.9)),
      line: hex(mix(onLight, light.paper, 0.65)),
    },
    dark: {
      accent: hex(onDark),
      hover: hex(mix(onDark, white, 0.35)),
      fill: hex(fill),
      fillHover: hex(mix(fill, black, 0.15)),
      wash: hex(mix(onDark, dark.paper, 0.84)),
      line: hex(mix(onDark, dark.paper, 0.6)),
    },
  };
}

/** Of the two inks, the one that is read better on a ground of any colour. */
export const inkOn = (ground: string): string =>
  contrastOf(darkInk, ground) >= contrastOf('#ffffff', ground) ? darkInk : '#ffffff';
const darkInk = '#151b1e';

/** WCAG's contrast of two colours, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => contrast(parse(one), parse(other));

const isOn = (words: Rgb, surface: Rgb) => contrast(words, surface) >= readableContrast;

/** The colour, with as little of `towards` as `holds` takes. */
function shade(color: Rgb, towards: Rgb, holds: (tone: Rgb) => boolean): Rgb {
  for (let part = 0; part < 1; part += 0.02) {
    const tone = mix(color, towards, part);
    if (holds(tone)) return tone;
  }
  return towards;
}
/** `part` of the second colour in the first. Rounded, so that what is checked is what is shown. */
const mix = ([r, g, b]: Rgb, [tr, tg, tb]: Rgb, part: number): Rgb => [
  Math.round(r + (tr - r) * part),
  Math.round(g + (tg - g) * part),
  Math.round(b + (tb - b) * part),
];

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** WCAG 2.2, relative luminance. */
function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const parse = (color: string): Rgb => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];
const hex = (color: Rgb) => `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
