import {
  type Area,
  areaKey,
  canonicalDefinition,
  DefinitionHash,
  emptyDefinition,
} from "@listwright/domain/definition"
import { defaultChoices } from "@listwright/domain/drafts"
import { Zip } from "@listwright/domain/shared"
import { Result, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { OriginalOrder } from "../../src/contract/original/order/OriginalOrder.ts"
import { fromOriginalOrder } from "../../src/original-order/fromOriginalOrder.ts"
import { readOriginalQuantities } from "../../src/original-order/readOriginalQuantities.ts"
import { toOriginalOrder } from "../../src/original-order/toOriginalOrder.ts"
import { area } from "./arbitraryArea.ts"

const read = (order: OriginalOrder) => Result.map(fromOriginalOrder(order), ({ areas }) => areas)
const reason = (order: OriginalOrder) =>
  Result.match(fromOriginalOrder(order), { onSuccess: () => undefined, onFailure: (wrong) => wrong.reason })
const definitionOf = (areas: ReadonlyArray<Area>) => canonicalDefinition({ ...emptyDefinition(10), areas })
const written = (areas: ReadonlyArray<Area>, choices = defaultChoices) =>
  toOriginalOrder({ draft: null, definition: definitionOf(areas), choices, answer: null, figures: null })

const excluded = false
const radius = {
  kind: "radius" as const,
  name: "Store 5",
  longitude: -87.63,
  latitude: 41.88,
  miles: 20,
  withinState: null,
  granularity: "standard" as const,
  excluded,
}
const closest: Area = {
  kind: "closest",
  name: "Store 5",
  longitude: -87.63,
  latitude: 41.88,
  quantity: 5000,
  excluded,
}
const polygon: Area = {
  kind: "polygon",
  name: "North",
  points: [
    [-87.7, 41.9],
    [-87.6, 41.9],
    [-87.6, 42],
  ],
  granularity: "standard",
  excluded,
}
const zip: Area = { kind: "zip", zip: Zip.make("60614"), excluded }

/** Every geography type of reading A with an item of it. */
const EXAMPLES: ReadonlyArray<readonly [number, string, Area]> = [
  [1, "1", { kind: "nation", excluded }],
  [2, "IL", { kind: "state", state: "IL", excluded }],
  [3, "17031", { kind: "county", county: "17031", excluded }],
  [4, "IL:Chicago", { kind: "city", state: "IL", city: "Chicago", excluded }],
  [5, "60614", zip],
  [6, "60614", zip],
  [7, "-87.63:41.88:20", { ...radius, name: "" }],
  [8, "606", { kind: "scf", scf: "606", excluded }],
  [9, "60614", zip],
  [10, "16980", { kind: "metroArea", metroArea: "16980", excluded }],
  [11, "-87.63:41.88:20", { ...radius, name: "", granularity: "zip" }],
  [12, "-87.63:41.88:5000", { ...closest, name: "" }],
  [13, "-87.7:41.9|-87.6:41.9|-87.6:42", { ...polygon, name: "" }],
  [14, "-87.63:41.88:20", { ...radius, name: "" }],
  [15, "-87.63:41.88:5000", { ...closest, name: "" }],
  [16, "-87.63:41.88:20:2", { ...radius, name: "" }],
  [17, "-87.63:41.88:20:zip", { ...radius, name: "", granularity: "zip" }],
  [18, "60614", zip],
  [20, "1", { kind: "nation", excluded }],
  [22, "IL05", { kind: "congressionalDistrict", district: "IL05", excluded }],
  [24, "c-1", { kind: "savedCount", savedCount: "c-1", excluded }],
]

describe("the areas of an original order", () => {
  it.each(EXAMPLES)("may be of geography type %i, like %s", (GeoType, GeoKeyCode, expected) => {
    expect(read({ OrderGeos: [{ GeoKeyCode, GeoType }] })).toEqual(Result.succeed([expected]))
  })

  it("may be of several kinds, where the order's type is 23, which no item has", () => {
    const [state, county] = [EXAMPLES[1], EXAMPLES[2]].flatMap((one) => (one === undefined ? [] : [one]))
    const OrderGeos = [state, county].flatMap((one) =>
      one === undefined ? [] : [{ GeoType: one[0], GeoKeyCode: one[1] }],
    )
    expect(read({ GeoType: 23, OrderGeos })).toEqual(Result.succeed([state?.[2], county?.[2]]))
    expect(reason({ OrderGeos: [{ GeoKeyCode: "IL", GeoType: 23 }] })).toContain("OrderGeos: IL")
  })

  it.each([20, 1])("are the whole country by geography type %i alone", (GeoType) => {
    expect(read({ GeoType })).toEqual(Result.succeed([{ kind: "nation", excluded: false }]))
    expect(read({ GeoType, OrderGeos: [] })).toEqual(Result.succeed([{ kind: "nation", excluded: false }]))
  })
})

const decoded = Schema.decodeUnknownSync(OriginalOrder)

describe("a city of an original order", () => {
  const springfield: Area = { kind: "city", state: "MO", city: "Springfield", excluded }

  it.each([
    ["as GetCitiesByState gives it", { GeoType: 4, CityName: "Springfield", StateCode: "MO" }],
    ["with an empty code", { GeoType: 4, GeoKeyCode: "", CityName: "Springfield", StateCode: "MO" }],
    [
      "with its name as the code",
      { GeoType: 4, GeoKeyCode: "Springfield", CityName: "Springfield", StateCode: "MO" },
    ],
    ["with its code", { GeoType: 4, GeoKeyCode: "MO:Springfield", CityName: null, StateCode: null }],
  ])("is understood %s", (_, geo) => {
    expect(read(decoded({ OrderGeos: [geo] }))).toEqual(Result.succeed([springfield]))
  })

  it("is not understood by half of its name", () => {
    expect(reason(decoded({ OrderGeos: [{ GeoType: 4, CityName: "Springfield" }] }))).toContain("OrderGeos")
  })

  it("says its state, and what it is beside a county of its name", () => {
    const [one, other] = written([springfield, { ...springfield, state: "IL" }]).OrderGeos ?? []
    expect([one?.GeoKeyDesc, other?.GeoKeyDesc]).toEqual(["Springfield, MO", "Springfield, IL"])
    const both = toOriginalOrder({
      draft: null,
      definition: definitionOf([
        { kind: "city", state: "CA", city: "Los Angeles", excluded },
        { kind: "county", county: "06037", excluded },
        { kind: "county", county: "17031", excluded },
      ]),
      choices: defaultChoices,
      answer: null,
      figures: null,
      placeOf: (area) =>
        area.kind !== "county"
          ? {}
          : area.county === "17031"
            ? { CountyName: "Cook", StateCode: "IL" }
            : { CountyName: "Los Angeles", StateCode: "CA" },
    })
    expect(both.OrderGeos?.map(({ GeoKeyDesc }) => GeoKeyDesc)).toEqual([
      "Los Angeles, CA (city)",
      "Los Angeles, CA (county)",
      "Cook, IL",
    ])
  })
})

describe("the address of an original order", () => {
  const sent = { AddrUsageType: 2, Longitude: -87.63, Latitude: 41.88 }

  it.each([
    ["radius", { Radius: 20 }],
    ["quantity search", { Quantity: 5000 }],
  ])("of a %s keeps its line beside its name", (_, size) => {
    const order = { OrderAddresses: [{ ...sent, ...size, AddressName: "A", AddressLine: "60614" }] }
    const areas = Result.getOrThrow(read(order))
    expect(areas).toMatchObject([{ name: "A", address: "60614" }])
    expect(written(areas)).toMatchObject({ OrderAddresses: [{ AddressName: "A", AddressLine: "60614" }] })
    expect(read(written(areas))).toEqual(Result.succeed(areas))
  })

  it("is one text where it has no other name", () => {
    const order = { OrderAddresses: [{ ...sent, Radius: 20, AddressName: null, AddressLine: "60614" }] }
    expect(Result.getOrThrow(read(order))).toEqual([{ ...radius, name: "60614" }])
  })
})

const address = { AddrUsageType: 2, AddressName: "Store 5", Longitude: -87.63, Latitude: 41.88 }

describe("the addresses of an original order", () => {
  it("are written as the specification has them", () => {
    expect(written([radius])).toMatchObject({
      GeoType: 7,
      Radius: 20,
      RadiusTypeChoice: 1,
      GeoSameState: false,
      OrderAddresses: [
        {
          ...address,
          AddrSearchString: "-87.63:41.88:20:2",
          AddressLine: "Store 5",
          Radius: 20,
          Quantity: null,
          SameState: false,
        },
      ],
    })
    const within: Area = { ...radius, name: "Store 6", miles: 5, withinState: "IL" }
    expect(written([{ ...radius, withinState: "IL" }, within])).toMatchObject({
      GeoType: 16,
      GeoSameState: true,
    })
    expect(written([closest]).OrderAddresses).toMatchObject([
      { AddrSearchString: "-87.63:41.88:5000:2", Quantity: 5000, Radius: null },
    ])
    expect(written([{ ...polygon, granularity: "carrierRoute" }])).toMatchObject({
      GeoType: 13,
      RadiusTypeChoice: 3,
      OrderAddresses: [{ AddrSearchString: "-87.7:41.9|-87.6:41.9|-87.6:42", AddrUsageType: null }],
    })
    expect(written([zip])).not.toHaveProperty("OrderAddresses")
  })

  it("are dropped with their items where a count found nothing", () => {
    const [none, some] = [radius, { ...radius, name: "Store 6", miles: 5 }]
    const answer = {
      definitionHash: DefinitionHash.make(""),
      snapshot: "",
      total: 7,
      withPhones: 0,
      areas: [none, some].map((one) => ({
        key: areaKey(one),
        available: one === none ? 0 : 7,
        withPhones: 0,
      })),
      withoutPlace: [],
      suppressed: [],
    }
    const order = toOriginalOrder({
      draft: null,
      definition: definitionOf([none, some]),
      choices: defaultChoices,
      answer,
      figures: null,
    })
    expect(order.OrderAddresses?.map(({ AddressName }) => AddressName)).toEqual(["Store 6"])
    expect(read(order)).toEqual(Result.succeed([some]))
  })

  it.each<readonly [string, OriginalOrder, ReadonlyArray<Area>]>([
    [
      "a search string and its radius",
      { OrderAddresses: [{ ...address, AddrSearchString: "-87.63:41.88:20:2", Radius: 20 }] },
      [radius],
    ],
    ["a place and a radius", { OrderAddresses: [{ ...address, Radius: 20 }] }, [radius]],
    ["the order's radius", { Radius: 20, OrderAddresses: [address] }, [radius]],
    [
      "a search string alone, by the order's type",
      { GeoType: 16, OrderAddresses: [{ AddressName: "Store 5", AddrSearchString: "-87.63:41.88:20:2" }] },
      [radius],
    ],
    [
      "more than 200 miles, which are cut",
      { OrderAddresses: [{ ...address, Radius: 900 }] },
      [{ ...radius, miles: 200 }],
    ],
    ["a quantity", { OrderAddresses: [{ ...address, Quantity: 5000 }] }, [closest]],
    [
      "a quantity, which counts before a radius",
      { OrderAddresses: [{ ...address, Quantity: 5000, Radius: 20 }] },
      [closest],
    ],
    [
      "a quantity by the order's type",
      { GeoType: 15, OrderAddresses: [{ AddressName: "Store 5", AddrSearchString: "-87.63:41.88:5000:2" }] },
      [closest],
    ],
    [
      "two polygons",
      {
        OrderAddresses: [
          { AddressName: "North", AddrSearchString: "-87.7:41.9|-87.6:41.9|-87.6:42@0:0|0:1|1:1" },
        ],
      },
      [
        polygon,
        {
          ...polygon,
          points: [
            [0, 0],
            [0, 1],
            [1, 1],
          ],
        },
      ],
    ],
    [
      "a name from the address line",
      { OrderAddresses: [{ ...address, AddressName: null, AddressLine: "Store 5", Radius: 20 }] },
      [radius],
    ],
    [
      "what the shape is made of",
      { RadiusTypeChoice: 4, OrderAddresses: [{ ...address, Radius: 20 }] },
      [{ ...radius, granularity: "zip" }],
    ],
    [
      "ZIP Codes, which type 11 means",
      { GeoType: 11, OrderAddresses: [{ ...address, Radius: 20 }] },
      [{ ...radius, granularity: "zip" }],
    ],
    [
      "the state of the address, which must not be left",
      {
        GeoSameState: true,
        OrderAddresses: [{ ...address, AddressLine: "350 N State St, Chicago, IL 60614", Radius: 20 }],
      },
      [{ ...radius, address: "350 N State St, Chicago, IL 60614", withinState: "IL" }],
    ],
    [
      "an address that is left out",
      { OrderAddresses: [{ ...address, Radius: 20, IsExcluded: true }] },
      [{ ...radius, excluded: true }],
    ],
    [
      "an item before other items, which keeps its place, and an address that no item names",
      {
        OrderGeos: [
          { GeoKeyCode: "-87.63:41.88:20", GeoType: 7 },
          { GeoKeyCode: "60614", GeoType: 5 },
        ],
        OrderAddresses: [
          { ...address, AddressName: "Other", Radius: 5 },
          { ...address, Radius: 20 },
        ],
      },
      [radius, zip, { ...radius, name: "Other", miles: 5 }],
    ],
  ])("may have %s", (_, order, expected) => {
    expect(read(order)).toEqual(Result.succeed(expected))
  })

  it.each<readonly [string, OriginalOrder, string]>([
    [
      "no place",
      { OrderAddresses: [{ Radius: 20 }] },
      "OrderAddresses: item 1 couldn't be read: it has no location. Please send its Longitude and Latitude in degrees.",
    ],
    [
      "no radius",
      { OrderAddresses: [address] },
      "OrderAddresses: item 1 couldn't be read: it has neither a Radius",
    ],
    [
      "a radius below 0",
      { OrderAddresses: [{ ...address, Radius: -1 }] },
      "its Radius must be a number greater than 0",
    ],
    [
      "another search string than its radius",
      { OrderAddresses: [{ ...address, AddrSearchString: "-87.63:41.88:5:2", Radius: 20 }] },
      "its AddrSearchString names a different value than its Radius",
    ],
    [
      "another search string than its place",
      { OrderAddresses: [{ ...address, AddrSearchString: "-87.6:41.88:20:2", Radius: 20 }] },
      "its AddrSearchString names a different place",
    ],
    [
      "an unreadable search string",
      { OrderAddresses: [{ AddrSearchString: "here" }] },
      "its AddrSearchString is neither",
    ],
    [
      "another usage",
      { OrderAddresses: [{ ...address, AddrUsageType: 3, Radius: 20 }] },
      "its AddrUsageType 3 isn't 2",
    ],
    [
      "a polygon used as a radius",
      { OrderAddresses: [{ AddrUsageType: 2, AddrSearchString: "0:0|0:1|1:1" }] },
      "its AddrUsageType 2 is for a radius",
    ],
    [
      "a polygon of two points",
      { OrderAddresses: [{ AddrSearchString: "0:0|0:1" }] },
      "OrderAddresses: 0:0|0:1 isn't a shape",
    ],
    [
      "a part of a record",
      { OrderAddresses: [{ ...address, Quantity: 1, AddrSearchString: "-87.63:41.88:1.5:2" }] },
      "its Quantity",
    ],
    ["a radius around nothing", { Radius: 5 }, "Radius: there is no address"],
    [
      "another radius than its only address",
      { Radius: 5, OrderAddresses: [{ ...address, Radius: 20 }] },
      "Radius: 5 doesn't match",
    ],
    [
      "made of something else",
      { RadiusTypeChoice: 5, OrderAddresses: [{ ...address, Radius: 20 }] },
      "RadiusTypeChoice: 5 isn't",
    ],
    [
      "made of two things",
      { RadiusTypeChoice: 2, OrderGeos: [{ GeoKeyCode: "-87.63:41.88:20", GeoType: 11 }] },
      "RadiusTypeChoice: it doesn't match",
    ],
    [
      "a state that it does not say",
      { OrderAddresses: [{ ...address, Radius: 20, SameState: true }] },
      "OrderAddresses: item 1 must stay within its state but doesn't name the state",
    ],
    [
      "state lines of all and not of one",
      { GeoSameState: true, OrderAddresses: [{ ...address, Radius: 20, SameState: false }] },
      "GeoSameState: it is true",
    ],
    [
      "an item in a state whose address may leave it",
      {
        OrderGeos: [{ GeoKeyCode: "-87.63:41.88:20:IL", GeoType: 7 }],
        OrderAddresses: [{ ...address, Radius: 20, SameState: false }],
      },
      "its SameState is false",
    ],
    [
      "an item that is left out and its address not",
      {
        OrderGeos: [{ GeoKeyCode: "-87.63:41.88:20", GeoType: 7, IsExcluded: true }],
        OrderAddresses: [{ ...address, Radius: 20, IsExcluded: false }],
      },
      "is excluded in OrderGeos or OrderAddresses but not in both",
    ],
    [
      "ZIP+4s that are none",
      { ZipType: 2, OrderGeos: [{ GeoKeyCode: "60614", GeoType: 5 }] },
      "ZipType: 2 means ZIP+4s",
    ],
    ["a type of ZIP Codes that there is not", { ZipType: 4 }, "ZipType: 4 isn't 0, 1, 2 or 3"],
    ["a unit that there is not", { DemoType: 2 }, "DemoType: 2 isn't 1 or 99"],
    [
      "fewer email addresses",
      { OrderGeos: [{ GeoKeyCode: "60614", GeoType: 5, EmailAvailableQty: 9, EmailDesiredQty: 5 }] },
      "OrderGeos: 60614: its EmailDesiredQty",
    ],
    [
      "parts that add up to another quantity",
      {
        OrderGeos: [
          {
            GeoKeyCode: "60614",
            GeoType: 5,
            DesiredQty: 100,
            OrderGeoDetails: [{ DetailCode: "C001", DesiredQty: 90 }],
          },
        ],
      },
      "OrderGeos: 60614: its parts' desired quantities add up to 90, but its DesiredQty is 100",
    ],
    [
      "homes that its items do not add up to",
      { DesiredQtyHome: 7, OrderGeos: [{ GeoKeyCode: "60614", GeoType: 5, DesiredQtyHome: 5 }] },
      "DesiredQtyHome: 7 doesn't match the total in OrderGeos, 5",
    ],
  ])("are refused with %s, by the field's name", (_, order, expected) => {
    expect(reason(order)).toContain(expected)
  })
})

describe("what an original order wants of its areas", () => {
  const geo = { GeoKeyCode: "60614", GeoType: 5 }

  it("is kept down to carrier routes, homes, apartments and businesses", () => {
    const OrderGeoDetails = [
      { DetailCode: "C001", DesiredQty: 30 },
      { DetailCode: "C002", DesiredQty: 20, DesiredQtyHome: 15, DesiredQtyApt: 5, DesiredQtyBuss: 0 },
    ]
    expect(readOriginalQuantities({ OrderGeos: [{ ...geo, OrderGeoDetails }] })).toEqual({
      quantities: { "zip:60614": 50 },
      detailQuantities: {
        "zip:60614": { C001: 30, "C002/homes": 15, "C002/apartments": 5, "C002/businesses": 0 },
      },
    })
    expect(
      readOriginalQuantities({ OrderGeos: [{ ...geo, DesiredQty: 5, DesiredQtyHome: 5 }, geo] }),
    ).toEqual({
      quantities: { "zip:60614": 5 },
      detailQuantities: { "zip:60614": { homes: 5 } },
    })
  })

  it("is written as it was read", () => {
    const kept = { "zip:60614": { C001: 30, "C002/homes": 15, "C002/apartments": 5 } }
    const choices = { ...defaultChoices, seeBreakdown: true, detailQuantities: kept }
    const order = written([zip], choices)
    expect(order.SeeBreakDown).toBe(true)
    expect(readOriginalQuantities(order).detailQuantities).toEqual(kept)
    const homes = { "zip:60614": { homes: 15, apartments: 5 } }
    const ofItem = written([zip], { ...defaultChoices, detailQuantities: homes })
    expect(ofItem.OrderGeos?.[0]).toMatchObject({ DesiredQtyHome: 15, DesiredQtyApt: 5 })
    expect(readOriginalQuantities(ofItem).detailQuantities).toEqual(homes)
  })

  it("belongs to the area that the order reads, whatever its other fields add to the code", () => {
    const order: OriginalOrder = {
      RadiusTypeChoice: 4,
      OrderGeos: [{ GeoKeyCode: "-87.63:41.88:20:2", GeoType: 7, DesiredQty: 5 }],
    }
    expect(readOriginalQuantities(order).quantities).toEqual({ "radius:-87.63:41.88:20:zip": 5 })
  })
})

describe("every area", () => {
  it("comes back from an order as it went there, in its place", () => {
    fc.assert(
      fc.property(fc.array(area, { maxLength: 8 }), (areas) => {
        const { areas: chosen } = definitionOf(areas)
        expect(read(written(areas))).toEqual(Result.succeed(chosen))
      }),
      { numRuns: 1_000 },
    )
  })

  it("is the same order when it is read and written again, through the wire", () => {
    const wire = Schema.toCodecJson(OriginalOrder)
    fc.assert(
      fc.property(fc.array(area, { maxLength: 8 }), (areas) => {
        const sent = Schema.decodeUnknownSync(wire)(JSON.parse(JSON.stringify(written(areas))))
        const again = Result.map(read(sent), (found) => written(found))
        expect(again).toEqual(Result.succeed(written(areas)))
      }),
      { numRuns: 300 },
    )
  })

  it("comes back from its address alone, where the order says what addresses do not", () => {
    fc.assert(
      fc.property(area, (chosen) => {
        fc.pre(chosen.kind === "radius" || chosen.kind === "closest" || chosen.kind === "polygon")
        fc.pre(chosen.kind !== "radius" || chosen.withinState === null)
        const { OrderGeos: _, ...order } = written([chosen])
        expect(read(order)).toEqual(Result.succeed(definitionOf([chosen]).areas))
      }),
      { numRuns: 500 },
    )
  })
})
