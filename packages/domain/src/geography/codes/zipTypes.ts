import { AREA_KINDS } from "../../glossary/areaKinds.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { CodeType, ZipType } from "../Areas.ts"
import { type AreasRemoved, keepAreas } from "../removedAreas.ts"
import type { Area } from "../../definition/Area.ts"
import { codes } from "../../shared/Codes.ts"

/** spec: order-builder §3 (Zip types: 0 plain ZIP in requests, 1 ZIP Code, 2 ZIP+4, 3 Carrier Routes), §5 [ob5-paste-types] */
export const zipTypes = codes<ZipType>({ plainZip: 0, zip: 1, zip4: 2, carrierRoute: 3 })

/** What people read. */
export const zipTypeName = (zipType: CodeType): string =>
  AREA_KINDS[zipType === "plainZip" ? "zip" : zipType].label

/** What one looks like, for placeholders and messages. */
export const zipTypeExample = (zipType: CodeType): string => {
  switch (zipType) {
    case "plainZip":
    case "zip":
      return "60614"
    case "zip4":
      return "60614-1234"
    case "carrierRoute":
      return "60614C001"
    case "postalCode":
      return "M5V 2T6"
  }
}

/** The ZIP type of a list: that of its ZIP+4s or carrier routes when it holds nothing else, plain otherwise. spec: order-builder §3 */
export const zipTypeOfList = (areas: ReadonlyArray<Area>): ZipType => {
  const [kind, ...others] = new Set(areas.map((area) => area.kind))
  return others.length === 0 && (kind === "zip4" || kind === "carrierRoute") ? kind : "plainZip"
}

/** Types 0 and 1 both enter plain ZIP Codes: in boxes, ranges and on the map, or pasted. */
const isPlainZip = (zipType: ZipType): boolean => zipType === "plainZip" || zipType === "zip"

/**
 * Changes what the ZIP page accepts. Leaving plain ZIP Codes clears the geography and resets the ZIP type to the new
 * one; every other switch keeps the list. spec: order-builder §4 [ob4-zip-type-switch]
 */
export const switchZipType = (
  definition: ListDefinition,
  from: ZipType,
  to: ZipType,
): AreasRemoved & { readonly zipType: ZipType } => {
  const clears = isPlainZip(from) && !isPlainZip(to)
  return { ...keepAreas(definition, () => !clears), zipType: to }
}
