/** The academic presentation: twelve slides with their notes, five layouts, colours and fonts in the theme. */
import { colours, fonts, language } from './look.ts';
import { Presentation } from './pptx.ts';
import { settle } from './settle.ts';
import { defineLayouts } from './slide-master.ts';
import { addSlide } from './slide-parts.ts';
import { slides } from './slides.ts';

/** The bytes of the .pptx file. */
export async function makePresentation(): Promise<Buffer> {
  const presentation = new Presentation();
  presentation.layout = 'LAYOUT_WIDE';
  presentation.theme = { headFontFace: fonts.text, bodyFontFace: fonts.label };
  presentation.title = 'Plantilla de presentación académica';
  presentation.author = 'Pliego';
  presentation.company = 'Pliego';
  presentation.subject = 'Plantilla de Pliego para presentar una investigación';
  defineLayouts(presentation);
  for (const slide of slides) addSlide(presentation, slide);
  const bytes = await presentation.write({ outputType: 'nodebuffer' });
  if (!Buffer.isBuffer(bytes)) throw new Error('pptxgenjs gave no buffer');
  return settle(bytes, (xml, name) => inPalette(inSpanish(xml), name));
}

/** The library writes every text as American English. */
const inSpanish = (xml: string): string => xml.replace(/lang="en-US"/g, `lang="${language}"`);

const palette: Record<string, string> = {
  dk2: colours.muted,
  lt2: colours.wash,
  accent1: colours.accent,
  accent2: colours.blue,
  accent3: colours.green,
  accent4: colours.yellow,
  accent5: colours.red,
  accent6: colours.lineStrong,
  hlink: colours.accent,
  folHlink: colours.muted,
};

/** The theme's colours, so that what an author adds takes the palette by itself. */
const inPalette = (xml: string, name: string): string =>
  !name.startsWith('ppt/theme/')
    ? xml
    : xml.replace(/<a:(\w+)><a:srgbClr val="\w{6}"\/><\/a:\1>/g, (whole, slot: string) =>
        palette[slot] ? `<a:${slot}><a:srgbClr val="${palette[slot]}"/></a:${slot}>` : whole,
      );
