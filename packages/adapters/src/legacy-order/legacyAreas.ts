import { type Area, areaOfCode, CarrierRoute, geoTypes, Zip, Zip4, type ZipType } from "@listwright/domain"
import { Option, Schema } from "effect"
import type { OrderGeo } from "../contract/LegacyOrder.ts"

/** The geography types that the sections of the ZIP page write, or an order may be loaded with. spec: decisions (geoTypes) */
const zipPageTypes = new Set(
  (["zip", "zipRange", "zipUpload", "zipMap"] as const).map((name) => geoTypes.encode(name)),
)

/** What a code of a geography item is, by its form: 5 digits, 9 digits, or a ZIP Code and a route. */
export const zipTypeOfCode = (code: string): Exclude<ZipType, "plainZip"> | null => {
  if (Schema.is(Zip)(code)) return "zip"
  if (Schema.is(Zip4)(code)) return "zip4"
  return Schema.is(CarrierRoute)(code) ? "carrierRoute" : null
}

/** The area that a geography item names; the code's form tells ZIP Code, ZIP+4 and carrier route apart. */
export const areaOfGeo = ({ GeoType, GeoKeyCode, IsExcluded }: OrderGeo): Option.Option<Area> => {
  const code = GeoKeyCode.trim().replace("-", "").toUpperCase()
  const zipType = zipPageTypes.has(GeoType) ? zipTypeOfCode(code) : null
  return zipType === null
    ? Option.none()
    : Option.some({ ...areaOfCode(zipType, code), excluded: IsExcluded ?? false })
}

/** ZipType of an order: 2 ZIP+4, 3 carrier routes, 1 otherwise. spec: order-builder §3 */
export const zipTypeOfAreas = (areas: ReadonlyArray<Area>): number => {
  const kinds = new Set(areas.map((area) => area.kind))
  if (kinds.size !== 1) return 1
  return kinds.has("zip4") ? 2 : kinds.has("carrierRoute") ? 3 : 1
}
