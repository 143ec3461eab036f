import { isCriterionOnColumn } from "../../../src/definition/criterionColumns.ts"
import { type CanonicalDefinition, canonicalDefinition } from "../../../src/definition/canonicalDefinition.ts"
import assert from "node:assert/strict"
import fc from "fast-check"
import {
  noSuppressions,
  type SuppressedKeys,
  type Universe,
  withoutDoNotSell,
} from "../../../src/counting/evaluator/Universe.ts"
import type { Area } from "../../../src/definition/Area.ts"
import { areaKey } from "../../../src/definition/areaKey.ts"
import type { Criterion } from "../../../src/definition/Audience.ts"
import { rewritten } from "../../definition/arbitraryDefinition.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"
import {
  anyArea,
  criterionOf,
  definitionOf,
  plainArea,
  point,
  someCriteria,
  suppressed,
  universe,
} from "./arbitraryUniverse.ts"
import { answer, asked, closestArea, radiusArea, nation, whom } from "./exampleUniverse.ts"

const anyDefinition = definitionOf(anyArea)
const withoutClosest = definitionOf(plainArea)

const total = (from: Universe, definition: CanonicalDefinition, by: SuppressedKeys): number =>
  answer(from, definition, by).details.total

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((all, n) => all + n, 0)

const equal = (actual: unknown, expected: unknown): boolean => {
  assert.deepEqual(actual, expected)
  return true
}

const individuals = (definition: CanonicalDefinition): CanonicalDefinition =>
  canonicalDefinition({
    ...definition,
    audience: { ...definition.audience, unit: "individuals" },
  })

const withCriteria = (
  definition: CanonicalDefinition,
  criteria: ReadonlyArray<Criterion>,
): CanonicalDefinition =>
  canonicalDefinition({
    ...definition,
    audience: { ...definition.audience, criteria },
  })

const withAreas = (definition: CanonicalDefinition, areas: ReadonlyArray<Area>): CanonicalDefinition =>
  canonicalDefinition({
    ...definition,
    areas,
  })

const inserted = (areas: ReadonlyArray<Area>, at: number, area: Area): ReadonlyArray<Area> =>
  areas.toSpliced(at % (areas.length + 1), 0, area)

const shuffledAreas = (definition: CanonicalDefinition): fc.Arbitrary<CanonicalDefinition> =>
  fc
    .shuffledSubarray([...definition.areas], { minLength: definition.areas.length })
    .map((areas) => withAreas(definition, areas))

const everybody = (from: Universe): ReadonlySet<bigint> =>
  new Set(from.records.map(({ personKey }) => personKey))

const union = (one: SuppressedKeys, other: SuppressedKeys): SuppressedKeys => ({
  orders: new Set([...one.orders, ...other.orders]),
  savedCounts: new Set([...one.savedCounts, ...other.savedCounts]),
  files: new Set([...one.files, ...other.files]),
})

/** Households next to a nearest area may become more by taking people away, as the examples show. */
const steady = fc.oneof(anyDefinition.map(individuals), withoutClosest)

export const evaluateSentences = sentencesAbout(
  "counting",
  always(
    "areas sum to the total of a count, details and kinds of occupants to their area",
    fc.property(universe, anyDefinition, suppressed, (from, definition, by) => {
      const { details, selected } = answer(from, definition, by)
      assert.equal(sum(details.areas.map(({ available }) => available)), details.total)
      assert.equal(sum(details.areas.map(({ withPhones }) => withPhones)), details.withPhones)
      assert.equal(sum(details.areas.map(({ withEmail }) => withEmail)), details.withEmail)
      assert.equal(selected.flatMap(({ records }) => records).length, details.total)
      for (const area of details.areas) {
        assert.equal(sum(Object.values(area.occupants)), area.available)
        assert.equal(sum(area.details.map(({ available }) => available)), area.available)
        assert.equal(sum(area.details.map(({ withPhones }) => withPhones)), area.withPhones)
        for (const detail of area.details)
          assert.equal(sum(Object.values(detail.occupants)), detail.available)
      }
      return true
    }),
  ),
  always(
    "nobody is counted twice",
    fc.property(universe, anyDefinition, suppressed, (from, definition, by) => {
      const keys = whom(from, definition, by).flat()
      return new Set(keys).size === keys.length
    }),
  ),
  always(
    "an area counts what it would count alone with the areas before it excluded",
    fc.property(universe, withoutClosest.map(individuals), suppressed, (from, definition, by) => {
      const { areas } = canonicalDefinition(definition)
      const chosen = areas.filter(({ excluded }) => !excluded)
      const excluded = areas.filter((area) => area.excluded)
      return equal(
        whom(from, definition, by),
        chosen.map((area, at) => {
          const before = chosen.slice(0, at).map((earlier) => ({ ...earlier, excluded: true }))
          return whom(from, withAreas(definition, [area, ...before, ...excluded]), by)[0]
        }),
      )
    }),
  ),
  always(
    "the order of the records changes no count",
    fc.property(
      universe.chain((from) =>
        fc
          .shuffledSubarray([...from.records], { minLength: from.records.length })
          .map((records) => ({ from, other: { ...from, records } })),
      ),
      anyDefinition,
      suppressed,
      ({ from, other }, definition, by) =>
        equal(answer(other, definition, by).details, answer(from, definition, by).details),
    ),
  ),
  always(
    "definitions with the same canonical form have the same answer",
    fc.property(universe, anyDefinition, suppressed, (from, definition, by) =>
      equal(answer(from, canonicalDefinition(rewritten(definition)), by), answer(from, definition, by)),
    ),
  ),
  always(
    "the order of the criteria changes nothing",
    fc.property(
      universe,
      anyDefinition,
      someCriteria({ maxLength: 4 }),
      suppressed,
      (from, definition, criteria, by) =>
        equal(
          answer(from, withCriteria(definition, criteria.toReversed()), by),
          answer(from, withCriteria(definition, criteria), by),
        ),
    ),
  ),
  always(
    "a criterion on a new column never raises the total",
    fc.property(
      universe,
      anyDefinition,
      fc
        .constantFrom("GENDER" as const, "INTERESTS" as const, "AGE" as const, "SIC" as const)
        .chain((column) => fc.record({ column: fc.constant(column), criterion: criterionOf[column] })),
      suppressed,
      (from, definition, { column, criterion }, by) => {
        const others = definition.audience.criteria.filter((other) => !isCriterionOnColumn(column)(other))
        return (
          total(from, withCriteria(definition, [...others, criterion]), by) <=
          total(from, withCriteria(definition, others), by)
        )
      },
    ),
  ),
  always(
    "one more value or range of a column that is asked for never lowers the total",
    fc.property(
      universe,
      anyDefinition,
      fc.oneof(
        fc.tuple(criterionOf.INTERESTS, criterionOf.INTERESTS),
        fc.tuple(criterionOf.AGE, criterionOf.AGE),
      ),
      suppressed,
      (from, definition, [asked, more], by) =>
        total(from, withCriteria(definition, [asked]), by) <=
        total(from, withCriteria(definition, [asked, more]), by),
    ),
  ),
  always(
    "one more chosen area never lowers the total of individuals, wherever a new one is put",
    fc.property(
      universe,
      anyDefinition.map(individuals),
      anyArea,
      fc.nat({ max: 4 }),
      suppressed,
      (from, definition, area, at, by) => {
        // One that is chosen already would only move, and a nearest area that comes first may take others' records.
        fc.pre(!definition.areas.some((chosen) => !chosen.excluded && areaKey(chosen) === areaKey(area)))
        const more = inserted(definition.areas, at, { ...area, excluded: false })
        return total(from, definition, by) <= total(from, withAreas(definition, more), by)
      },
    ),
  ),
  always(
    "one more chosen area never lowers the total where none is of the nearest records",
    fc.property(
      universe,
      withoutClosest,
      plainArea,
      fc.nat({ max: 4 }),
      suppressed,
      (from, definition, area, at, by) => {
        const more = inserted(definition.areas, at, { ...area, excluded: false })
        return total(from, definition, by) <= total(from, withAreas(definition, more), by)
      },
    ),
  ),
  always(
    "one more excluded area never raises the total, apart from households next to a nearest area",
    fc.property(universe, steady, plainArea, suppressed, (from, definition, area, by) => {
      const fewer = withAreas(definition, [...definition.areas, { ...area, excluded: true }])
      return total(from, fewer, by) <= total(from, definition, by)
    }),
  ),
  always(
    "an area that is excluded twice is excluded once",
    fc.property(
      universe,
      anyDefinition,
      plainArea,
      fc.nat({ max: 4 }),
      fc.nat({ max: 4 }),
      suppressed,
      (from, definition, area, first, second, by) => {
        const once = inserted(definition.areas, first, { ...area, excluded: true })
        const twice = inserted(once, second, { ...area, excluded: true })
        return equal(
          answer(from, withAreas(definition, twice), by),
          answer(from, withAreas(definition, once), by),
        )
      },
    ),
  ),
  always(
    "reordering areas keeps the total where none is of the nearest records",
    fc.property(
      universe,
      withoutClosest.chain((one) => fc.tuple(fc.constant(one), shuffledAreas(one))),
      suppressed,
      (from, [one, other], by) => total(from, one, by) === total(from, other, by),
    ),
  ),
  always(
    "suppressing more never raises the total, apart from households next to a nearest area",
    fc.property(
      universe,
      steady,
      suppressed,
      suppressed,
      (from, definition, by, more) => total(from, definition, union(by, more)) <= total(from, definition, by),
    ),
  ),
  always(
    "nobody is left when everybody is on the do-not-sell list",
    fc.property(
      universe,
      anyDefinition,
      (from, definition) => total(withoutDoNotSell(from, everybody(from)), definition, noSuppressions) === 0,
    ),
  ),
  always(
    "only records with phones are those that have phones where available",
    fc.property(universe, withoutClosest.map(individuals), suppressed, (from, definition, by) => {
      const only = answer(
        from,
        canonicalDefinition({ ...definition, phoneOption: "onlyWithPhones" }),
        by,
      ).details
      const available = answer(
        from,
        canonicalDefinition({ ...definition, phoneOption: "phonesWhereAvailable" }),
        by,
      ).details
      return equal(
        only.areas.map((area) => area.available),
        available.areas.map((area) => area.withPhones),
      )
    }),
  ),
  always(
    "all households are as many as there are households among the individuals, where none are the nearest",
    fc.property(universe, withoutClosest, suppressed, (from, definition, by) => {
      const without = withCriteria(definition, [])
      const households = canonicalDefinition({
        ...without,
        audience: { unit: "allHouseholds", criteria: [] },
      })
      const found = answer(from, individuals(without), by).selected.flatMap(({ records }) => records)
      return total(from, households, by) === new Set(found.map(({ household }) => household)).size
    }),
  ),
  always(
    "the nearest are as many as asked for, or all candidates where there are fewer",
    fc.property(
      universe,
      anyDefinition,
      fc.integer({ min: 1, max: 13 }),
      suppressed,
      (from, definition, quantity, by) => {
        const excluded = definition.areas.filter((area) => area.excluded)
        const nearest = (n: number) => total(from, withAreas(definition, [closestArea(n), ...excluded]), by)
        return nearest(quantity) === Math.min(quantity, nearest(100_000_000))
      },
    ),
  ),
  always(
    "the nearest are the first of all candidates, however many are asked for",
    fc.property(
      universe,
      anyDefinition,
      point,
      fc.integer({ min: 1, max: 5 }),
      suppressed,
      (from, definition, area, quantity, by) => {
        const [all = []] = whom(from, withAreas(definition, [closestArea(100_000_000, area)]), by)
        const [some = []] = whom(from, withAreas(definition, [closestArea(quantity, area)]), by)
        return equal(some, all.slice(0, some.length))
      },
    ),
  ),
  always(
    "a larger radius never counts less",
    fc.property(
      universe,
      anyDefinition,
      fc.tuple(fc.constantFrom(1, 7, 10, 14, 21), fc.constantFrom(0, 0.5, 7, 100)),
      fc.constantFrom("standard" as const, "zip4" as const, "carrierRoute" as const, "zip" as const),
      suppressed,
      (from, definition, [miles, more], granularity, by) => {
        const within = (reach: number) =>
          total(from, withAreas(definition, [radiusArea(reach, { longitude: 0.1, granularity })]), by)
        return within(miles) <= within(miles + more)
      },
    ),
  ),
  always(
    "a saved count holds exactly whom its definition selects",
    fc.property(universe, anyDefinition, suppressed, (from, definition, by) => {
      const saved = {
        ...from,
        savedCounts: new Map([...from.savedCounts, ["this", { definition, suppressed: by }]]),
      }
      const area: Area = { kind: "savedCount", savedCount: "this", excluded: false }
      return equal(
        whom(saved, asked({ listType: definition.listType, areas: [area] }))
          .flat()
          .toSorted((a, b) => a - b),
        whom(from, definition, by)
          .flat()
          .toSorted((a, b) => a - b),
      )
    }),
  ),
  always(
    "the whole nation with an area excluded, and that area, are the whole nation",
    fc.property(
      universe,
      withoutClosest.map(individuals),
      plainArea,
      suppressed,
      (from, definition, area, by) => {
        const [inside, outside, all] = [
          [{ ...area, excluded: false }],
          [nation, { ...area, excluded: true }],
          [nation],
        ].map((areas) => total(from, withAreas(definition, areas), by))
        return (inside ?? 0) + (outside ?? 0) === all
      },
    ),
  ),
  always(
    "the areas of a count are the chosen ones of the canonical form, in order",
    fc.property(universe, anyDefinition, suppressed, (from, definition, by) =>
      equal(
        answer(from, definition, by).details.areas.map(({ key }) => key),
        canonicalDefinition(definition)
          .areas.filter(({ excluded }) => !excluded)
          .map(areaKey),
      ),
    ),
  ),
)
