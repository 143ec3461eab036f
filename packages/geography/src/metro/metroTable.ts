import { referenceTable } from "../reference/keepReference.ts"
import type { MetroArea } from "./MetroArea.ts"

export const METRO_COLUMNS = ["metro", "name", "counties"]

/** Metro areas as the table `metro-areas.tsv`: code, name, FIPS codes with blanks between them. */
export const metroTable = (metroAreas: ReadonlyArray<MetroArea>): string =>
  referenceTable(
    METRO_COLUMNS,
    metroAreas.map(({ code, name, counties }) => [code, name, counties.join(" ")]),
  )
