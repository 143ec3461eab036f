import { referenceTable } from "../reference/storeReference.ts"
import type { MetroArea } from "./MetroArea.ts"

export const METRO_COLUMNS = ["metro", "name", "counties"]

/** Formats metro areas as the table `metro-areas.tsv`: code, name, and FIPS codes separated by spaces. */
export const metroTable = (metroAreas: ReadonlyArray<MetroArea>): string =>
  referenceTable(
    METRO_COLUMNS,
    metroAreas.map(({ code, name, counties }) => [code, name, counties.join(" ")]),
  )
