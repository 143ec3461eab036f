import type { DemoColumn } from "../../audience/attributes/DemoColumn.ts"
import type { AudienceHit } from "../../audience/search/AudienceHit.ts"
import type { BreakdownRow } from "../questions/Breakdown.ts"
import { recordsBetween } from "./bins.ts"

/**
 * How many records have what was found, by the breakdown of its attribute; null where that does not say it: a range that is still
 * to be chosen, and industries, of which a record may have several.
 */
export const recordsOfHit = (
  { criterion }: Pick<AudienceHit, "criterion">,
  column: Pick<DemoColumn, "inputType">,
  rows: ReadonlyArray<BreakdownRow>,
): number | null => {
  switch (criterion?.kind) {
    case "values": {
      // A record may have several values, and so be in several rows: one value is one row.
      const [value, ...others] = criterion.values
      return others.length > 0 ? null : (rows.find((row) => row.value === value)?.records ?? 0)
    }
    case "ranges": {
      const [range, ...others] = criterion.ranges
      return others.length > 0 ? null : recordsBetween(column, rows, range)
    }
    case "industries":
    case "flags":
    case undefined:
      return null
  }
}
