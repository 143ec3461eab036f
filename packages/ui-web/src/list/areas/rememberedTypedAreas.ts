import { Granularity } from "@listwright/domain/definition"
import { SCF_BOX_COUNT, ZIP_BOX_COUNT } from "@listwright/domain/geography"
import type { DraftId } from "@listwright/domain/shared"
import { Option, Schema } from "effect"
import { draftStorageKey } from "../draft/rememberedDraft.ts"
import { TypedAddress } from "./TypedAddress.ts"
import type { TypedAreas } from "./TypedAreas.ts"

const Remembered = Schema.fromJsonString(
  Schema.Struct({
    boxes: Schema.Array(Schema.String).check(
      Schema.isMinLength(ZIP_BOX_COUNT),
      Schema.isMaxLength(ZIP_BOX_COUNT),
    ),
    paste: Schema.String,
    pasteType: Schema.Literals(["zip", "zip4", "carrierRoute", "postalCode"]),
    pasteLeft: Schema.String,
    from: Schema.String,
    to: Schema.String,
    shape: Schema.String,
    shapeName: Schema.String,
    shapeGranularity: Granularity,
    scfBoxes: Schema.Array(Schema.String).check(
      Schema.isMinLength(SCF_BOX_COUNT),
      Schema.isMaxLength(SCF_BOX_COUNT),
    ),
    scfFrom: Schema.String,
    scfTo: Schema.String,
    radius: TypedAddress,
    closest: TypedAddress,
  }),
)
const decode = Schema.decodeUnknownOption(Remembered)

/**
 * Returns the entries typed for a list but not added, as stored by this browser tab; null if there aren't any, or if
 * they can't be read.
 */
export const rememberedTypedAreas = (draftId: DraftId): TypedAreas | null =>
  Option.getOrNull(decode(sessionStorage.getItem(draftStorageKey("typed", draftId))))

/** Stores the typed entries while this browser tab is open, so that they survive a reload. */
export const rememberTypedAreas = (draftId: DraftId, typed: TypedAreas | null): void => {
  const key = draftStorageKey("typed", draftId)
  try {
    if (typed === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(typed))
  } catch {
    // The browser's room is full: the text is still on the page.
  }
}
