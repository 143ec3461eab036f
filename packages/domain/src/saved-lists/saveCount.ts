import { Effect } from "effect"
import { saveCountProblems } from "../order/forms/contactForm.ts"
import { FormIncomplete, hasProblems } from "../shared/FieldProblems.ts"
import { type SavableCount, SavedLists } from "./SavedLists.ts"

/**
 * Saves a count under the order's name. Name, company, email address, and order name are required; the phone number is
 * optional [ob4-save-count] [ob5-save-count-form].
 */
export const saveCount = Effect.fn("saveCount")(function* (count: SavableCount) {
  const problems = saveCountProblems(count.contact)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems })
  const lists = yield* SavedLists
  yield* lists.save(count)
})

/** The dialog for saving a count. `warning` is the reason why the last attempt failed; null if it didn't. */
export type SaveCountModal =
  | { readonly view: "input"; readonly warning: string | null }
  | { readonly view: "success" }

/** The initial state: the form, before anything is sent. */
export const INITIAL_SAVE_COUNT_MODAL: SaveCountModal = { view: "input", warning: null }

/** An event of the dialog for saving a count. */
export type SaveCountEvent =
  | { readonly _tag: "Saved" }
  | { readonly _tag: "Failed"; readonly message: string }
  | { readonly _tag: "Hidden" }

/**
 * Returns the dialog's state after an event: input, then success, or a warning next to the input; hiding the dialog
 * resets it [ob4-save-count].
 */
export const nextSaveCountModal = (modal: SaveCountModal, event: SaveCountEvent): SaveCountModal => {
  switch (event._tag) {
    case "Saved":
      return modal.view === "input" ? { view: "success" } : modal
    case "Failed":
      return modal.view === "input" ? { view: "input", warning: event.message } : modal
    case "Hidden":
      return INITIAL_SAVE_COUNT_MODAL
  }
}
