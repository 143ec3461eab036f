import { formatWholeNumber } from "../../shared/formatWholeNumber.ts"
import { Schema } from "effect"
import { areaGranularity } from "../../definition/areaGranularity.ts"
import { Granularity } from "../../definition/AreaShape.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"

/**
 * The number of records in the whole source that no shape of this granularity can contain because their location is
 * unknown.
 */
export const UnlocatedRecords = Schema.Struct({ granularity: Granularity, records: Schema.Int })
export type UnlocatedRecords = typeof UnlocatedRecords.Type

/**
 * Counts the records without a known location, for each granularity of the definition's shapes, including excluded
 * areas. Skips granularities for which every record has a location, and the shapes inside saved counts.
 */
export const countUnlocatedRecords = (
  { areas }: CanonicalDefinition,
  recordsWithout: (granularity: Granularity) => number,
): ReadonlyArray<UnlocatedRecords> => {
  const asked = new Set(areas.map((area) => areaGranularity(area)))
  return Granularity.literals
    .filter((granularity) => asked.has(granularity))
    .map((granularity) => ({ granularity, records: recordsWithout(granularity) }))
    .filter(({ records }) => records > 0)
}

const lacking = (granularity: Granularity): string => {
  switch (granularity) {
    case "standard":
      return "no known location"
    case "zip4":
      return "no ZIP+4 with a known location"
    case "carrierRoute":
      return "no carrier route with a known location"
    case "zip":
      return "no ZIP Code with a known location"
  }
}

/**
 * Describes the records without a known location: '1,204 records in this source have no known location, so this
 * kind of shape can't include them.'
 */
export const unlocatedRecordsText = ({ granularity, records }: UnlocatedRecords): string =>
  records === 1
    ? `1 record in this source has ${lacking(granularity)}, so this kind of shape can't include it.`
    : `${formatWholeNumber(records)} records in this source have ${lacking(granularity)}, so this kind of shape can't include them.`
