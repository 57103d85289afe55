/** As the contract's `largestImport`, in MB, without loading the contract: the server refuses what is larger. */
export const largestImportMb = 50;

export const isTooLarge = ({ size }: Pick<File, 'size'>): boolean => size > largestImportMb * 1024 * 1024;
