import type { AreaCount } from "@listwright/domain/counting"
import type { AreaTotal } from "./CountEngine.ts"

/** What areas bring, as the rules about definitions take it. */
export const areaCountsOf = (areas: ReadonlyArray<AreaTotal>): ReadonlyArray<AreaCount> =>
  areas.map(({ key, records, withPhones }) => ({ key, available: records, withPhones }))
