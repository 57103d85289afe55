export function filesToRepeat(report: string): string[];
export function notesOf(repeated: readonly string[], passed: boolean, report: string): string[];
