import type { GeographyTables } from "./GeographyTables.ts"

/** The ZIP Codes of SCFs, ascending, each once; an SCF that does not exist has none. */
export const zipsOfScfs = (
  { zipsOfScf }: GeographyTables,
  scfs: ReadonlyArray<string>,
): ReadonlyArray<string> => [...new Set(scfs)].toSorted().flatMap(zipsOfScf)
