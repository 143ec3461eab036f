import type { Attribute } from "../../audience/attributes/Attribute.ts"
import type { AudienceHit } from "../../audience/search/AudienceHit.ts"
import type { BreakdownRow } from "../questions/Breakdown.ts"
import { countRecordsBetween } from "./bins.ts"

/**
 * Counts the records that match a search hit, using the breakdown of its attribute. Returns null if the breakdown can't
 * answer: for a range that hasn't been chosen yet, and for industries, since a record may have several.
 */
export const countHitRecords = (
  { criterion }: Pick<AudienceHit, "criterion">,
  column: Pick<Attribute, "inputType">,
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
      return others.length > 0 ? null : countRecordsBetween(column, rows, range)
    }
    case "industries":
    case "flags":
    case undefined:
      return null
  }
}
