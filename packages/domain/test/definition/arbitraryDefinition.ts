import fc from "fast-check"
import type { Criterion } from "../../src/definition/Audience.ts"
import type { ListDefinition, SuppressionChoice } from "../../src/definition/ListDefinition.ts"
import { area } from "./arbitraryArea.ts"

const atLeastOne = <A>(one: fc.Arbitrary<A>): fc.Arbitrary<readonly [A, ...Array<A>]> =>
  fc.tuple(one, fc.array(one, { maxLength: 4 })).map(([first, others]) => [first, ...others] as const)

const code = fc.constantFrom("A", "B", "C", "1", "10", "2", "A B")
const industry = fc.constantFrom("G", "58", "5812", "59", "60")
const column = fc.constantFrom("AGE", "INCOME", "SIC")
const flag = fc.constantFrom("AGE", "BOATING", "SKIING", "TENNIS")

/** Columns come up several times, with one kind or several. */
const criterion: fc.Arbitrary<Criterion> = fc.oneof(
  fc.record({ kind: fc.constant("values" as const), column, values: atLeastOne(code) }),
  fc.record({
    kind: fc.constant("ranges" as const),
    column,
    ranges: atLeastOne(fc.record({ from: code, to: code })),
  }),
  fc.record({
    kind: fc.constant("flags" as const),
    match: fc.constantFrom("any" as const, "all" as const),
    columns: atLeastOne(flag),
  }),
  fc
    .record({
      kind: fc.constant("industries" as const),
      column,
      added: fc.array(industry, { maxLength: 3 }),
      omitted: fc.array(industry, { maxLength: 3 }),
    })
    .filter(({ added, omitted }) => added.length + omitted.length > 0),
)

const criteria: fc.Arbitrary<ReadonlyArray<Criterion>> = fc.array(criterion, { maxLength: 4 })

const choice: fc.Arbitrary<SuppressionChoice> = fc.oneof(
  fc.constant({ mode: "off" as const }),
  fc.constant({ mode: "date" as const, start: "2026-11-01", end: "2026-11-08" }),
  fc.record({ mode: fc.constant("item" as const), items: atLeastOne(code) }),
)

export const definition: fc.Arbitrary<ListDefinition> = fc.record({
  version: fc.constant(1 as const),
  listType: fc.constantFrom(10, 50, 170),
  areas: fc.array(area, { maxLength: 8 }),
  audience: fc.record({ unit: fc.constantFrom("individuals" as const, "allHouseholds" as const), criteria }),
  phoneOption: fc.constantFrom(
    null,
    "noPhones" as const,
    "phonesWhereAvailable" as const,
    "onlyWithPhones" as const,
  ),
  emailOption: fc.constantFrom(null, "noEmail" as const, "onlyEmail" as const, "email" as const),
  suppressions: fc.record({ orders: choice, savedCounts: choice, files: choice }),
  occupant: fc.option(
    fc.record({
      targets: fc.array(fc.constantFrom("homes" as const, "apartments" as const, "businesses" as const)),
      routes: fc.array(fc.constantFrom("carrierRoutes" as const, "poBoxes" as const, "ruralRoutes" as const)),
      contactNames: fc.boolean(),
    }),
  ),
})

const backwardsAndAgain = <A>(items: readonly [A, ...ReadonlyArray<A>]): readonly [A, ...Array<A>] => [
  items.at(-1) ?? items[0],
  ...items.toReversed(),
  ...items,
]

const rewrittenCriterion = (one: Criterion): Criterion => {
  switch (one.kind) {
    case "values":
      return { ...one, values: backwardsAndAgain(one.values) }
    case "ranges":
      return { ...one, ranges: backwardsAndAgain(one.ranges) }
    case "flags":
      return { ...one, columns: backwardsAndAgain(one.columns) }
    case "industries":
      return {
        ...one,
        added: [...one.added.toReversed(), ...one.added],
        omitted: [...one.omitted.toReversed(), ...one.omitted],
      }
  }
}

const rewrittenChoice = (one: SuppressionChoice): SuppressionChoice =>
  one.mode === "item" ? { mode: "item", items: backwardsAndAgain(one.items) } : one

/** The same selection written in another order, with repetitions. Areas keep their order: it means something. */
export const rewritten = (given: ListDefinition): ListDefinition => ({
  ...given,
  areas: [...given.areas, ...given.areas.slice(0, 2)],
  audience: {
    ...given.audience,
    criteria: [...given.audience.criteria.map(rewrittenCriterion).toReversed(), ...given.audience.criteria],
  },
  suppressions: {
    orders: rewrittenChoice(given.suppressions.orders),
    savedCounts: rewrittenChoice(given.suppressions.savedCounts),
    files: rewrittenChoice(given.suppressions.files),
  },
  occupant:
    given.occupant === null
      ? null
      : {
          ...given.occupant,
          targets: [...given.occupant.targets.toReversed(), ...given.occupant.targets],
          routes: given.occupant.routes.toReversed(),
        },
})
