import assert from "node:assert/strict"
import fc from "fast-check"
import { Result } from "effect"
import { hasSelectedIndustry } from "../../src/audience/industries/hasSelectedIndustry.ts"
import { isWithinIndustry } from "../../src/audience/industries/isWithinIndustry.ts"
import { type AudienceStep, nextStepWarnings } from "../../src/audience/step/audienceStep.ts"
import {
  routeOption,
  ROUTES,
  decodeRouteOption,
  targetOption,
  TARGETS,
  decodeTargetOption,
  setTargetSelected,
} from "../../src/audience/occupants/occupantOptions.ts"
import {
  recordsUntilSaturation,
  isSaturated,
  coveragePercent,
} from "../../src/audience/occupants/saturation.ts"
import { chooseOutputColumn, removeOutputColumn } from "../../src/audience/attributes/OutputColumn.ts"
import { removeCriterionParts } from "../../src/audience/attributes/criterionParts.ts"
import { audienceSentence } from "../../src/audience/sentence/audienceSentence.ts"
import { selectedValues, selectValues, deselectValues } from "../../src/audience/selectAudience.ts"
import type { Attribute } from "../../src/audience/attributes/Attribute.ts"
import type { Audience, Criterion } from "../../src/definition/Audience.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { canonicalCriteria } from "../../src/definition/canonicalCriteria.ts"
import { knownIndustries } from "../../src/audience/industries/knownIndustries.ts"
import { criterion, industryCode } from "./arbitraryAudience.ts"

const empty: Audience = { unit: "individuals", criteria: [] }
const list = { column: "INCOME", inputType: "list" } as const
const radio = { column: "GENDER", inputType: "radio" } as const
const values = fc.array(fc.constantFrom("A", "B", "C", "D"), { minLength: 1 })
const select = (audience: Audience, chosen: ReadonlyArray<string>): Audience =>
  Result.getOrThrow(selectValues(audience, list, chosen))

const step: fc.Arbitrary<AudienceStep> = fc.record({
  listType: fc.constantFrom(10, 50, 130, 140, 200),
  criterionCount: fc.nat({ max: 2 }),
  allHouseholds: fc.boolean(),
  phoneOption: fc.constantFrom(null, "noPhones", "phonesWhereAvailable", "onlyWithPhones"),
  phoneOptionsHidden: fc.boolean(),
  phoneOptionRequired: fc.boolean(),
  targetCount: fc.nat({ max: 2 }),
  routeCount: fc.nat({ max: 2 }),
})

const outputColumns = [
  { column: "GEO", name: "Position", isSubElement: false, parentColumn: null },
  { column: "LATITUDE", name: "Latitude", isSubElement: true, parentColumn: "GEO" },
  { column: "LONGITUDE", name: "Longitude", isSubElement: true, parentColumn: "GEO" },
  { column: "AGE", name: "Age", isSubElement: false, parentColumn: null },
]
const outputColumn = fc.constantFrom(...outputColumns.map(({ column }) => column))

/** Incomes, of which neighbors read as one. */
const bands: Attribute = {
  column: "INCOME",
  name: "Income",
  description: "",
  inputType: "list",
  category: 3,
  min: null,
  max: null,
  values: ["A", "B", "C", "D"].map((value, at) => ({ value, name: `$${at}0 to $${at}9` })),
  priceElement: null,
}

/** Counts the alternatives that criteria offer. */
const sizeOf = (criteria: ReadonlyArray<Criterion>): number =>
  criteria
    .map((one) => {
      if (one.kind === "values") return one.values.length
      if (one.kind === "flags") return one.columns.length
      return one.kind === "ranges" ? one.ranges.length : one.added.length + one.omitted.length
    })
    .reduce((sum, size) => sum + size, 0)

/** The industries of a business: four-digit codes, the primary one first. */
const ownIndustries = fc.uniqueArray(fc.constantFrom("2011", "5211", "5812", "5813", "7011"), {
  maxLength: 3,
})

export const audienceSentences = sentencesAbout(
  "audience",
  // [ob5-next-messages]
  always(
    "the audience step warns of nothing exactly when everything that it asks for is chosen",
    fc.property(step, (given) => {
      const audienceChosen = given.allHouseholds || given.criterionCount > 0
      const phoneAsked = given.phoneOptionRequired && !given.phoneOptionsHidden
      const phoneChosen = !phoneAsked || given.phoneOption !== null
      const isOccupant = given.listType === 50 || given.listType === 140
      const ticked = !isOccupant || (given.targetCount > 0 && given.routeCount > 0)
      return (nextStepWarnings(given).length === 0) === (audienceChosen && phoneChosen && ticked)
    }),
  ),
  // [ob9-occupant-bits]
  always(
    "what is ticked of targets and routes comes back from its bit sum, and every bit sum from what it ticks",
    fc.property(
      fc.subarray([...TARGETS]),
      fc.subarray([...ROUTES]),
      fc.integer({ min: -2, max: 9 }),
      (targets, routes, option) => {
        assert.deepEqual(decodeTargetOption(targetOption(targets)), targets)
        assert.deepEqual(decodeRouteOption(routeOption(routes)), routes)
        const ticked = decodeTargetOption(option)
        assert.equal(
          ticked === undefined ? "none" : targetOption(ticked),
          option >= 0 && option < 8 ? option : "none",
        )
      },
    ),
  ),
  always(
    "what would saturate a route is the fewest addresses that do: with them it is, with one less it is not",
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.nat(), (deliverable, any) => {
      const selected = any % (deliverable + 1)
      const adds = recordsUntilSaturation({ selected, deliverable })
      assert.ok(selected + adds <= deliverable)
      assert.ok(10 * (selected + adds) >= 9 * deliverable)
      assert.ok(adds === 0 || 10 * (selected + adds - 1) < 9 * deliverable)
      assert.equal(isSaturated({ selected, deliverable }), adds === 0)
      assert.equal(coveragePercent({ selected, deliverable }) >= 90, adds === 0)
    }),
  ),
  always(
    "a target is ticked after any ticks exactly when its last one was not taken away, and never twice",
    fc.property(fc.array(fc.tuple(fc.constantFrom(...TARGETS), fc.boolean())), (ticks) => {
      const last = new Map(ticks)
      const choice = ticks.reduce<ReturnType<typeof setTargetSelected> | null>(
        (before, [target, isTicked]) => setTargetSelected(before, target, isTicked),
        null,
      )
      assert.deepEqual(
        [...(choice?.targets ?? [])].toSorted(),
        TARGETS.filter((target) => last.get(target) === true).toSorted(),
      )
    }),
  ),
  // [ob5-radio]
  always(
    "a radio column holds at most one item after any choices, the first one until it is taken away",
    fc.property(fc.array(fc.tuple(fc.boolean(), values)), (choices) => {
      let audience = empty
      for (const [isTaken, chosen] of choices) {
        const before = selectedValues(audience, "GENDER")
        const selected = selectValues(audience, radio, chosen)
        assert.equal(Result.isSuccess(selected), new Set([...before, ...chosen]).size === 1)
        audience = isTaken
          ? Result.getOrElse(selected, () => audience)
          : deselectValues(audience, "GENDER", chosen)
        assert.ok(selectedValues(audience, "GENDER").length <= 1)
      }
    }),
  ),
  always(
    "an audience never holds a value or a column twice, and holds every value that was chosen",
    fc.property(values, values, (first, second) => {
      const audience = select(select(empty, first), second)
      assert.equal(audience.criteria.length, 1)
      assert.deepEqual(
        selectedValues(audience, "INCOME").toSorted(),
        [...new Set([...first, ...second])].toSorted(),
      )
    }),
  ),
  always(
    "unselecting what was selected leaves the audience as it was",
    fc.property(values, (chosen) => {
      assert.deepEqual(deselectValues(select(empty, chosen), "INCOME", chosen), empty)
    }),
  ),
  always(
    "an industry lies within itself, and within whatever an industry that it lies within lies within",
    fc.property(
      industryCode,
      industryCode,
      industryCode,
      (a, b, c) =>
        isWithinIndustry(a, a) &&
        (!isWithinIndustry(a, b) || !isWithinIndustry(b, c) || isWithinIndustry(a, c)),
    ),
  ),
  always(
    "omitting a further industry never selects one more, and adding one to those added never selects one less",
    fc.property(
      fc.array(industryCode, { minLength: 1 }),
      fc.array(industryCode),
      industryCode,
      ownIndustries,
      (added, omitted, more, own) => {
        const isSelected = hasSelectedIndustry({ added, omitted }, own)
        return (
          (isSelected || !hasSelectedIndustry({ added, omitted: [...omitted, more] }, own)) &&
          (!isSelected || hasSelectedIndustry({ added: [...added, more], omitted }, own))
        )
      },
    ),
  ),
  always(
    "a record with an omitted industry is never selected, whatever its other industries are",
    fc.property(
      fc.array(industryCode),
      fc.array(industryCode),
      industryCode,
      ownIndustries,
      (added, omitted, code, own) => {
        const without = own.filter((other) => isWithinIndustry(other, code))
        return without.length === 0 || !hasSelectedIndustry({ added, omitted: [...omitted, code] }, own)
      },
    ),
  ),
  always(
    "a node that the tree lacks may be asked for exactly when an industry of some record lies within it",
    fc.property(ownIndustries, industryCode, (held, node) => {
      const isHeld = held.some((code) => isWithinIndustry(code, node))
      return knownIndustries([], held).has(node) === isHeld
    }),
  ),
  always(
    "an output column that is chosen brings its sub-elements, and one that is removed takes them along",
    fc.property(fc.array(fc.tuple(fc.boolean(), outputColumn)), outputColumn, (changes, name) => {
      const chosen = changes.reduce<ReadonlyArray<string>>(
        (before, [isChosen, column]) =>
          (isChosen ? chooseOutputColumn : removeOutputColumn)(outputColumns, before, column),
        [],
      )
      const family = outputColumns
        .filter((one) => one.column === name || one.parentColumn === name)
        .map(({ column }) => column)
      const withIt = chooseOutputColumn(outputColumns, chosen, name)
      const withoutIt = removeOutputColumn(outputColumns, withIt, name)
      assert.deepEqual(withIt, [...new Set(withIt)])
      assert.ok(family.every((column) => withIt.includes(column) && !withoutIt.includes(column)))
      assert.ok(chosen.every((column) => withIt.includes(column)))
      assert.deepEqual(
        withoutIt,
        withIt.filter((column) => !family.includes(column)),
      )
    }),
  ),
  always(
    "the parts of an audience's sentence name all that is chosen, each once, and taking them away leaves nothing",
    fc.property(fc.array(criterion, { maxLength: 5 }), (given) => {
      const criteria = canonicalCriteria(given)
      const audience = { unit: "individuals", criteria } as const
      const { clauses } = audienceSentence({ listType: 10, phoneOption: null, audience }, [bands])
      const parts = clauses.flatMap((clause) => clause.parts.map((part) => part.criterion))
      assert.deepEqual(canonicalCriteria(parts), criteria)
      // Each once: as many in the parts as in all.
      assert.equal(sizeOf(parts), sizeOf(criteria))
      assert.deepEqual(parts.reduce(removeCriterionParts, audience).criteria, [])
    }),
  ),
)
