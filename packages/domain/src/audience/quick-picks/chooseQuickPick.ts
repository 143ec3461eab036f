import { Result } from "effect"
import type { Audience, Criterion } from "../../definition/Audience.ts"
import { criterionColumns } from "../../definition/criterionColumns.ts"
import {
  addCriterionParts,
  existingCriterionParts,
  missingCriterionParts,
  removeCriterionParts,
} from "../attributes/criterionParts.ts"
import type { ChosenQuickPick, QuickPick } from "./QuickPick.ts"
import type { SingleChoiceConflict } from "../selectAudience.ts"

/** An audience with the quick picks chosen in it. */
export interface QuickPickSelection {
  readonly audience: Audience
  readonly chosen: ReadonlyArray<ChosenQuickPick>
}

/** Returns whether a quick pick is chosen, by name [ob4-quick-picks]. */
export const isQuickPickChosen = (chosen: QuickPickSelection["chosen"], name: string): boolean =>
  chosen.some((other) => other.name === name)

/**
 * Removes a quick pick and everything it added; does nothing if it isn't chosen. An industry that was omitted before
 * the quick pick added it ends up neither added nor omitted.
 */
export const deselectQuickPick = (
  { audience, chosen }: QuickPickSelection,
  name: string,
): QuickPickSelection => ({
  audience: chosen
    .filter((other) => other.name === name)
    .flatMap(({ added }) => added)
    .reduce(removeCriterionParts, audience),
  chosen: chosen.filter((other) => other.name !== name),
})

const withoutNormal = (picked: QuickPickSelection): QuickPickSelection =>
  picked.chosen
    .filter(({ kind }) => kind !== "business")
    .reduce((rest, { name }) => deselectQuickPick(rest, name), picked)

/**
 * Chooses a quick pick. A user's or site quick pick replaces the earlier one and everything it added, while business
 * quick picks are additional. Choosing a quick pick twice has no further effect. Refused, with nothing changed, if it
 * would put a second item in a radio column; `radioColumns` contains the names of those columns [ob4-quick-picks].
 */
export const chooseQuickPick = (
  picked: QuickPickSelection,
  { name, kind }: Pick<QuickPick, "name" | "kind">,
  criteria: ReadonlyArray<Criterion>,
  radioColumns: ReadonlyArray<string>,
): Result.Result<QuickPickSelection, SingleChoiceConflict> => {
  if (isQuickPickChosen(picked.chosen, name)) return Result.succeed(picked)
  const before = kind === "business" ? picked : withoutNormal(picked)
  const added: Array<Criterion> = []
  let audience = before.audience
  for (const criterion of criteria) {
    const missing = missingCriterionParts(audience, criterion)
    if (missing === null) continue
    const inputType = criterionColumns(criterion).some((column) => radioColumns.includes(column))
      ? "radio"
      : "list"
    const next = addCriterionParts(audience, missing, inputType)
    if (Result.isFailure(next)) return Result.fail(next.failure)
    audience = next.success
    added.push(missing)
  }
  return Result.succeed({ audience, chosen: [...before.chosen, { name, kind, added }] })
}

/**
 * Returns the quick picks that still apply after an audience was edited manually, each with its remaining additions. A
 * quick pick with no additions left no longer applies. A quick pick that added nothing, because everything was already
 * chosen, applies as long as anything is chosen.
 */
export const activeQuickPicks = ({ audience, chosen }: QuickPickSelection): QuickPickSelection["chosen"] =>
  audience.criteria.length === 0
    ? []
    : chosen.flatMap((one) => {
        const added = one.added.flatMap((criterion) => existingCriterionParts(audience, criterion) ?? [])
        return one.added.length > 0 && added.length === 0 ? [] : [{ ...one, added }]
      })
