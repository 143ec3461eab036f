import type { AreaCount } from "@listwright/domain/counting"
import type { AreaTotal } from "./CountEngine.ts"

/** Converts area counts to the form used by the definition rules. */
export const toAreaCounts = (areas: ReadonlyArray<AreaTotal>): ReadonlyArray<AreaCount> =>
  areas.map(({ key, records, withPhones }) => ({ key, available: records, withPhones }))
