import { Drafts } from "@listwright/domain/drafts"
import type { DraftId } from "@listwright/domain/shared"
import { Effect, Option } from "effect"
import type { WantedDraft } from "../app/DraftStore.ts"

/** The draft that this tab worked on, else the user's latest one of the source, else a new one. */
export const openDraft = Effect.fn("openDraft")(function* (
  listType: number,
  remembered: DraftId | null,
  wanted: WantedDraft,
) {
  const drafts = yield* Drafts
  if (remembered !== null) {
    // Of another user, or no longer kept: then there is the latest one.
    const found = yield* drafts.get(remembered).pipe(
      Effect.map(Option.some),
      Effect.catchTag("NotFound", () => Effect.succeedNone),
    )
    const isWanted = Option.isSome(found) && (wanted === "any" || found.value.choices.step !== "success")
    if (isWanted) return found.value
  }
  const latest = yield* drafts.open(listType)
  return latest.choices.step === "success" && wanted === "unfinished"
    ? yield* drafts.create(listType)
    : latest
})
