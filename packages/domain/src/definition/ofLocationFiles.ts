import type { Area } from "./Area.ts"
import type { LocationFileHash } from "./LocationFile.ts"

/** The files of locations that areas name, each once, in their order. */
export const locationFilesNamed = (areas: ReadonlyArray<Area>): ReadonlyArray<LocationFileHash> => [
  ...new Set(areas.flatMap((area) => (area.kind === "locations" ? [area.file] : []))),
]
