import { Area, geoTypes } from "@listwright/domain"
import { Option, Schema } from "effect"
import type { OrderGeo } from "../contract/LegacyOrder.ts"

const asArea = Schema.decodeUnknownOption(Area)

/** The geography types that the sections of the ZIP page write, or an order may be loaded with. spec: decisions (geoTypes) */
const zipPageTypes = new Set(
  (["zip", "zipRange", "zipUpload", "zipMap"] as const).map((name) => geoTypes.encode(name)),
)

/** The area that a geography item names; the code's form tells ZIP Code, ZIP+4 and carrier route apart. */
export const areaOfGeo = ({ GeoType, GeoKeyCode, IsExcluded }: OrderGeo): Option.Option<Area> => {
  if (!zipPageTypes.has(GeoType)) return Option.none()
  const code = GeoKeyCode.trim().replace("-", "").toUpperCase()
  const excluded = IsExcluded ?? false
  return [
    { kind: "zip", zip: code, excluded },
    { kind: "zip4", zip4: code, excluded },
    { kind: "carrierRoute", carrierRoute: code, excluded },
  ]
    .map((candidate) => asArea(candidate))
    .reduce((found, candidate) => Option.orElse(found, () => candidate))
}

/** ZipType of an order: 2 ZIP+4, 3 carrier routes, 1 otherwise. spec: order-builder §3 */
export const zipTypeOfAreas = (areas: ReadonlyArray<Area>): number => {
  const kinds = new Set(areas.map((area) => area.kind))
  if (kinds.size !== 1) return 1
  return kinds.has("zip4") ? 2 : kinds.has("carrierRoute") ? 3 : 1
}
