import assert from "node:assert/strict"
import fc from "fast-check"
import { Result } from "effect"
import {
  chooseQuickPick,
  isQuickPickChosen,
  type QuickPickSelection,
  activeQuickPicks,
  deselectQuickPick,
} from "../../../src/audience/quick-picks/chooseQuickPick.ts"
import { criterionColumns, isCriterionOnColumn } from "../../../src/definition/criterionColumns.ts"
import {
  addCriterionParts,
  existingCriterionParts,
  missingCriterionParts,
} from "../../../src/audience/attributes/criterionParts.ts"
import { criteriaToSave } from "../../../src/audience/quick-picks/saveQuickPick.ts"
import type { QuickPickKind } from "../../../src/audience/quick-picks/QuickPick.ts"
import type { Criterion } from "../../../src/definition/Audience.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"
import { codedCriterion, criterion, RADIO_COLUMNS } from "../arbitraryAudience.ts"

const kind = fc.constantFrom<QuickPickKind>("own", "site", "business")
const quickPick = fc.record({
  name: fc.constantFrom("Spring", "Summer", "Autumn", "Winter"),
  kind,
  criteria: fc.array(criterion, { maxLength: 3 }),
})
const codedQuickPick = fc.record({ name: fc.constant("Spring"), kind, criteria: fc.array(codedCriterion) })

const start: QuickPickSelection = { audience: { unit: "individuals", criteria: [] }, chosen: [] }

/** An audience with criteria chosen by hand; a radio column keeps its first item. */
const withCriteria = (criteria: ReadonlyArray<Criterion>): QuickPickSelection => ({
  ...start,
  audience: criteria.reduce((audience, one) => {
    const missing = missingCriterionParts(audience, one)
    if (missing === null) return audience
    const inputType = criterionColumns(one).some((column) => RADIO_COLUMNS.includes(column))
      ? "radio"
      : "list"
    return Result.getOrElse(addCriterionParts(audience, missing, inputType), () => audience)
  }, start.audience),
})

/** Every alternative of every column as a text. */
const partsOf = (criteria: ReadonlyArray<Criterion>): ReadonlyArray<string> =>
  criteria.flatMap((one) => {
    if (one.kind === "flags") return [`${one.match} ${one.columns.join(" ")}`]
    const parts =
      one.kind === "values"
        ? one.values
        : one.kind === "ranges"
          ? one.ranges.map(({ from, to }) => `${from}-${to}`)
          : [...one.added, ...one.omitted.map((code) => `not ${code}`)]
    return parts.map((part) => `${one.column} ${part}`)
  })

interface Chosen {
  readonly name: string
  readonly kind: QuickPickKind
  readonly criteria: ReadonlyArray<Criterion>
}
const choose = (picked: QuickPickSelection, one: Chosen): QuickPickSelection =>
  Result.getOrElse(chooseQuickPick(picked, one, one.criteria, RADIO_COLUMNS), () => picked)

export const quickPickSentences = sentencesAbout(
  "audience",
  // [ob4-quick-picks]
  always(
    "at most one non-business quick pick is chosen, whatever is chosen and removed, and none twice",
    fc.property(fc.array(criterion), fc.array(fc.tuple(fc.boolean(), quickPick)), (byHand, changes) => {
      let picked = withCriteria(byHand)
      for (const [isChosen, one] of changes) {
        const before = picked
        picked = isChosen ? choose(picked, one) : deselectQuickPick(picked, one.name)
        const names = picked.chosen.map(({ name }) => name)
        assert.ok(picked.chosen.filter((other) => other.kind !== "business").length <= 1)
        assert.equal(new Set(names).size, names.length)
        const wasBusiness = before.chosen.filter((other) => other.kind === "business")
        if (isChosen) assert.ok(wasBusiness.every(({ name }) => isQuickPickChosen(picked.chosen, name)))
        for (const column of RADIO_COLUMNS) {
          const held = picked.audience.criteria.find(isCriterionOnColumn(column))
          assert.ok(held === undefined || (held.kind === "values" && held.values.length === 1))
        }
      }
    }),
  ),
  always(
    "an audience with a quick pick of values and ranges holds what it held and what the quick pick holds, each once",
    fc.property(fc.array(codedCriterion), codedQuickPick, (byHand, one) => {
      const before = withCriteria(byHand)
      const { audience } = choose(before, one)
      const items = [...partsOf(before.audience.criteria), ...partsOf(one.criteria)]
      assert.deepEqual(partsOf(audience.criteria).toSorted(), [...new Set(items)].toSorted())
    }),
  ),
  always(
    "a quick pick of values and ranges that is taken away leaves what was chosen by hand",
    fc.property(fc.array(codedCriterion), codedQuickPick, (byHand, one) => {
      const before = withCriteria(byHand)
      assert.deepEqual(deselectQuickPick(choose(before, one), one.name), before)
    }),
  ),
  always(
    "what an audience holds of a criterion and what it lacks are the criterion",
    fc.property(fc.array(codedCriterion), codedCriterion, (byHand, one) => {
      const { audience } = withCriteria(byHand)
      const parts = [existingCriterionParts(audience, one), missingCriterionParts(audience, one)].flatMap(
        (part) => part ?? [],
      )
      assert.deepEqual(new Set(partsOf(parts)), new Set(partsOf([one])))
    }),
  ),
  always(
    "a quick pick that nothing was taken from is in force with all that it added",
    fc.property(fc.array(codedCriterion), codedQuickPick, (byHand, one) => {
      const picked = choose(withCriteria(byHand), one)
      const isAny = picked.audience.criteria.length > 0
      const partsAdded = (chosen: QuickPickSelection["chosen"]) =>
        chosen.map(({ added }) => new Set(partsOf(added)))
      assert.deepEqual(partsAdded(activeQuickPicks(picked)), isAny ? partsAdded(picked.chosen) : [])
    }),
  ),
  always(
    "what is saved into a quick pick is what was chosen without the quick pick of the user or the site",
    fc.property(fc.array(codedCriterion), codedQuickPick, (byHand, one) => {
      const before = withCriteria(byHand)
      const picked = choose(before, one)
      assert.deepEqual(
        criteriaToSave(picked),
        one.kind === "business" ? picked.audience.criteria : before.audience.criteria,
      )
    }),
  ),
)
