import { geoTypes } from "@listwright/domain/definition"
import type { OrderGeo } from "../contract/original/order/OriginalGeography.ts"
import { type Shape, parseShapeCode, type CodedShape } from "./parseShapeCode.ts"

/** A shape specified by an item. */
export interface ItemShape extends CodedShape {
  /** True if its geography type specifies ZIP Codes as units (11, 17). */
  readonly isMadeOfZips: boolean
}

/** Returns the shape kind that a geography type represents; null if it isn't a shape. */
const kindOf = (geoType: number): { readonly kind: Shape["kind"]; readonly isMadeOfZips: boolean } | null => {
  switch (geoTypes.decode(geoType)) {
    case "radius":
    case "multiRadius":
    case "multiRadiusAroundAddress":
      return { kind: "radius", isMadeOfZips: false }
    case "zipRadius":
    case "multiZipRadius":
      return { kind: "radius", isMadeOfZips: true }
    case "closest":
    case "multiClosest":
      return { kind: "closest", isMadeOfZips: false }
    case "polygon":
      return { kind: "polygon", isMadeOfZips: false }
    case "country":
    case "state":
    case "county":
    case "city":
    case "zip":
    case "zipRange":
    case "scf":
    case "zipUpload":
    case "metroArea":
    case "zipMap":
    case "nationwide":
    case "congressionalDistrict":
    case "multiGeo":
    case "multiCount":
    case undefined:
      return null
  }
}

/** Returns whether a geography type specifies that an order's radii are made of ZIP Codes. */
export const hasZipGranularity = (geoType: number | undefined): boolean =>
  kindOf(geoType ?? 0)?.isMadeOfZips ?? false

/**
 * Reads the shape that an item specifies by type and code; null if the item has another type or its code is invalid.
 */
export const readItemShape = ({
  GeoKeyCode,
  GeoType,
}: Pick<OrderGeo, "GeoKeyCode" | "GeoType">): ItemShape | null => {
  const ofType = kindOf(GeoType)
  if (ofType === null) return null
  const read = parseShapeCode(ofType.kind, GeoKeyCode.trim())
  return read === null ? null : { ...read, isMadeOfZips: ofType.isMadeOfZips }
}
