import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { CountAnswer } from "../../src/counting/questions/CountAnswer.ts"
import { canonicalDefinition, emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { DefinitionHash, type ListDefinition } from "../../src/definition/ListDefinition.ts"
import { defaultChoices } from "../../src/drafts/Draft.ts"
import { codeToArea } from "../../src/geography/codes/parsePastedCodes.ts"
import { outcomeText, outcomeTotalText, remainderText } from "../../src/pricing/figures/outcomeText.ts"
import type { ChangeOutcome } from "../../src/pricing/figures/PricedSuggestions.ts"
import { priceSuggestions } from "../../src/pricing/figures/priceSuggestions.ts"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { priceCount, type SitePrices } from "../../src/pricing/price/priceCount.ts"
import { toPromotionReadings } from "../../src/promotion/PromotionReadings.ts"
import { demoList } from "./demoPrices.ts"

const known = { definitionHash: DefinitionHash.make(""), snapshot: "" }
const counted = (first: number, second: number): CountAnswer => ({
  ...known,
  total: first + second,
  withPhones: 0,
  areas: [
    { key: "zip:60614", available: first, withPhones: 0 },
    { key: "zip:60615", available: second, withPhones: 0 },
  ],
  withoutPlace: [],
  suppressed: [],
})
const list = (criteria: ListDefinition["audience"]["criteria"]) =>
  canonicalDefinition({
    ...emptyDefinition(10),
    areas: [codeToArea("zip", "60614"), codeToArea("zip", "60615")],
    audience: { unit: "individuals", criteria },
  })
const age = list([{ kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "54" }] }])
const everybody = list([])
const site: SitePrices = {
  prices: indexPriceList(demoList),
  columns: [{ column: "AGE", name: "Age", priceElement: "AGE" }],
  promotions: [],
  readings: toPromotionReadings({}),
  minimumQuantity: 250,
}
const now = counted(500, 400)
const then = counted(700, 500)
const withoutAge = {
  relaxation: { kind: "dropColumn", column: "AGE" },
  definition: everybody,
  more: 300,
} as const
const fewer = {
  restriction: { kind: "dropArea", area: "zip:60615" },
  definition: canonicalDefinition({ ...age, areas: [codeToArea("zip", "60614")] }),
  records: 500,
} as const

/** Suggestions that were asked for without a condition. */
const given = <A>(priced: A | null): A => {
  if (priced === null) throw new Error("there are none")
  return priced
}

const asked = async (more: Partial<typeof defaultChoices> = {}, prices: SitePrices | null = site) => {
  const choices = { ...defaultChoices, ...more }
  const aims: Array<number> = []
  const recounted: Array<ListDefinition> = []
  const answer = await Effect.runPromise(
    priceSuggestions({ definition: age, choices, draftId: null, revision: 1 }, now, {
      site: prices,
      near: (wanted) => {
        aims.push(wanted)
        return Effect.succeed({ ...known, suggestions: [withoutAge], restrictions: [fewer] })
      },
      count: (definition) => {
        recounted.push(definition)
        return Effect.succeed(definition.audience.criteria.length === 0 ? then : counted(500, 0))
      },
    }),
  )
  const totalOf = (definition: typeof age, count: CountAnswer): string => {
    const quoted = priceCount(site, { definition, choices }, count)
    return quoted._tag === "Success" ? quoted.success.price.figures.totalBeforeTax : ""
  }
  return { aims, priced: given(answer), recounted, totalOf }
}

describe("suggestions with prices", () => {
  it("say what the list would be counted and priced at", async () => {
    const { priced, recounted, totalOf } = await asked()
    const [before, after] = [totalOf(age, now), totalOf(everybody, then)]
    expect(priced.suggestions[0]?.after).toEqual({
      records: 1_200,
      recordsDifference: 300,
      price: { totalBeforeTax: after, difference: (Number(after) - Number(before)).toFixed(2) },
    })
    expect(priced.restrictions[0]?.after).toMatchObject({ records: 500, recordsDifference: -400 })
    expect(Number(priced.restrictions[0]?.after.price?.difference)).toBeLessThan(0)
    expect(recounted).toEqual([])
  })

  it("order no more than is wanted, of whatever there is then", async () => {
    const { priced, totalOf } = await asked({ wantedTotal: 1_000 })
    expect(priced.suggestions[0]?.after.price?.totalBeforeTax).toBe(totalOf(everybody, counted(600, 400)))
  })

  it("are counted area by area where so many are wanted of each", async () => {
    const { priced, recounted, totalOf } = await asked({ quantities: { "zip:60615": 450 } })
    expect(recounted).toHaveLength(2)
    expect(priced.suggestions[0]?.after.price?.totalBeforeTax).toBe(totalOf(everybody, counted(700, 450)))
  })

  it("aim at what is asked for, at the fewest of an order, or at a quarter more", async () => {
    expect((await asked({ wantedTotal: 1_000 })).aims).toEqual([1_000])
    expect((await asked({ wantedTotal: 10 })).aims).toEqual([250])
    expect((await asked()).aims).toEqual([1_125])
  })

  it("have no price where there are no prices", async () => {
    expect((await asked({}, null)).priced.suggestions[0]?.after).toEqual({
      records: 1_200,
      recordsDifference: 300,
      price: null,
    })
  })

  it("restrict nothing where nothing was found that would", async () => {
    const choices = defaultChoices
    const priced = await Effect.runPromise(
      priceSuggestions({ definition: age, choices, draftId: null, revision: 1 }, now, {
        site,
        near: () => Effect.succeed({ ...known, suggestions: [withoutAge] }),
        count: () => Effect.succeed(then),
      }),
    )
    expect([given(priced).suggestions.length, given(priced).restrictions]).toEqual([1, []])
  })

  it("that are asked for only where there are too few are none where there are enough", async () => {
    const near = (wantedTotal: number, prices: SitePrices | null = site) => {
      const aims: Array<number> = []
      const choices = { ...defaultChoices, wantedTotal }
      const question = {
        definition: age,
        choices,
        draftId: null,
        revision: 1,
        suggestions: { whenShort: true },
      }
      return Effect.runPromise(
        Effect.map(
          priceSuggestions(question, now, {
            site: prices,
            near: (wanted) => {
              aims.push(wanted)
              return Effect.succeed({ ...known, suggestions: [withoutAge] })
            },
            count: () => Effect.succeed(then),
          }),
          (answer) => [aims, answer?.suggestions.length ?? null],
        ),
      )
    }
    expect(await near(900)).toEqual([[], null])
    expect(await near(901)).toEqual([[901], 1])
    expect(await near(900, { ...site, minimumQuantity: 1_000 })).toEqual([[1_000], 1])
    expect(await near(900, null)).toEqual([[], null])
  })

  it("have no price where a list that has one would be too large for the prices", async () => {
    const upTo999 = demoList.elementPrices.filter(({ from, element }) => element !== "Base" || from === 1)
    const prices = indexPriceList({ ...demoList, elementPrices: upTo999 })
    const { priced } = await asked({}, { ...site, prices })
    expect(priced.suggestions[0]?.after.price).toBeNull()
    expect(priced.restrictions[0]?.after.price).not.toBeNull()
  })
})

describe("the words for what a change comes to", () => {
  const outcome = (recordsDifference: number, difference: string | null): ChangeOutcome => ({
    records: 1_506 + recordsDifference,
    recordsDifference,
    price: difference === null ? null : { totalBeforeTax: "1238.10", difference },
  })
  it.each([
    [outcome(90, "3.10"), "+90 records, +$3.10", "1,596 records, +$3.10", "1,596 records for $1,238.10"],
    [outcome(-1, "-3.10"), "−1 record, −$3.10", "1,505 records, −$3.10", "1,505 records for $1,238.10"],
    [
      outcome(1_000, "0.00"),
      "+1,000 records, same price",
      "2,506 records, same price",
      "2,506 records for $1,238.10",
    ],
    [outcome(-1_505, null), "−1,505 records", "1 record", "1 record"],
  ])("%#", (one, change, remainder, total) => {
    expect([outcomeText(one), remainderText(one), outcomeTotalText(one)]).toEqual([change, remainder, total])
  })
})
