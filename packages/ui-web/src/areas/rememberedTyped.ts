import { Granularity } from "@listwright/domain/definition"
import { SCF_BOXES, ZIP_BOXES } from "@listwright/domain/geography"
import type { DraftId } from "@listwright/domain/shared"
import { Option, Schema } from "effect"
import { besideDraft } from "../draft/rememberedDraft.ts"
import { TypedAddress } from "./TypedAddress.ts"
import type { TypedAreas } from "./TypedAreas.ts"

const Remembered = Schema.fromJsonString(
  Schema.Struct({
    boxes: Schema.Array(Schema.String).check(Schema.isMinLength(ZIP_BOXES), Schema.isMaxLength(ZIP_BOXES)),
    paste: Schema.String,
    pasteType: Schema.Literals(["zip", "zip4", "carrierRoute", "postalCode"]),
    pasteLeft: Schema.String,
    from: Schema.String,
    to: Schema.String,
    shape: Schema.String,
    shapeName: Schema.String,
    shapeGranularity: Granularity,
    scfBoxes: Schema.Array(Schema.String).check(Schema.isMinLength(SCF_BOXES), Schema.isMaxLength(SCF_BOXES)),
    scfFrom: Schema.String,
    scfTo: Schema.String,
    radius: TypedAddress,
    closest: TypedAddress,
  }),
)
const decode = Schema.decodeUnknownOption(Remembered)

/**
 * Returns a list's typed entries that weren't added, as stored by this browser tab; null if there aren't any, or if
 * they can't be read.
 */
export const rememberedTyped = (draftId: DraftId): TypedAreas | null =>
  Option.getOrNull(decode(sessionStorage.getItem(besideDraft("typed", draftId))))

/** Stores the typed entries while this browser tab is open, so that they survive a reload. */
export const rememberTyped = (draftId: DraftId, typed: TypedAreas | null): void => {
  const key = besideDraft("typed", draftId)
  try {
    if (typed === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(typed))
  } catch {
    // The browser's room is full: the text is still on the page.
  }
}
