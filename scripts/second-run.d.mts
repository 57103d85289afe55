export function filesToRepeat(report: string): string[];
