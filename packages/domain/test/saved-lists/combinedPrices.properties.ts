import assert from "node:assert/strict"
import { Result } from "effect"
import fc from "fast-check"
import { evaluate } from "../../src/counting/evaluator/evaluate.ts"
import { overlap } from "../../src/counting/evaluator/overlap.ts"
import { noSuppressions, type SavedSelection, type Universe } from "../../src/counting/evaluator/Universe.ts"
import type { CountAnswer } from "../../src/counting/questions/CountAnswer.ts"
import type { Area } from "../../src/definition/Area.ts"
import type { CombinationOperation } from "../../src/definition/Combination.ts"
import type { CanonicalDefinition } from "../../src/definition/canonicalDefinition.ts"
import { type Choices, defaultChoices } from "../../src/drafts/Draft.ts"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import type { PriceList } from "../../src/pricing/price-list/PriceList.ts"
import {
  affordableQuantityFromCount,
  priceCount,
  type SitePrices,
} from "../../src/pricing/price/priceCount.ts"
import { toPromotionReadings } from "../../src/promotion/PromotionReadings.ts"
import { partDefinition, overlapDefinition } from "../../src/saved-lists/partDefinition.ts"
import { sizedParts } from "../../src/saved-lists/ListOverlap.ts"
import { partCode } from "../../src/saved-lists/OverlapPart.ts"
import { priceParts } from "../../src/saved-lists/priceParts.ts"
import { SavedListId } from "../../src/shared/SavedListId.ts"
import { Zip4 } from "../../src/shared/Zip.ts"
import { referencePricing } from "../../src/testing/referencePricing.ts"
import { anyPriceList } from "../../src/testing/priceLists.ts"
import { parseWholeAmount } from "../../src/testing/createPricer.ts"
import { allColumns, asked, person, universeOf } from "../counting/evaluator/exampleUniverse.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"

/** Lists in the universe itself; every other list combines earlier ones. */
const PLAIN = 4

/** The criteria that lists may have, which every person fits; `ELEMENT` names the price element of each. */
const CRITERIA = {
  AGE: { kind: "ranges", column: "AGE", ranges: [{ from: "18", to: "80" }] },
  GENDER: { kind: "values", column: "GENDER", values: ["F"] },
} as const
type Column = keyof typeof CRITERIA
const ELEMENT: Record<Column, string> = { AGE: "AGE", GENDER: "INCOME" }
const COLUMNS: ReadonlyArray<Column> = ["AGE", "GENDER"]

/** A list made of others by their places: of a combination, or of one area a list. */
interface Expression {
  readonly operation: CombinationOperation | "areas"
  readonly lists: ReadonlyArray<number>
  readonly k: number
  /** The list's own criteria, in addition to the lists it's made of. */
  readonly own: ReadonlyArray<Column>
}

interface Drawn {
  /** In which of the plain lists each person is, as bits. */
  readonly people: ReadonlyArray<number>
  readonly plain: ReadonlyArray<ReadonlyArray<Column>>
  readonly made: ReadonlyArray<Expression>
}

const idOf = (place: number): string => `list-${place}`

const expressionOver = (lists: number, own: fc.Arbitrary<ReadonlyArray<Column>>): fc.Arbitrary<Expression> =>
  fc
    .record({
      operation: fc.constantFrom("union", "intersect", "minus", "exactly", "areas"),
      lists: fc.uniqueArray(fc.nat({ max: lists - 1 }), { minLength: 2, maxLength: 4 }),
      k: fc.integer({ min: 1, max: 4 }),
      own,
    })
    .map((one) => ({ ...one, k: Math.min(one.k, one.lists.length) }))

const someColumns = fc.subarray([...COLUMNS])

/** Lists with any attributes, or with these alone. */
const drawn = (columns: fc.Arbitrary<ReadonlyArray<Column>>, own = columns): fc.Arbitrary<Drawn> =>
  fc.record({
    people: fc.array(fc.integer({ min: 0, max: 2 ** PLAIN - 1 }), { minLength: 1, maxLength: 25 }),
    plain: fc.array(columns, { minLength: PLAIN, maxLength: PLAIN }),
    made: fc
      .integer({ min: 1, max: 4 })
      .chain((made) => fc.tuple(...Array.from({ length: made }, (_, at) => expressionOver(PLAIN + at, own)))),
  })

const zip4Of = (bits: number): Area => ({
  kind: "zip4",
  zip4: Zip4.make(`60601${String(bits).padStart(4, "0")}`),
  excluded: false,
})

const audienceOf = (columns: ReadonlyArray<Column>) => ({
  unit: "individuals" as const,
  criteria: columns.map((column) => CRITERIA[column]),
})

const definitionOf = ({ k, lists, operation, own }: Expression): CanonicalDefinition => {
  const savedCounts = lists.map(idOf)
  const areas: ReadonlyArray<Area> =
    operation === "areas"
      ? savedCounts.map((savedCount) => ({ kind: "savedCount", savedCount, excluded: false }))
      : [
          {
            kind: "combination",
            operation,
            k: operation === "exactly" ? k : null,
            savedCounts,
            excluded: false,
          },
        ]
  return asked({ areas, audience: audienceOf(own) })
}

const savedIn = ({ made, plain }: Drawn): ReadonlyMap<string, SavedSelection> => {
  const definitions = [
    ...plain.map((columns, at) => {
      const within = Array.from({ length: 2 ** PLAIN }, (_, bits) => bits).filter((bits) => (bits >> at) & 1)
      return asked({ areas: within.map(zip4Of), audience: audienceOf(columns) })
    }),
    ...made.map(definitionOf),
  ]
  return new Map(
    definitions.map((definition, at) => [idOf(at), { definition, suppressed: noSuppressions }] as const),
  )
}

const universeIn = (lists: Drawn): Universe => ({
  ...universeOf(
    ...lists.people.map((bits, key) =>
      person(key, {
        plus4: String(bits).padStart(4, "0"),
        attributes: new Map([
          ["AGE", ["40"]],
          ["GENDER", ["F"]],
        ]),
      }),
    ),
  ),
  savedCounts: savedIn(lists),
})

const site = ({
  mapElementPrices: _,
  mapBasePrice: __,
  mapMinimumElementsCharge: ___,
  ...list
}: PriceList): SitePrices => ({
  prices: indexPriceList(list),
  columns: allColumns.map((column) => ({
    ...column,
    priceElement: column.column === "GENDER" ? ELEMENT.GENDER : column.column,
  })),
  promotions: [],
  readings: toPromotionReadings({}),
  minimumQuantity: 1,
})

type Counted = Pick<CountAnswer, "areas" | "total">

/** Counts a definition as if each person occurred `times` times. */
const countOf = (universe: Universe, definition: CanonicalDefinition, times: number): Counted => {
  const { details, selectedBy } = Result.getOrThrow(evaluate(universe, definition, noSuppressions))
  const areas = details.areas.map(({ available, key, withPhones }, at) => {
    const parts = (selectedBy[at] ?? []).map((part) => ({ ...part, records: part.records * times }))
    const count = { key, available: available * times, withPhones }
    return parts.length === 0 ? count : { ...count, selectedBy: parts }
  })
  return { areas, total: details.total * times }
}

const priceOf = (
  prices: SitePrices,
  definition: CanonicalDefinition,
  count: Counted,
  choices: Partial<Choices> = {},
) =>
  Result.getOrThrow(priceCount(prices, { definition, choices: { ...defaultChoices, ...choices } }, count))
    .price

/** In words of the law, without any of the rule: which attributes a person in a list was selected by; null: not in it. */
const attributesOf = (lists: Drawn, place: number, bits: number): ReadonlySet<Column> | null => {
  const plain = lists.plain[place]
  if (plain !== undefined) return ((bits >> place) & 1) === 1 ? new Set(plain) : null
  const one = lists.made[place - PLAIN]
  if (one === undefined) return null
  const each = one.lists.map((list) => attributesOf(lists, list, bits))
  const holding = each.filter((own) => own !== null)
  const first = each[0] ?? null
  const selected = (): ReadonlyArray<ReadonlySet<Column>> => {
    switch (one.operation) {
      case "areas":
      case "union":
        return holding.slice(0, 1)
      case "intersect":
        return holding.length === each.length ? holding : []
      case "minus":
        return first !== null && holding.length === 1 ? [first] : []
      case "exactly":
        return holding.length === one.k ? holding : []
    }
  }
  const found = selected()
  return found.length === 0 ? null : new Set([...one.own, ...found.flatMap((own) => [...own])])
}

const lastOf = ({ made }: Drawn): Expression => {
  const last = made.at(-1)
  if (last === undefined) throw new Error("there is an expression")
  return last
}

/** Recounts the last list by the price elements that selected each record, with each person counted `times` times. */
const recounted = (lists: Drawn, times: number): ReadonlyMap<string, number> => {
  const parts = new Map<string, number>()
  for (const bits of lists.people) {
    const own = attributesOf(lists, PLAIN + lists.made.length - 1, bits)
    if (own === null) continue
    const key = [
      "Base",
      ...COLUMNS.filter((column) => own.has(column)).map((column) => ELEMENT[column]),
    ].join(",")
    parts.set(key, (parts.get(key) ?? 0) + times)
  }
  return parts
}

const times = fc.constantFrom(1, 7, 100, 250, 1000)

const orderOf = (elements: string, quantity: number) => ({
  quantity,
  elements: elements.split(",").map((element) => ({ element, isAdditional: false })),
  listUsage: 1,
  labelCount: 0,
  geographyCharge: "0.00",
  mobilePackageCharge: "0.00",
})

const cents = (hundredThousandths: bigint, quantity: number): bigint =>
  (hundredThousandths * BigInt(quantity) + 500n) / 1000n

export const combinedPriceSentences = sentencesAbout(
  "saved-lists",
  always(
    "a combination is charged part by part: each person by the attributes that selected them, at the prices of all",
    fc.property(drawn(someColumns), anyPriceList, times, (lists, list, each) => {
      const definition = definitionOf(lastOf(lists))
      const count = countOf(universeIn(lists), definition, each)
      const { figures, lines } = priceOf(site(list), definition, count)
      const parts = [...recounted(lists, each)]
      const total = parts.reduce((sum, [, records]) => sum + records, 0)
      assert.equal(count.total, total)
      if (total === 0) return
      const rates = parts.map(([elements, records]) => ({
        records,
        rate: parseWholeAmount(referencePricing(list, orderOf(elements, total)).unitPrice),
      }))
      const charge = rates.reduce((sum, { rate, records }) => sum + cents(rate, records), 0n)
      const minimum = parseWholeAmount(Number(list.minimumElementsCharge).toFixed(2))
      assert.equal(parseWholeAmount(figures.orderCharge), charge > minimum ? charge : minimum)
      const [first, ...others] = rates
      const average = (charge * 2000n + BigInt(total)) / (2n * BigInt(total))
      assert.equal(parseWholeAmount(figures.unitPrice), others.length === 0 ? first?.rate : average)
      const charged = lines.filter(({ label }) => label === lines[0]?.label)
      assert.equal(charged.length, others.length === 0 ? 1 : parts.length + (charge < minimum ? 1 : 0))
    }),
  ),
  always(
    "lists of the same attributes cost as one list, however they are combined",
    fc.property(
      someColumns.chain((columns) =>
        fc.tuple(drawn(fc.constant(columns), fc.subarray([...columns])), fc.constant(columns)),
      ),
      anyPriceList,
      times,
      ([lists, columns], list, each) => {
        const definition = definitionOf(lastOf(lists))
        const count = countOf(universeIn(lists), definition, each)
        const one = asked({ areas: definition.areas.filter(() => false), audience: audienceOf(columns) })
        const plain = { total: count.total, areas: [{ key: "any", available: count.total, withPhones: 0 }] }
        assert.deepEqual(
          priceOf(site(list), definition, count).figures,
          priceOf(site(list), one, plain).figures,
        )
      },
    ),
  ),
  always(
    "a list united or intersected with its own copy, and less nobody, costs what it costs by itself",
    fc.property(
      drawn(someColumns),
      anyPriceList,
      times,
      fc.constantFrom<Expression["operation"]>("union", "intersect", "minus", "areas", "exactly"),
      (lists, list, each, operation) => {
        const own = definitionOf(lastOf(lists))
        const universe = universeIn(lists)
        const copy = { definition: own, suppressed: noSuppressions }
        const nobody = { definition: asked({ areas: [zip4Of(9999)] }), suppressed: noSuppressions }
        const second = operation === "minus" ? nobody : copy
        const savedCounts = new Map([...universe.savedCounts, [idOf(90), copy], [idOf(91), second]])
        const both = definitionOf({ operation, lists: [90, 91], k: 2, own: [] })
        const quoted = (definition: CanonicalDefinition) =>
          priceOf(site(list), definition, countOf({ ...universe, savedCounts }, definition, each)).figures
        assert.deepEqual(quoted(both), quoted(own))
      },
    ),
  ),
  always(
    "the parts of a combination are the records that are wanted, near their share, and cost Base at least",
    fc.property(
      drawn(someColumns),
      anyPriceList,
      times,
      fc.nat({ max: 30_000 }),
      (lists, list, each, wantedTotal) => {
        const definition = definitionOf(lastOf(lists))
        const count = countOf(universeIn(lists), definition, each)
        const { figures, lines, quantity } = priceOf(site(list), definition, count, { wantedTotal })
        assert.equal(quantity, Math.min(wantedTotal, count.total))
        const parts = lines.filter(({ detail }) => /^.*: [\d,]+ records? at /.test(detail))
        if (parts.length < 2) return
        const records = parts.map(({ detail }) =>
          Number(/([\d,]+) records?/.exec(detail.slice(detail.indexOf(": ")))?.[1]?.replaceAll(",", "")),
        )
        assert.equal(
          records.reduce((sum, one) => sum + one, 0),
          quantity,
        )
        const base = priceOf(site(list), asked({}), {
          total: quantity,
          areas: [{ key: "any", available: quantity, withPhones: 0 }],
        })
        // Each part is rounded by itself.
        assert.ok(
          parseWholeAmount(figures.orderCharge) + BigInt(parts.length) >=
            parseWholeAmount(base.figures.orderCharge),
        )
      },
    ),
  ),
  always(
    "a part of an overlap of lists costs what the price of a list of it says, whatever attributes they have",
    fc.property(drawn(someColumns), anyPriceList, (lists, list) => {
      const universe = universeIn(lists)
      // The plain lists, and the latest two that are made of others.
      const ids = [...universe.savedCounts.keys()].slice(-4).map((id) => SavedListId.make(id))
      const definition = overlapDefinition(10, ids)
      const { regions } = Result.getOrThrow(overlap(universe, definition, noSuppressions))
      const sized = sizedParts(ids.length, regions)
      const parts = [...sized.regions, ...sized.parts].map(({ part }) => part)
      const toPrice = { definition, lists: ids.length, regions, over: null }
      const { prices } = priceParts(site(list), toPrice, parts)
      parts.forEach((part, at) => {
        const own = partDefinition(10, ids, part)
        const { figures } = priceOf(site(list), own, countOf(universe, own, 1))
        assert.equal(prices[at]?.alone, figures.totalBeforeTax, partCode(part))
      })
    }),
  ),
  always(
    "a budget buys as many records of a combination as pricing every quantity finds",
    fc.property(
      drawn(someColumns),
      anyPriceList,
      fc.constantFrom(1, 5),
      fc.integer({ min: 0, max: 3000 }),
      (lists, list, each, budget) => {
        const definition = definitionOf(lastOf(lists))
        const count = countOf(universeIn(lists), definition, each)
        if (count.total === 0) return
        const prices = site({
          ...list,
          minimumOrderAmount: "0.00",
          serviceCharge: "0.00",
          minimumElementsCharge: "0.10",
        })
        const dollars = (budget / 100).toFixed(2)
        const found = Result.getOrThrow(
          affordableQuantityFromCount(prices, { definition, choices: defaultChoices }, count, dollars),
        )
        const within = Array.from({ length: count.total }, (_, at) => at + 1).filter(
          (wantedTotal) =>
            parseWholeAmount(priceOf(prices, definition, count, { wantedTotal }).figures.totalBeforeTax) <=
            BigInt(budget),
        )
        assert.equal(found.most?.quantity ?? 0, within.at(-1) ?? 0)
      },
    ),
  ),
)
