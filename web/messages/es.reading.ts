/** The Spanish texts of the pages beside a work's own: its chapters, its earlier versions, how it came about. */
import chapter from './es/chapter.ts';
import house from './es/house.ts';
import institution from './es/institution.ts';
import publishedIssues from './es/issues.ts';
import process from './es/process.ts';
import versions from './es/versions.ts';

export const esReading = { ...chapter, ...house, ...institution, ...publishedIssues, ...process, ...versions };
