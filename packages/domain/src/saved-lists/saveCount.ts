import { Effect } from "effect"
import { saveCountProblems } from "../order/forms/contactForm.ts"
import { FormIncomplete, hasProblems } from "../shared/FieldProblems.ts"
import { type CountToSave, SavedLists } from "./SavedLists.ts"

/**
 * Saves a count under the name of the order. Name, company, e-mail and order name are required, the phone is not.
 * spec: order-builder §4 (Save count) [ob4-save-count], §5 [ob5-save-count-form]
 */
export const saveCount = Effect.fn("saveCount")(function* (count: CountToSave) {
  const problems = saveCountProblems(count.contact)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems })
  const lists = yield* SavedLists
  yield* lists.save(count)
})
