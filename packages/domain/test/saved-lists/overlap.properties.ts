import assert from "node:assert/strict"
import fc from "fast-check"
import { Result } from "effect"
import { type Universe } from "../../src/counting/evaluator/Universe.ts"
import { evaluate } from "../../src/counting/evaluator/evaluate.ts"
import { overlap } from "../../src/counting/evaluator/overlap.ts"
import { noSuppressions } from "../../src/counting/evaluator/Universe.ts"
import { MAX_OVERLAP_AREAS } from "../../src/counting/questions/Overlap.ts"
import type { CanonicalDefinition } from "../../src/definition/canonicalDefinition.ts"
import { inferGeoType } from "../../src/geography/step/inferGeoType.ts"
import { hasTargetGeography } from "../../src/geography/step/canLeaveGeography.ts"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import type { PriceList } from "../../src/pricing/price-list/PriceList.ts"
import { priceCount, type SitePrices } from "../../src/pricing/price/priceCount.ts"
import { toPromotionReadings } from "../../src/promotion/PromotionReadings.ts"
import { partDefinition, overlapDefinition } from "../../src/saved-lists/partDefinition.ts"
import { sizedParts } from "../../src/saved-lists/ListOverlap.ts"
import { type OverlapPart, partCode, parsePartCode } from "../../src/saved-lists/OverlapPart.ts"
import { OVERLAP_CHOICES, priceParts } from "../../src/saved-lists/priceParts.ts"
import { SavedListId } from "../../src/shared/SavedListId.ts"
import { Zip4 } from "../../src/shared/Zip.ts"
import { anyPriceList } from "../../src/testing/priceLists.ts"
import { parseWholeAmount } from "../../src/testing/createPricer.ts"
import { asked, person, universeOf } from "../counting/evaluator/exampleUniverse.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"

const LIST_TYPE = 10

/** Lists that overlap in any way, as bits: every person lives on the ZIP+4 that is named for the lists they are in. */
interface Overlapping {
  readonly ids: ReadonlyArray<SavedListId>
  readonly universe: Universe
}

const zip4Of = (bits: number): Zip4 => Zip4.make(`60601${String(bits).padStart(4, "0")}`)

const overlapping: fc.Arbitrary<Overlapping> = fc
  .integer({ min: 2, max: MAX_OVERLAP_AREAS })
  .chain((lists) =>
    fc.tuple(
      fc.constant(lists),
      fc.array(fc.record({ bits: fc.nat({ max: 2 ** lists - 1 }), hasPhone: fc.boolean() }), {
        maxLength: 30,
      }),
    ),
  )
  .map(([lists, people]) => {
    const ids = Array.from({ length: lists }, (_, at) => SavedListId.make(`list-${at}`))
    const inList = (at: number) =>
      Array.from({ length: 2 ** lists }, (_, bits) => bits).filter((bits) => ((bits >> at) & 1) === 1)
    const universe = universeOf(
      ...people.map(({ bits, hasPhone }, key) =>
        person(key, { plus4: String(bits).padStart(4, "0"), phone: hasPhone ? "deliverable" : "none" }),
      ),
    )
    const savedCounts = new Map(
      ids.map((id, at) => {
        const areas = inList(at).map((bits) => ({
          kind: "zip4" as const,
          zip4: zip4Of(bits),
          excluded: false,
        }))
        return [id, { definition: asked({ areas }), suppressed: noSuppressions }] as const
      }),
    )
    return { ids, universe: { ...universe, savedCounts } }
  })

const regionsOf = ({ ids, universe }: Overlapping) =>
  Result.getOrThrow(overlap(universe, overlapDefinition(LIST_TYPE, ids), noSuppressions)).regions

const partsOf = (lists: Overlapping) => {
  const { parts, regions } = sizedParts(lists.ids.length, regionsOf(lists))
  return [...regions, ...parts]
}

const evaluated = ({ universe }: Overlapping, definition: CanonicalDefinition) => {
  const { details, selected } = Result.getOrThrow(evaluate(universe, definition, noSuppressions))
  return { details, people: selected.flatMap(({ records }) => records.map(({ personKey }) => personKey)) }
}

const site = (list: PriceList): SitePrices => ({
  prices: indexPriceList(list),
  columns: [],
  promotions: [],
  readings: toPromotionReadings({}),
  minimumQuantity: 250,
})

/**
 * Returns the quote desk's price in cents for a list of this definition with this many records; null if there's no
 * price.
 */
const quoted = (prices: SitePrices, definition: CanonicalDefinition, total: number): bigint | null => {
  const areas = [{ key: "any", available: total, withPhones: 0 }]
  const price = priceCount(prices, { definition, choices: OVERLAP_CHOICES }, { total, areas })
  return Result.isSuccess(price) ? parseWholeAmount(price.success.price.figures.totalBeforeTax) : null
}

const anyPart = (lists: number): fc.Arbitrary<OverlapPart> =>
  fc.constantFrom(...sizedParts(lists, []).parts.map(({ part }) => part))

const listsAndPart = overlapping.chain((lists) => fc.tuple(fc.constant(lists), anyPart(lists.ids.length)))

export const overlapSentences = sentencesAbout(
  "saved-lists",
  always(
    "the definition of a part of an overlap counts exactly the people of the part",
    fc.property(overlapping, (lists) => {
      for (const { part, records, withPhones } of partsOf(lists)) {
        const definition = partDefinition(LIST_TYPE, lists.ids, part)
        const { details } = evaluated(lists, definition)
        assert.deepEqual([details.total, details.withPhones], [records, withPhones], partCode(part))
      }
    }),
  ),
  always(
    "every part of an overlap but a list by itself can be ordered, as a list of saved counts",
    fc.property(listsAndPart, ([{ ids }, part]) => {
      const definition = partDefinition(LIST_TYPE, ids, part)
      const geoType = inferGeoType(definition.areas)
      return geoType === "multiCount" && (part.kind === "list" || hasTargetGeography(definition, geoType))
    }),
  ),
  always(
    "a part of an overlap costs what the price of a list of it says",
    fc.property(overlapping, anyPriceList, (lists, list) => {
      const regions = regionsOf(lists)
      const sized = partsOf(lists)
      const toPrice = {
        definition: overlapDefinition(LIST_TYPE, lists.ids),
        lists: lists.ids.length,
        regions,
        over: null,
      }
      const { prices } = priceParts(
        site(list),
        toPrice,
        sized.map(({ part }) => part),
      )
      sized.forEach(({ part }, at) => {
        const definition = partDefinition(LIST_TYPE, lists.ids, part)
        const { details } = evaluated(lists, definition)
        const expected = quoted(site(list), definition, details.total)
        const { alone = null, onTop = null } = prices[at] ?? {}
        assert.equal(alone === null ? null : parseWholeAmount(alone), expected, partCode(part))
        assert.equal(onTop, null)
      })
    }),
  ),
  always(
    "on top of another part, a part costs the price of everybody in either less the price of the other",
    fc.property(listsAndPart, anyPriceList, ([lists, over], list) => {
      const regions = regionsOf(lists)
      const sized = partsOf(lists)
      const definition = overlapDefinition(LIST_TYPE, lists.ids)
      const toPrice = { definition, lists: lists.ids.length, regions, over }
      const { prices } = priceParts(
        site(list),
        toPrice,
        sized.map(({ part }) => part),
      )
      const peopleOf = (part: OverlapPart) =>
        evaluated(lists, partDefinition(LIST_TYPE, lists.ids, part)).people
      const others = peopleOf(over)
      sized.forEach(({ part }, at) => {
        const together = quoted(site(list), definition, new Set([...others, ...peopleOf(part)]).size)
        const less = quoted(site(list), definition, others.length)
        const { onTop = null } = prices[at] ?? {}
        const expected = together === null || less === null ? null : together - less
        assert.equal(
          onTop === null ? null : parseWholeAmount(onTop),
          expected,
          `${partCode(part)} on ${partCode(over)}`,
        )
      })
    }),
  ),
  always(
    "a part of an overlap is found again by its code",
    fc.property(listsAndPart, fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }), ([, part], places) => {
      const [first = 0, ...others] = places
      assert.deepEqual(parsePartCode(partCode(part)), part)
      const region: OverlapPart = { kind: "region", lists: [first, ...others] }
      assert.deepEqual(parsePartCode(partCode(region)), region)
    }),
  ),
)
