export function filesToRepeat(report: string): string[];

export function saidOfRepeated(files: readonly string[], report: string): string[];
