import {
  type AreaCount,
  type CountAnswer,
  type CountSample,
  type DetailCount,
  type DetailedCount,
  detailUnit,
  SAMPLE_RECORDS,
  type SampleRecord,
} from "@listwright/domain/counting"
import { type Area, areaKey, type CanonicalDefinition } from "@listwright/domain/definition"
import { mockCount } from "../mockCount.ts"

const homes = (records: number) => ({ homes: records, apartments: 0, businesses: 0 })

/** One part of so many records, spread as evenly as can be. */
const share = (records: number, at: number, parts: number): number =>
  Math.floor(records / parts) + (at < records % parts ? 1 : 0)

/** The records of an area of the mock lie in the recorded ZIP Codes, or in one route of each. */
const detailsIn = (
  listType: number,
  area: Area,
  { available, withPhones }: AreaCount,
  recorded: CountAnswer,
): ReadonlyArray<DetailCount> => {
  const unit = detailUnit(listType, area)
  if (unit === null) return []
  const zips = recorded.areas.map(({ key }) => key.slice("zip:".length))
  return zips.map((zip, at) => ({
    code: unit === "zip" ? zip : `${zip}C001`,
    available: share(available, at, zips.length),
    withPhones: share(withPhones, at, zips.length),
    occupants: homes(share(available, at, zips.length)),
    distance: unit === "zip" ? at / 2 : null,
  }))
}

/** What each area of the mock brings: homes only, and nobody is suppressed. */
export const mockDetails = (definition: CanonicalDefinition, recorded: CountAnswer): DetailedCount => {
  const { areas, definitionHash, snapshot, suppressed, total, withPhones } = mockCount(definition, recorded)
  return {
    definitionHash,
    snapshot,
    total,
    withPhones,
    withEmail: 0,
    withContactNames: total,
    areas: areas.map((area) => ({
      ...area,
      withEmail: 0,
      occupants: homes(area.available),
      details: definition.areas
        .filter((one) => !one.excluded && areaKey(one) === area.key)
        .flatMap((one) => detailsIn(definition.listType, one, area, recorded)),
    })),
    withoutPlace: [],
    suppressed,
  }
}

/** As many of the recorded records as are selected; phones where the list has any. */
export const mockSample = (
  definition: CanonicalDefinition,
  recorded: CountAnswer,
  records: ReadonlyArray<SampleRecord>,
): CountSample => {
  const { definitionHash, snapshot, total } = mockCount(definition, recorded)
  const hasPhones =
    definition.phoneOption === "phonesWhereAvailable" || definition.phoneOption === "onlyWithPhones"
  return {
    definitionHash,
    snapshot,
    total,
    records: records
      .slice(0, Math.min(total, SAMPLE_RECORDS))
      .map((record) => ({ ...record, phone: hasPhones ? record.phone : null })),
  }
}
