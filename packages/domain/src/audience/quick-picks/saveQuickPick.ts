import { Effect, Schema } from "effect"
import { FormIncomplete, hasProblems } from "../../shared/FieldProblems.ts"
import type { QuickPicked } from "./chooseQuickPick.ts"
import { criteriaToSave, type QuickPickForm, quickPickProblems, type QuickPickStep } from "./quickPickForm.ts"
import { QuickPicks } from "./QuickPicks.ts"

/** There is no criterion to save. spec: order-builder §5 (Quick pick save) [ob5-quick-pick-save] */
export class NoQuickPickCriteria extends Schema.TaggedError<NoQuickPickCriteria>()(
  "NoQuickPickCriteria",
  {},
) {}

/** Saves the chosen criteria as a quick pick and answers the step that follows. spec: order-builder §4, §5 [ob5-quick-pick-save] */
export const saveQuickPick = Effect.fn("saveQuickPick")(function* (
  listType: number,
  form: QuickPickForm,
  picked: QuickPicked,
) {
  const [first, ...others] = criteriaToSave(picked)
  if (first === undefined) return yield* new NoQuickPickCriteria()
  const problems = quickPickProblems(form)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems: { ...problems } })
  const quickPicks = yield* QuickPicks
  yield* quickPicks.save({
    listType,
    name: form.name.trim(),
    description: form.definition.trim(),
    criteria: [first, ...others],
  })
  const next: QuickPickStep = "success"
  return next
})
