import fc from "fast-check"
import type { Area } from "../../src/definition/Area.ts"
import type { Criterion } from "../../src/definition/Audience.ts"
import type { ListDefinition, SuppressionChoice } from "../../src/definition/ListDefinition.ts"
import { CarrierRoute, Zip, Zip4 } from "../../src/shared/Zip.ts"

const digits = (length: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => `${n}`.padStart(length, "0"))

/** A handful of codes, so that repetitions are common. */
const fewZips = fc.integer({ min: 60601, max: 60606 }).map(String)

export const area: fc.Arbitrary<Area> = fc.oneof(
  fc.record({
    kind: fc.constant("zip" as const),
    zip: fewZips.map((z) => Zip.make(z)),
    excluded: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("zip4" as const),
    zip4: digits(9).map((z) => Zip4.make(z)),
    excluded: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("carrierRoute" as const),
    carrierRoute: fc
      .tuple(fewZips, fc.constantFrom("B", "C", "G", "H", "R"), digits(3))
      .map((parts) => CarrierRoute.make(parts.join(""))),
    excluded: fc.boolean(),
  }),
)

const atLeastOne = <A>(one: fc.Arbitrary<A>): fc.Arbitrary<readonly [A, ...Array<A>]> =>
  fc.tuple(one, fc.array(one, { maxLength: 4 })).map(([first, others]) => [first, ...others] as const)

const code = fc.constantFrom("A", "B", "C", "1", "10", "2")

const criterion = (column: string): fc.Arbitrary<Criterion> =>
  fc.oneof(
    fc.record({
      kind: fc.constant("values" as const),
      column: fc.constant(column),
      values: atLeastOne(code),
    }),
    fc.record({
      kind: fc.constant("ranges" as const),
      column: fc.constant(column),
      ranges: atLeastOne(fc.record({ from: code, to: code })),
    }),
  )

const criteria: fc.Arbitrary<ReadonlyArray<Criterion>> = fc
  .uniqueArray(fc.constantFrom("AGE", "INCOME", "GENDER", "HOME_VALUE"), { maxLength: 4 })
  .chain((columns) => fc.tuple(...columns.map(criterion)))

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
  emailOption: fc.constantFrom(null, "noEmail" as const, "email" as const),
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

/** The same selection written in another order, with repetitions. Areas keep their order: it means something. */
export const rewritten = (given: ListDefinition): ListDefinition => ({
  ...given,
  areas: [...given.areas, ...given.areas.slice(0, 2)],
  audience: {
    ...given.audience,
    criteria: given.audience.criteria
      .map((one): Criterion =>
        one.kind === "values"
          ? { ...one, values: backwardsAndAgain(one.values) }
          : { ...one, ranges: backwardsAndAgain(one.ranges) },
      )
      .toReversed(),
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
