import type { Range } from "@listwright/domain/definition"
import type { DraftId } from "@listwright/domain/shared"
import { Option, Schema } from "effect"
import { draftStorageKey } from "../../../list/draft/rememberedDraft.ts"

const Remembered = Schema.fromJsonString(
  Schema.Record(Schema.String, Schema.Struct({ from: Schema.String, to: Schema.String })),
)
const decode = Schema.decodeUnknownOption(Remembered)

const NOTHING: Range = { from: "", to: "" }

const all = (draftId: DraftId): Readonly<Record<string, Range>> =>
  Option.getOrElse(decode(sessionStorage.getItem(draftStorageKey("ranges", draftId))), () => ({}))

/** Returns the range typed for an attribute but not added, as stored by this browser tab. */
export const rememberedRange = (draftId: DraftId, column: string): Range => all(draftId)[column] ?? NOTHING

/**
 * Stores the typed range while this browser tab is open, so that it survives closing the attribute, leaving the screen,
 * and a reload.
 */
export const rememberRange = (draftId: DraftId, column: string, typed: Range): void => {
  const { [column]: _, ...others } = all(draftId)
  const kept = typed.from === "" && typed.to === "" ? others : { ...others, [column]: typed }
  try {
    sessionStorage.setItem(draftStorageKey("ranges", draftId), JSON.stringify(kept))
  } catch {
    // The browser's room is full: the text is still on the page.
  }
}
