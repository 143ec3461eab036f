import type { Area } from "@listwright/domain/definition"
import type { ZipType } from "@listwright/domain/geography"

/** Returns the type of codes in a list of ZIP Codes. */
export const inferZipType = (areas: ReadonlyArray<Area>): ZipType => {
  if (areas.some(({ kind }) => kind === "zip4")) return "zip4"
  return areas.some(({ kind }) => kind === "carrierRoute") ? "carrierRoute" : "plainZip"
}
