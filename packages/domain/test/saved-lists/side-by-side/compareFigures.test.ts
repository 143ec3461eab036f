import { Effect, Layer, Stream } from "effect"
import { describe, expect, it } from "vitest"
import { CountRefused } from "../../../src/counting/questions/CountErrors.ts"
import { canonicalDefinition, emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"
import { DefinitionHash } from "../../../src/definition/ListDefinition.ts"
import { defaultChoices } from "../../../src/drafts/Draft.ts"
import { Figures } from "../../../src/pricing/figures/Figures.ts"
import type { FiguresPart } from "../../../src/pricing/figures/FiguresPart.ts"
import type { Price } from "../../../src/pricing/price/Price.ts"
import {
  compareFigures,
  comparedFigureText,
  computeBothFigures,
} from "../../../src/saved-lists/side-by-side/compareFigures.ts"
import {
  parseListReference,
  listReferenceText,
  type ComparedList,
} from "../../../src/saved-lists/side-by-side/ComparedList.ts"
import { SavedListId } from "../../../src/shared/SavedListId.ts"
import { DraftId } from "../../../src/shared/DraftId.ts"
import { Zip } from "../../../src/shared/Zip.ts"

const side = (zips: ReadonlyArray<string>, revision = 0): ComparedList => ({
  reference: { kind: "list", id: SavedListId.make("a") },
  name: "North",
  definition: canonicalDefinition({
    ...emptyDefinition(10),
    areas: zips.map((zip) => ({ kind: "zip", zip: Zip.make(zip), excluded: false })),
  }),
  choices: defaultChoices,
  draftId: DraftId.make("d"),
  revision,
})

const figures = (total: number) => ({
  unitPrice: "0.04250",
  orderCharge: "0.00",
  minimumElementsChargeApplies: false,
  labelCharge: "0.00",
  minimumLabelChargeApplies: false,
  shippingCharge: "0.00",
  serviceCharge: "0.00",
  geographyCharge: "0.00",
  mobilePackageCharge: "0.00",
  goodsCost: "0.00",
  subtotal: "0.00",
  discount: "0.00",
  promotionPointType: null,
  promotionPointValue: null,
  minimumOrderAmountApplies: false,
  totalBeforeTax: `${total}.00`,
})
const priceOf = (records: number): Price => ({
  quantity: records,
  available: records,
  figures: figures(records),
  lines: [],
  perRecord: [],
  nextBracket: null,
  promotion: null,
  minimumQuantity: 250,
})

/** A hundred records in a ZIP Code; 99999 is refused. Notes what is asked at a time. */
const counted = (asked: Array<string>) =>
  Layer.mock(Figures, {
    figures: ({ definition, revision }) => {
      const { length } = definition.areas
      if (definition.areas.some((area) => area.kind === "zip" && area.zip === "99999"))
        return Stream.fail(new CountRefused({ reason: "there is no ZIP Code 99999" }))
      const count: FiguresPart = {
        revision,
        part: "count",
        count: {
          definitionHash: DefinitionHash.make("h"),
          snapshot: "s",
          total: length * 100,
          withPhones: 10,
          areas: [],
          suppressed: [],
          withoutPlace: [],
        },
      }
      const price: FiguresPart =
        length > 2
          ? {
              revision,
              part: "failed",
              of: "price",
              failure: new CountRefused({ reason: "There is no price for so many." }),
            }
          : { revision, part: "price", price: priceOf(length * 100) }
      return Stream.fromIterable([count, price]).pipe(
        Stream.mapEffect((part) =>
          Effect.gen(function* () {
            asked.push(`${part.part} ${revision}`)
            yield* Effect.yieldNow
            return part
          }),
        ),
      )
    },
  })

const ask = (one: ComparedList, other: ComparedList, asked: Array<string> = []) =>
  Effect.runPromise(Effect.provide(computeBothFigures(one, other), counted(asked)))

describe("the figures of two lists", () => {
  it("are counted and priced one list after the other, and told with their differences", async () => {
    const asked: Array<string> = []
    const { one, other } = await ask(side(["60614", "60615"], 1), side(["60614"], 2), asked)
    expect(asked).toEqual(["count 1", "price 1", "count 2", "price 2"])
    expect(
      compareFigures(one, other).map(({ difference, isSame, key, one, other }) => [
        key,
        one,
        other,
        difference,
        isSame,
      ]),
    ).toEqual([
      ["records", "200", "100", "-100", false],
      ["withPhones", "10", "10", null, true],
      ["ordered", "200", "100", "-100", false],
      ["perRecord", "0.04250", "0.04250", null, true],
      ["price", "200.00", "100.00", "-100.00", false],
    ])
  })

  it("are those of one list where the other has none, with the reason", async () => {
    const { one, other } = await ask(side(["99999"]), side(["60614"]))
    expect(one).toEqual({ count: null, price: null, problem: "there is no ZIP Code 99999" })
    expect(compareFigures(one, other)[0]).toMatchObject({ one: null, other: "100", difference: null })
    const dear = await ask(side(["60614", "60615", "60616"]), side([]))
    expect(dear.one).toMatchObject({
      count: { total: 300 },
      problem: "There is no price for so many.",
    })
    expect(dear.other).toEqual({ count: null, price: null, problem: null })
  })

  it.each([
    ["1234", "records", false, "1,234"],
    ["-1234", "records", true, "−1,234"],
    ["12.40", "dollars", true, "+$12.40"],
    ["-1012.40", "dollars", true, "−$1,012.40"],
  ] as const)("read as people write them: %s", (amount, unit, isSigned, text) => {
    expect(comparedFigureText(amount, unit, isSigned)).toBe(text)
  })
})

describe("what names a list", () => {
  it.each(["list:01990000-b0c1", "draft:abc"])("%s is read as it was written", (text) => {
    const reference = parseListReference(text)
    expect(reference === null ? null : listReferenceText(reference)).toBe(text)
  })
  it.each(["", "list:", "01990000", "order:1"])("'%s' names none", (text) => {
    expect(parseListReference(text)).toBeNull()
  })
})
