import type { AreaDetails, CountAnswer, CountDetails, CountDetailRow } from "@listwright/domain/counting"
import {
  type Area,
  areaKey,
  canonicalDefinition,
  DefinitionHash,
  emptyDefinition,
} from "@listwright/domain/definition"
import { type Choices, defaultChoices } from "@listwright/domain/drafts"
import { Zip } from "@listwright/domain/shared"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fromOriginalOrder } from "../../src/original-order/fromOriginalOrder.ts"
import { readOriginalQuantities } from "../../src/original-order/readOriginalQuantities.ts"
import { toOriginalOrder } from "../../src/original-order/toOriginalOrder.ts"

const radius: Area = {
  kind: "radius",
  name: "Store 5",
  longitude: -87.63,
  latitude: 41.88,
  miles: 20,
  withinState: null,
  granularity: "zip",
  excluded: false,
}
const zip: Area = { kind: "zip", zip: Zip.make("60614"), excluded: false }

const part = (
  code: string,
  homes: number,
  apartments = 0,
  distance: number | null = null,
): CountDetailRow => ({
  code,
  available: homes + apartments,
  withPhones: 0,
  occupants: { homes, apartments, businesses: 0 },
  distance,
})
const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, one) => total + one, 0)

const countedAs = (area: Area, parts: ReadonlyArray<CountDetailRow>): AreaDetails => ({
  key: areaKey(area),
  available: sum(parts.map(({ available }) => available)),
  withPhones: 0,
  withEmail: 0,
  occupants: {
    homes: sum(parts.map(({ occupants }) => occupants.homes)),
    apartments: sum(parts.map(({ occupants }) => occupants.apartments)),
    businesses: 0,
  },
  details: parts,
})

const written = (
  listType: number,
  area: Area,
  parts: ReadonlyArray<CountDetailRow>,
  choices: Partial<Choices> = {},
  answered: Partial<CountAnswer> = {},
  known: Pick<CountDetails, "areas"> | null = { areas: [countedAs(area, parts)] },
) => {
  const counted = countedAs(area, parts)
  const answer: CountAnswer = {
    total: counted.available,
    withPhones: 0,
    suppressed: [],
    withoutPlace: [],
    definitionHash: DefinitionHash.make(""),
    snapshot: "s",
    areas: [{ key: counted.key, available: counted.available, withPhones: 0 }],
    ...answered,
  }
  return toOriginalOrder({
    draft: null,
    definition: canonicalDefinition({ ...emptyDefinition(listType), areas: [area] }),
    choices: { ...defaultChoices, ...choices },
    answer,
    figures: null,
    details: known,
  })
}

describe("the details of a counted order", () => {
  it("are the ZIP Codes of a radius, with what each holds, how far it is and what is wanted of it", () => {
    const parts = [part("60614", 30, 10, 1.5), part("60615", 60, 0, 4)]
    const order = written(10, radius, parts, { quantities: { [areaKey(radius)]: 50 } })
    expect(order.OrderGeos).toMatchObject([
      {
        AvailableQty: 100,
        DesiredQty: 50,
        AvailableQtyHome: 90,
        AvailableQtyApt: 10,
        AvailableQtyBuss: 0,
        EmailAvailableQty: 0,
        EmailDesiredQty: 0,
        OrderGeoDetails: [
          {
            DetailCode: "60614",
            DetailDesc: "60614",
            AvailableQty: 40,
            DesiredQty: 20,
            AvailableQtyHome: 30,
            AvailableQtyApt: 10,
            AvailableQtyBuss: 0,
            DistanceDuration: 1.5,
          },
          { DetailCode: "60615", AvailableQty: 60, DesiredQty: 30, DistanceDuration: 4 },
        ],
      },
    ])
    expect(order.OrderGeos?.[0]?.OrderGeoDetails?.[0]).not.toHaveProperty("DesiredQtyHome")
  })

  it("are wanted by homes, apartments and businesses where the source counts these, up to the order", () => {
    const parts = [part("60614C001", 30, 10), part("60614C002", 60)]
    const order = written(50, zip, parts)
    expect(order).toMatchObject({ DesiredQtyHome: 90, DesiredQtyApt: 10, DesiredQtyBuss: 0 })
    expect(order.OrderGeos?.[0]).toMatchObject({ DesiredQtyHome: 90, DesiredQtyApt: 10, DesiredQtyBuss: 0 })
    expect(order.OrderGeos?.[0]?.OrderGeoDetails).toMatchObject([
      { DetailCode: "60614C001", DetailDesc: "60614 C001", DesiredQtyHome: 30, DesiredQtyApt: 10 },
      { DetailCode: "60614C002", DesiredQtyHome: 60, DesiredQtyApt: 0 },
    ])
    expect(Result.isSuccess(fromOriginalOrder(order))).toBe(true)
  })

  it("tell the medians of a carrier route, as far as they are known", () => {
    const medians = { income: 61_000, homeValue: 240_000, age: 44, phwc: null }
    const order = written(140, zip, [{ ...part("60614C001", 30), medians }, part("60614C002", 60)])
    const [first, second] = order.OrderGeos?.[0]?.OrderGeoDetails ?? []
    expect(first).toMatchObject({ Income: 61_000, HomeValue: 240_000, MedianAge: 44 })
    expect(first).not.toHaveProperty("PHWC")
    expect(second).not.toHaveProperty("Income")
  })

  it("are left out where the data changed after the count, since they would not add up to it", () => {
    const order = written(
      10,
      radius,
      [part("60614", 40)],
      {},
      {
        areas: [{ key: areaKey(radius), available: 41, withPhones: 0 }],
      },
    )
    expect(order.OrderGeos?.[0]).not.toHaveProperty("OrderGeoDetails")
    expect(order.OrderGeos?.[0]?.AvailableQty).toBe(41)
  })

  it("are not written where kept ones no longer fit what is wanted of their area", () => {
    const kept = {
      quantities: { "zip:60614": 20 },
      detailQuantities: { "zip:60614": { C001: 30, C002: 20 } },
    }
    const order = written(10, zip, [part("", 60)], kept, {}, null)
    expect(order.OrderGeos?.[0]?.DesiredQty).toBe(20)
    expect(order.OrderGeos?.[0]).not.toHaveProperty("OrderGeoDetails")
    expect(Result.isSuccess(fromOriginalOrder(order))).toBe(true)
    const fitting = written(10, zip, [part("", 60)], { ...kept, quantities: { "zip:60614": 50 } }, {}, null)
    expect(fitting.OrderGeos?.[0]?.OrderGeoDetails).toMatchObject([{ DesiredQty: 30 }, { DesiredQty: 20 }])
  })

  it("add up to what is wanted of their area, and come back as they went there", () => {
    const detail = fc.record({
      homes: fc.integer({ min: 0, max: 50 }),
      apartments: fc.integer({ min: 0, max: 50 }),
    })
    fc.assert(
      fc.property(
        fc.array(detail, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 900 }),
        fc.boolean(),
        (each, wanted, isDwellings) => {
          const parts = each.map(({ apartments, homes }, at) =>
            part(`${60_601 + at}${isDwellings ? "C001" : ""}`, homes, apartments),
          )
          const area = isDwellings ? zip : radius
          const key = areaKey(area)
          fc.pre(parts.some(({ available }) => available > 0))
          const order = written(isDwellings ? 50 : 10, area, parts, { quantities: { [key]: wanted } })
          const [geo] = order.OrderGeos ?? []
          const details = geo?.OrderGeoDetails ?? []
          expect(sum(details.map(({ DesiredQty }) => DesiredQty ?? 0))).toBe(geo?.DesiredQty)
          expect(sum(details.map(({ AvailableQty }) => AvailableQty ?? 0))).toBe(geo?.AvailableQty)
          for (const { AvailableQty, DesiredQty } of details)
            expect(DesiredQty).toBeLessThanOrEqual(AvailableQty ?? 0)
          expect(Result.isSuccess(fromOriginalOrder(order))).toBe(true)
          const back = readOriginalQuantities(order)
          const again = written(isDwellings ? 50 : 10, area, parts, back)
          expect(again).toEqual(order)
        },
      ),
    )
  })
})
