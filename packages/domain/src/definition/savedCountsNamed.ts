import type { Area } from "./Area.ts"

/** The ids of the saved counts that areas name, each once, in their order. */
export const savedCountsNamed = (areas: ReadonlyArray<Area>): ReadonlyArray<string> => [
  ...new Set(
    areas.flatMap((area) =>
      area.kind === "savedCount" ? [area.savedCount] : area.kind === "combination" ? area.savedCounts : [],
    ),
  ),
]
