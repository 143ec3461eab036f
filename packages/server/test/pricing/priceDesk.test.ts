import { assert, describe, it, layer } from "@effect/vitest"
import { type Choices, defaultChoices } from "@listwright/domain/drafts"
import { assertPriceAddsUp, loadPriceList } from "@listwright/domain/pricing"
import { DateTime, Effect, Layer, Result } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { consumersOffered } from "../configuration/consumersOffered.ts"
import { example } from "../configuration/example.ts"
import { replacePromotions } from "../../src/pricing/replacePromotions.ts"
import { PriceLists } from "../../src/pricing/PriceLists.ts"
import { Promotions } from "../../src/pricing/Promotions.ts"
import { PriceDesk } from "../../src/pricing/PriceDesk.ts"
import { layerServer, newUser, ownerOf, removeFolder, temporaryFolder, zips } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"

const demoPromotions = example.content.promotions
const demoPriceList = example.content.priceLists.find(({ id }) => id === "CON10-2026-1")?.list
if (demoPriceList === undefined) throw new Error("the example has a price list")

describe("the demo price list", () => {
  it("has one price of every element for every quantity", () => {
    assert.isTrue(Result.isSuccess(loadPriceList(demoPriceList)))
    assert.isTrue(demoPriceList.elementPrices.every(({ to }, index) => (index % 6 === 5) === (to === null)))
  })

  it("prices every attribute that costs something, and nothing that does not exist", () => {
    const named = consumersOffered.flatMap(({ priceElement }) => priceElement ?? [])
    const priced = new Set(demoPriceList.elementPrices.map(({ element }) => element))
    assert.deepStrictEqual([...priced].toSorted(), [...new Set(["Base", "Phone", ...named])].toSorted())
  })

  it("falls from bracket to bracket", () => {
    for (const rows of Map.groupBy(demoPriceList.elementPrices, ({ element }) => element).values()) {
      const prices = rows.map(({ price }) => Number(price))
      assert.deepStrictEqual(
        prices,
        prices.toSorted((a, b) => b - a),
      )
    }
  })

  it("offers every list usage of the contract", () => {
    assert.deepStrictEqual(
      demoPriceList.usages.map(({ listUsage }) => listUsage),
      [1, 2, 3, 4, 5, 6, 100],
    )
  })
})

const priceOf = Effect.fnUntraced(function* (choices: Partial<Choices> = {}, definition = zips("60610")) {
  const user = yield* newUser()
  const desk = yield* PriceDesk
  const { price } = yield* desk.price(
    user,
    { definition, choices: { ...defaultChoices, ...choices } },
    ownerOf(user),
  )
  assertPriceAddsUp(price.figures, price.lines)
  return price
})

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const server = layerServer(folder).pipe(Layer.provideMerge(database.layer))

  layer(server, { excludeTestServices: true, timeout: "60 seconds" })(`a quote on ${database.name}`, (it) => {
    it.effect("wants everything available unless less is chosen, and never more", () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* priceOf()).quantity, 1_000)
        assert.strictEqual((yield* priceOf({ quantities: { "zip:60610": 400 } })).quantity, 400)
        assert.strictEqual((yield* priceOf({ quantities: { "zip:60610": 5_000 } })).quantity, 1_000)
      }),
    )

    it.effect("is all zeros for no records", () =>
      Effect.gen(function* () {
        const price = yield* priceOf({ quantities: { "zip:60610": 0 } })
        assert.strictEqual(price.figures.totalBeforeTax, "0.00")
        assert.strictEqual(price.figures.orderCharge, "0.00")
        assert.isNull(price.nextBracket)
      }),
    )

    it.effect("charges for each chosen attribute that has a price, once, and for phones", () =>
      Effect.gen(function* () {
        const definition = {
          ...zips("60610"),
          phoneOption: "onlyWithPhones" as const,
          audience: {
            unit: "individuals" as const,
            criteria: [
              { kind: "ranges" as const, column: "AGE", ranges: [{ from: "25", to: "44" }] as const },
              { kind: "values" as const, column: "GENDER", values: ["F"] as const },
              { kind: "values" as const, column: "INCOME", values: ["9"] as const },
            ],
          },
        }
        // Base 0.0560, Age 0.0045, Income 0.0055, Phone 0.0140; gender is free.
        assert.strictEqual((yield* priceOf({}, definition)).figures.unitPrice, "0.08000")
        const households = {
          ...definition,
          audience: { ...definition.audience, unit: "allHouseholds" as const },
        }
        assert.strictEqual((yield* priceOf({}, households)).figures.unitPrice, "0.07000")
      }),
    )

    it.effect("raises small orders to the minimum order amount", () =>
      Effect.gen(function* () {
        const price = yield* priceOf({ quantities: { "zip:60610": 250 } })
        assert.isTrue(price.figures.minimumElementsChargeApplies)
        assert.isTrue(price.figures.minimumOrderAmountApplies)
        assert.strictEqual(price.figures.totalBeforeTax, "35.00")
        assert.strictEqual(price.minimumQuantity, 250)
      }),
    )

    it.effect("multiplies by the list usage, and refuses one that is not offered", () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* priceOf({ listUsage: 100 })).figures.unitPrice, "0.12600")
        const refused = yield* Effect.flip(priceOf({ listUsage: 7 }))
        assert.strictEqual(refused._tag, "NotPriced")
      }),
    )

    it.effect("shows where the next price begins, and what ordering so much would cost", () =>
      Effect.gen(function* () {
        const price = yield* priceOf({ quantities: { "zip:60660": 4_900 } }, zips("60660"))
        // 4,900 at $0.05600 against 5,000 at $0.05350.
        assert.deepStrictEqual(price.nextBracket, {
          quantity: 5_000,
          unitPrice: "0.05350",
          totalBeforeTax: "267.50",
          difference: "-6.90",
        })
      }),
    )

    it.effect("takes off what a code is good for, in any case of its letters", () =>
      Effect.gen(function* () {
        const ten = yield* priceOf({ promoCode: " welcome10 " })
        assert.deepStrictEqual(ten.promotion, {
          code: "WELCOME10",
          state: "applied",
          notMet: null,
          amount: "5.60",
        })
        assert.strictEqual(ten.figures.totalBeforeTax, "50.40")
        const leads = yield* priceOf({ promoCode: "BIG500" }, zips("60699", "60698"))
        assert.strictEqual(leads.promotion?.amount, "25.75")
        const points = yield* priceOf({ promoCode: "POINTS2X" })
        assert.strictEqual(points.figures.promotionPointValue, "2")
        assert.strictEqual(points.promotion?.amount, "0.00")
      }),
    )

    it.effect("says which minimum a code misses, and that an unknown code is not valid", () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* priceOf({ promoCode: "FLAT25" })).promotion?.notMet, "minimum spend")
        assert.strictEqual((yield* priceOf({ promoCode: "BIG500" })).promotion?.notMet, "minimum records")
        assert.strictEqual((yield* priceOf({ promoCode: "NOBODY" })).promotion?.state, "notValid")
        assert.isNull((yield* priceOf({ promoCode: "" })).promotion)
      }),
    )

    it.effect("takes the promotion that needs no code where no code was typed", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        yield* sql`INSERT INTO promotions (code, name, type, value, needs_no_code, list_types)
          VALUES ('SUMMER', 'Summer', 3, 1, true, '{20}')`
        assert.isNull((yield* priceOf()).promotion)
        yield* sql`UPDATE promotions SET list_types = '{10}' WHERE code = 'SUMMER'`
        assert.strictEqual((yield* priceOf()).promotion?.code, "SUMMER")
        yield* sql`UPDATE promotions SET valid_to = '2020-01-01' WHERE code = 'SUMMER'`
        assert.isNull((yield* priceOf()).promotion)
      }),
    )

    it.effect("takes the first of the site's file, of several that need no code and hold", () =>
      Effect.gen(function* () {
        const free = { type: "flatDollar", needsNoCode: true } as const
        const [second, first, other] = [
          { ...free, code: "ZULU", name: "Zulu", value: "3", listTypes: [10] },
          { ...free, code: "ALPHA", name: "Alpha", value: "4" },
          { ...free, code: "MIKE", name: "Mike", value: "5", listTypes: [40] },
        ]
        const zone = DateTime.zoneMakeNamedUnsafe("America/Chicago")
        const { withoutCode } = yield* Promotions
        const codes = (listType: number) =>
          Effect.map(withoutCode(listType), (found) => found.map(({ code }) => code))
        yield* replacePromotions([other, second, first], zone)
        assert.deepStrictEqual(yield* codes(10), ["ZULU", "ALPHA"])
        assert.deepStrictEqual(yield* codes(40), ["MIKE", "ALPHA"])
        assert.strictEqual((yield* priceOf()).promotion?.code, "ZULU")
        yield* replacePromotions([first, second], zone)
        assert.strictEqual((yield* priceOf()).promotion?.code, "ALPHA")
        yield* replacePromotions(demoPromotions, zone)
      }),
    )

    it.effect(
      "is made with the version of the prices that is in force, and old versions stay as they are",
      () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const lists = yield* PriceLists
          assert.strictEqual((yield* lists.current(10)).id, "CON10-2026-1")
          yield* sql`INSERT INTO price_lists (id, list_type, valid_from, body)
          SELECT 'CON10-2999-1', 10, '2999-01-01', body FROM price_lists WHERE id = 'CON10-2026-1'`
          assert.strictEqual((yield* lists.current(10)).id, "CON10-2026-1")
          yield* Effect.flip(sql`UPDATE price_lists SET valid_from = '2000-01-01' WHERE id = 'CON10-2999-1'`)
        }),
    )

    it.effect("is refused where a version leaves out quantities, and names where", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const lists = yield* PriceLists
        yield* sql`INSERT INTO price_lists (id, list_type, valid_from, body)
          SELECT 'GAP', 220, '2026-01-01', jsonb_set(body, '{elementPrices,1,from}', '1500') FROM price_lists
          WHERE id = 'CON10-2026-1'`
        const refused = yield* Effect.flip(lists.current(220))
        assert.include(refused.reason, "no price for 1000 to 1499")
        assert.include((yield* Effect.flip(lists.current(280))).reason, "there is no price list")
      }),
    )

    it.effect("knows every demo promotion", () =>
      Effect.gen(function* () {
        const promotions = yield* Promotions
        for (const { code } of demoPromotions) {
          assert.strictEqual((yield* promotions.byCode(10, code))?.code, code)
        }
      }),
    )
  })

  const noPay = layerServer(folder, { mayNotPay: true }).pipe(Layer.provideMerge(database.layer))
  layer(noPay, { excludeTestServices: true, timeout: "60 seconds" })(
    `a quote for users without payment, on ${database.name}`,
    (it) => {
      it.effect("knows no promotions", () =>
        Effect.gen(function* () {
          assert.strictEqual((yield* priceOf({ promoCode: "WELCOME10" })).promotion?.state, "notValid")
        }),
      )
    },
  )
}
