import {
  type CountAnswer,
  type CountSample,
  type DetailedCount,
  SAMPLE_RECORDS,
  type SampleRecord,
} from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { mockCount } from "../mockCount.ts"

/** What each area of the mock brings: homes only, without detail rows, and nobody is suppressed. */
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
      occupants: { homes: area.available, apartments: 0, businesses: 0 },
      details: [],
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
