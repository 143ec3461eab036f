import type { GeographyTables } from "./GeographyTables.ts"

/** Returns the ZIP Codes in SCFs, ascending and without duplicates; an SCF that doesn't exist has no ZIP Codes. */
export const scfZips = ({ zipsOfScf }: GeographyTables, scfs: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(scfs)].toSorted().flatMap(zipsOfScf)
