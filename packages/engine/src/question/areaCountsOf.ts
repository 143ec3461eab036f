import type { AreaCount } from "@listwright/domain/counting"
import type { AreaTotal } from "./CountEngine.ts"

/** Converts the counts of areas to the form used by the rules for definitions. */
export const areaCountsOf = (areas: ReadonlyArray<AreaTotal>): ReadonlyArray<AreaCount> =>
  areas.map(({ key, records, withPhones }) => ({ key, available: records, withPhones }))
