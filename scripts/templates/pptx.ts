/** pptxgenjs by names: its types describe the CommonJS build, where everything is one step further in than Node finds it. */
import library from 'pptxgenjs';

const found: unknown = library;
const isLibrary = (value: unknown): value is typeof library.default => typeof value === 'function';
if (!isLibrary(found)) throw new Error('pptxgenjs no longer exports its class');

export const Presentation = found;
export type Presentation = library.default;
export type SlideCanvas = library.default.Slide;
export type MasterProps = library.default.SlideMasterProps;
export type MasterObject = NonNullable<MasterProps['objects']>[number];
export type PlaceholderProps = library.default.PlaceholderProps;
export type TextProps = library.default.TextProps;
export type CellProps = library.default.TableCellProps;
