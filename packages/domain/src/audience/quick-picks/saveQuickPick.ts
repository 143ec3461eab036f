import type { Criterion } from "../../definition/Audience.ts"
import { type FieldProblems, FormIncomplete, hasProblems } from "../../shared/FieldProblems.ts"
import { formProblems } from "../../shared/FieldRule.ts"
import { REQUIRED_FIELD_MESSAGE } from "../../shared/Notices.ts"
import type { QuickPickSelection } from "./chooseQuickPick.ts"
import { removeCriterionParts } from "../attributes/criterionParts.ts"
import { Effect, Schema } from "effect"
import { QuickPicks } from "./QuickPicks.ts"

/** The name and description in the form for saving a quick pick. */
export interface QuickPickForm {
  readonly name: string
  readonly definition: string
}

/** The steps of saving a quick pick: filling in the form, then the confirmation [ob4-quick-pick-saved]. */
export type QuickPickStep = "input" | "success"

const REQUIRED = [{ kind: "required", words: REQUIRED_FIELD_MESSAGE }] as const

/** Returns the form's errors; name and definition are required [ob5-quick-pick-save]. */
export const quickPickProblems = (form: QuickPickForm): FieldProblems<keyof QuickPickForm> =>
  formProblems({ ...form }, [
    ["name", REQUIRED],
    ["definition", REQUIRED],
  ])

/**
 * Returns the criteria to save: all except those added by one of the user's or the site's quick picks (CriterionOrigin
 * 2 and 7).
 */
export const criteriaToSave = ({ audience, chosen }: QuickPickSelection): ReadonlyArray<Criterion> =>
  chosen
    .filter(({ kind }) => kind !== "business")
    .flatMap(({ added }) => added)
    .reduce(removeCriterionParts, audience).criteria

/** There are no criteria to save [ob5-quick-pick-save]. */
export class NoQuickPickCriteria extends Schema.TaggedError<NoQuickPickCriteria>()(
  "NoQuickPickCriteria",
  {},
) {}

/** Saves the chosen criteria as a quick pick and returns the next step [ob5-quick-pick-save]. */
export const saveQuickPick = Effect.fn("saveQuickPick")(function* (
  listType: number,
  form: QuickPickForm,
  picked: QuickPickSelection,
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
