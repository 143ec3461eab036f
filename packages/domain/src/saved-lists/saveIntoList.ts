import { Effect } from "effect"
import { saveCountProblems } from "../order/forms/contactForm.ts"
import { FormIncomplete, hasProblems } from "../shared/FieldProblems.ts"
import type { SavedListId } from "../shared/SavedListId.ts"
import { saveCount } from "./saveCount.ts"
import { SavedListEdits } from "./SavedListEdits.ts"
import type { SavedListUpdate } from "./DraftList.ts"
import type { SavableCount } from "./SavedLists.ts"

/** The result of saving a draft into its list. */
export type SaveIntoListResult =
  | { readonly _tag: "Into"; readonly saved: SavedListUpdate }
  /** The list was deleted in the meantime, so the draft was saved as a new list. */
  | { readonly _tag: "AsNew" }

/**
 * Saves a count into the list that its draft was opened from, under the order's name. If the list is gone, saves a new
 * one. If another user has changed the list, leaves it unchanged, unless `over` is the version that they created.
 * [ob4-save-count]
 */
export const saveIntoList = Effect.fn("saveIntoList")(function* (
  count: SavableCount,
  into: { readonly id: SavedListId; readonly over: number | null },
) {
  const problems = saveCountProblems(count.contact)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems })
  const edits = yield* SavedListEdits
  const save = edits.saveInto({ ...into, name: count.contact.orderName.trim(), content: count })
  return yield* save.pipe(
    Effect.map((saved): SaveIntoListResult => ({ _tag: "Into", saved })),
    Effect.catchTag("NotFound", () =>
      Effect.as(saveCount(count), { _tag: "AsNew" } satisfies SaveIntoListResult as SaveIntoListResult),
    ),
  )
})
