/** The English texts of the pages beside a work's own: its chapters, its earlier versions, how it came about. */
import chapter from './en/chapter.ts';
import house from './en/house.ts';
import institution from './en/institution.ts';
import publishedIssues from './en/issues.ts';
import process from './en/process.ts';
import versions from './en/versions.ts';

export const enReading = { ...chapter, ...house, ...institution, ...publishedIssues, ...process, ...versions };
