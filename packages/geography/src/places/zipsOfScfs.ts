import type { GeographyTables } from "./GeographyTables.ts"

/** The ZIP Codes of SCFs, ascending, each once; an SCF that does not exist has none. spec: order-builder §7 (GetZipsByScf) */
export const zipsOfScfs = (
  { zipsOfScf }: GeographyTables,
  scfs: ReadonlyArray<string>,
): ReadonlyArray<string> => [...new Set(scfs)].toSorted().flatMap(zipsOfScf)
