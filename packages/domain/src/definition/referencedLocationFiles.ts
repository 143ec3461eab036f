import type { Area } from "./Area.ts"
import type { LocationFileHash } from "./LocationFile.ts"

/** Returns the location files that areas refer to, in order, without duplicates. */
export const referencedLocationFiles = (areas: ReadonlyArray<Area>): ReadonlyArray<LocationFileHash> => [
  ...new Set(areas.flatMap((area) => (area.kind === "locations" ? [area.file] : []))),
]
