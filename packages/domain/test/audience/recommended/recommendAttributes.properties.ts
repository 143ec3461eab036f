import assert from "node:assert/strict"
import fc from "fast-check"
import type { Attribute } from "../../../src/audience/attributes/Attribute.ts"
import { comparableChoices } from "../../../src/audience/recommended/listChoices.ts"
import { indexChoicePairs, type ChoiceGroup } from "../../../src/audience/recommended/indexChoicePairs.ts"
import { recommendAttributes } from "../../../src/audience/recommended/recommendAttributes.ts"
import type { RecommendedAttribute } from "../../../src/audience/recommended/RecommendedAttribute.ts"
import type { Criterion } from "../../../src/definition/Audience.ts"
import { criterionColumns } from "../../../src/definition/criterionColumns.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"
import { criterion } from "../arbitraryAudience.ts"
import { list } from "../search/exampleColumns.ts"

const codes = (
  column: string,
  inputType: Attribute["inputType"],
  ...values: ReadonlyArray<string>
): Attribute => ({
  ...list(column, column),
  inputType,
  values: values.map((value) => ({ value, name: value })),
})
const columns: ReadonlyArray<Attribute> = [
  codes("GENDER", "radio", "F", "M"),
  codes("HOBBY", "list", "A", "B", "C", "D"),
  codes("INCOME", "list", "A", "B", "C", "D"),
  codes("AGE", "number"),
  codes("TENURE", "number"),
  codes("SIC", "sic", "G", "D", "52", "58", "581", "5812", "5813", "20", "2011"),
]

const criteria = fc.array(criterion, { maxLength: 4 })
/** Few accounts and few choices, so that there are pairs. */
const order = fc.record({ chooser: fc.nat({ max: 7 }), criteria })
const orders = fc.array(order, { maxLength: 30 })
const floor = fc.integer({ min: 1, max: 5 })

const NOTHING = indexChoicePairs([], 1)
const beside = (
  chosen: ReadonlyArray<Criterion>,
  all: ReadonlyArray<ChoiceGroup>,
  least: number,
): ReadonlyArray<RecommendedAttribute> =>
  recommendAttributes({ chosen, ordered: indexChoicePairs(all, least), offered: NOTHING, columns })

/** Lists the alternatives of a criterion as texts, without using the rule's own code. */
const texts = (one: Criterion): ReadonlyArray<string> => {
  switch (one.kind) {
    case "values":
      return one.values.map((value) => `${one.column} ${value}`)
    case "ranges":
      return one.ranges.map(({ from, to }) => `${one.column} ${from} to ${to}`)
    case "industries":
      return one.added.map((code) => `${one.column} ${code}`)
    case "flags":
      return one.columns.map((column) => `${column} Y`)
  }
}
const holds = ({ criteria: own }: ChoiceGroup, text: string): boolean =>
  own.some((one) => criterionColumns(one).includes(text) || texts(one).includes(text))

/** Lists the texts by which a list is compared. */
const compared = (chosen: ReadonlyArray<Criterion>): ReadonlyArray<string> =>
  chosen.flatMap((one) => (one.kind === "ranges" ? [one.column] : texts(one)))

const accountsWith = (all: ReadonlyArray<ChoiceGroup>, a: string, b: string): number =>
  new Set(all.filter((one) => holds(one, a) && holds(one, b)).map(({ chooser }) => chooser)).size

const most = (all: ReadonlyArray<ChoiceGroup>, chosen: ReadonlyArray<Criterion>, text: string): number =>
  Math.max(0, ...compared(chosen).map((own) => accountsWith(all, own, text)))

const told = ({ column, criterion: own }: RecommendedAttribute): ReadonlyArray<string> => [
  column,
  ...(own === null ? [] : texts(own)),
]

export const recommendedSentences = sentencesAbout(
  "audience",
  always(
    "nothing is recommended that fewer accounts than the floor says ordered beside one thing that the list chose",
    fc.property(fc.tuple(criteria, orders, floor), ([chosen, all, least]) => {
      for (const demo of beside(chosen, all, least))
        for (const text of told(demo)) assert.ok(most(all, chosen, text) >= least, text)
    }),
  ),
  always(
    "every attribute that enough accounts ordered beside what the list chose is recommended",
    fc.property(fc.tuple(criteria, orders, floor), ([chosen, all, least]) => {
      const taken = new Set(chosen.flatMap(criterionColumns))
      const found = beside(chosen, all, least).map(({ column }) => column)
      for (const { column } of columns)
        assert.equal(found.includes(column), !taken.has(column) && most(all, chosen, column) >= least, column)
    }),
  ),
  always(
    "nothing is recommended that a list has chosen already",
    fc.property(fc.tuple(criteria, orders), ([chosen, all]) => {
      const taken = chosen.flatMap(criterionColumns)
      for (const { column } of beside(chosen, all, 1)) assert.ok(!taken.includes(column), column)
    }),
  ),
  always(
    "what is recommended, and in which order, does not depend on the order of orders and choices",
    fc.property(fc.tuple(criteria, orders, floor), ([chosen, all, least]) => {
      const reversed = all.toReversed().map((one) => ({ ...one, criteria: one.criteria.toReversed() }))
      assert.deepEqual(beside(chosen.toReversed(), reversed, least), beside(chosen, all, least))
    }),
  ),
  always(
    "what one more customer orders is only recommended with the others of the floor",
    fc.property(
      fc.tuple(criteria, orders, fc.array(criteria, { maxLength: 9 }), fc.integer({ min: 2, max: 5 })),
      ([chosen, others, own, least]) => {
        const all = [...others, ...own.map((one) => ({ chooser: 99, criteria: one }))]
        for (const demo of beside(chosen, all, least))
          for (const text of told(demo)) assert.ok(most(others, chosen, text) >= least - 1, text)
      },
    ),
  ),
  always(
    "what one customer alone orders is never recommended",
    fc.property(fc.tuple(criteria, orders, fc.integer({ min: 2, max: 5 })), ([chosen, others, least]) => {
      const own = {
        chooser: 99,
        criteria: [...chosen, { kind: "values" as const, column: "SHOES", values: ["9"] as const }],
      }
      const alone = [...columns, codes("SHOES", "list", "9")]
      const ordered = indexChoicePairs([...others, own], least)
      const shoes = recommendAttributes({ chosen, ordered, offered: NOTHING, columns: alone })
      assert.ok(shoes.every(({ column }) => column !== "SHOES"))
    }),
  ),
  always(
    "a list is compared by nothing that it did not choose",
    fc.property(criteria, (chosen) => {
      const own = chosen.flatMap(criterionColumns)
      for (const { column } of comparableChoices(chosen)) assert.ok(own.includes(column), column)
    }),
  ),
)
