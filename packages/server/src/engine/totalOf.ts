import type { AreaTotal } from "./CountEngine.ts"

/** Records of all areas. */
export const totalOf = (areas: ReadonlyArray<AreaTotal>): number =>
  areas.reduce((sum, { records }) => sum + records, 0)
