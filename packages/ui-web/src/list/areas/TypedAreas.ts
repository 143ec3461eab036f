import type { PasteType } from "@listwright/domain/catalog"
import type { Granularity } from "@listwright/domain/definition"
import { SCF_BOX_COUNT, ZIP_BOX_COUNT } from "@listwright/domain/geography"
import { NO_ADDRESS, type TypedAddress } from "./TypedAddress.ts"

/** The entries in the fields that haven't been added yet. They survive leaving the page and reloading it. */
export interface TypedAreas {
  readonly boxes: ReadonlyArray<string>
  readonly paste: string
  readonly pasteType: PasteType
  /** The text that the last Add left in `paste` because it didn't become areas of the chosen type. */
  readonly pasteLeft: string
  readonly from: string
  readonly to: string
  /** The corners of a shape, as lines or GeoJSON. */
  readonly shape: string
  readonly shapeName: string
  readonly shapeGranularity: Granularity
  readonly scfBoxes: ReadonlyArray<string>
  readonly scfFrom: string
  readonly scfTo: string
  readonly radius: TypedAddress
  readonly closest: TypedAddress
}

export const EMPTY_TYPED_AREAS: TypedAreas = {
  boxes: Array.from({ length: ZIP_BOX_COUNT }, () => ""),
  paste: "",
  pasteType: "zip",
  pasteLeft: "",
  from: "",
  to: "",
  shape: "",
  shapeName: "",
  shapeGranularity: "standard",
  scfBoxes: Array.from({ length: SCF_BOX_COUNT }, () => ""),
  scfFrom: "",
  scfTo: "",
  radius: NO_ADDRESS,
  closest: NO_ADDRESS,
}
