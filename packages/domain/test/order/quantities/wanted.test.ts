import { describe, expect, it } from "vitest"
import type { OccupantRecords } from "../../../src/definition/OccupantRecords.ts"
import { noMedians } from "../../../src/definition/Medians.ts"
import type { AreaDetail, OrderArea } from "../../../src/order/OrderArea.ts"
import {
  changeQuantity,
  changeWantedRecords,
  findWantedRecords,
} from "../../../src/order/quantities/changeQuantity.ts"
import { mapCheckboxQuantity, acceptsQuantity } from "../../../src/order/quantities/desiredQuantity.ts"
import {
  homesByRoute,
  toStoredQuantities,
  orderedPartQuantities,
  storeOrderQuantities,
  sumWantedOccupants,
  wantedRecordsFromDetails,
  buildWantedRecords,
} from "../../../src/order/quantities/buildWantedRecords.ts"
import { defaultChoices } from "../../../src/drafts/Draft.ts"
import {
  createWantedLeaf,
  type WantedRecords,
  sumWantedRecords,
} from "../../../src/order/quantities/WantedRecords.ts"
import { Zip } from "../../../src/shared/Zip.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

const detail = (code: string, available: number, occupants: OccupantRecords | null = null): AreaDetail => ({
  code,
  name: "",
  description: "",
  available,
  occupants,
  medians: noMedians,
  distance: null,
})

const zipArea = (zip: string, available: number, over: Partial<OrderArea> = {}): OrderArea => ({
  key: `zip:${zip}`,
  area: { kind: "zip", zip: Zip.make(zip), excluded: false },
  geoType: "zip",
  description: zip,
  available,
  emailAvailable: 0,
  occupants: null,
  medians: noMedians,
  cityName: "Chicago",
  stateCode: "IL",
  countyName: "Cook",
  countyFips: "17031",
  countryCode: "US",
  unitPrice: null,
  distance: null,
  details: [],
  ...over,
})

/** Two ZIP Codes of list type 50: one by routes and occupants, one by occupants alone. */
const occupantAreas = [
  zipArea("60614", 100, {
    details: [
      detail("C001", 60, { homes: 30, apartments: 20, businesses: 10 }),
      detail("C002", 40, { homes: 40, apartments: 0, businesses: 0 }),
    ],
  }),
  zipArea("60615", 50, { occupants: { homes: 25, apartments: 25, businesses: 0 } }),
]

/** The desired quantities of everything below, by path. */
const desiredBelow = ({ parts }: WantedRecords, path = ""): Readonly<Record<string, number>> =>
  Object.assign(
    {},
    ...parts.map((part) => ({
      [`${path}${part.key}`]: part.desired,
      ...desiredBelow(part, `${path}${part.key}/`),
    })),
  )

describe("the quantities of an order", () => {
  const order = buildWantedRecords(occupantAreas, { quantities: {} })

  it("are everything available after a count, down to homes, apartments and businesses", () => {
    expect(order).toMatchObject({ available: 150, desired: 150 })
    expect(desiredBelow(order)).toEqual({
      "zip:60614": 100,
      "zip:60614/C001": 60,
      "zip:60614/C001/homes": 30,
      "zip:60614/C001/apartments": 20,
      "zip:60614/C001/businesses": 10,
      "zip:60614/C002": 40,
      "zip:60614/C002/homes": 40,
      "zip:60615": 50,
      "zip:60615/homes": 25,
      "zip:60615/apartments": 25,
    })
    expect(sumWantedOccupants(order)).toEqual({ homes: 95, apartments: 45, businesses: 10 })
  })

  it("change the area and the order when a detail row changes", () => {
    const changed = changeWantedRecords(order, ["zip:60614", "C001"], 12)
    expect(changed.desired).toBe(102)
    expect(findWantedRecords(changed, ["zip:60614"])?.desired).toBe(52)
    expect(desiredBelow(changed)).toMatchObject({
      "zip:60614/C001/homes": 6,
      "zip:60614/C001/apartments": 4,
      "zip:60614/C001/businesses": 2,
      "zip:60614/C002": 40,
    })
    expect(sumWantedOccupants(changed)).toEqual({ homes: 71, apartments: 29, businesses: 2 })
  })

  it("change the detail rows when the area changes, in proportion", () => {
    expect(desiredBelow(changeWantedRecords(order, ["zip:60614"], 50))).toMatchObject({
      "zip:60614/C001": 30,
      "zip:60614/C001/homes": 15,
      "zip:60614/C002": 20,
      "zip:60615": 50,
    })
  })

  it("are spread from a total over all areas", () => {
    expect(desiredBelow(changeWantedRecords(order, [], 75))).toMatchObject({
      "zip:60614": 50,
      "zip:60615": 25,
    })
  })

  it("count an empty box as 0 and cap what is too much", () => {
    expect(changeWantedRecords(order, ["zip:60615"], null).desired).toBe(100)
    expect(changeWantedRecords(order, ["zip:60614", "C002"], 41).desired).toBe(150)
    expect(changeWantedRecords(order, ["zip:60614", "C002"], -1).desired).toBe(110)
    expect(changeWantedRecords(order, ["zip:60614", "C002"], 7.9).desired).toBe(117)
  })

  it("stay as they are where a path leads nowhere", () => {
    for (const path of [["zip:1"], ["zip:60614", "C9"], ["zip:60614", "C002", "homes", "x"]]) {
      expect(changeWantedRecords(order, path, 1)).toEqual(order)
      expect(findWantedRecords(order, path)).toBeUndefined()
    }
  })

  it("leave out what has nothing available", () => {
    const areas = [zipArea("60614", 0), zipArea("60615", 5, { details: [detail("C1", 0), detail("C2", 5)] })]
    expect(desiredBelow(buildWantedRecords(areas, { quantities: {} }))).toEqual({
      "zip:60615": 5,
      "zip:60615/C2": 5,
    })
    expect(sumWantedRecords("order", [createWantedLeaf("a", 0)])).toEqual({
      key: "order",
      available: 0,
      desired: 0,
      parts: [],
    })
  })

  it("are read from what a draft keeps, and of its detail rows what fits the area", () => {
    const kept = { quantities: { "zip:60614": 50, "zip:60615": 10 }, detailQuantities: {} }
    expect(desiredBelow(buildWantedRecords(occupantAreas, kept))).toMatchObject({
      "zip:60614/C001": 30,
      "zip:60615/homes": 5,
    })
    const places = { "C001/homes": 1, "C001/apartments": 2, "C001/businesses": 3, "C002/homes": 30 }
    const detailQuantities = { "zip:60614": places }
    const fitting = { quantities: { ...kept.quantities, "zip:60614": 36 }, detailQuantities }
    expect(desiredBelow(buildWantedRecords(occupantAreas, fitting))).toMatchObject({
      "zip:60614": 36,
      "zip:60614/C001": 6,
      "zip:60614/C001/homes": 1,
      "zip:60614/C002": 30,
    })
    const onlyFirst = { "zip:60614": { "C001/homes": 30, "C001/apartments": 6 } }
    expect(
      desiredBelow(buildWantedRecords(occupantAreas, { ...fitting, detailQuantities: onlyFirst })),
    ).toMatchObject({ "zip:60614": 36, "zip:60614/C001": 36, "zip:60614/C002": 0 })
    // A quantity of the area that was changed without its detail rows is the newer one, and what is priced.
    expect(buildWantedRecords(occupantAreas, { ...kept, detailQuantities })).toEqual(
      buildWantedRecords(occupantAreas, kept),
    )
  })

  it("are kept by area, and below it where an area has parts", () => {
    const plain = [zipArea("60616", 9), ...occupantAreas.slice(1)]
    expect(
      toStoredQuantities(
        changeWantedRecords(buildWantedRecords(plain, { quantities: {} }), ["zip:60616"], 4),
      ),
    ).toEqual({
      quantities: { "zip:60616": 4, "zip:60615": 50 },
      detailQuantities: {},
    })
    // Nothing is kept of what is spread evenly, nor of parts that nothing is wanted of.
    const uneven = changeWantedRecords(
      changeWantedRecords(order, ["zip:60614", "C001"], 12),
      ["zip:60614", "C002"],
      0,
    )
    expect(toStoredQuantities(uneven)).toEqual({
      quantities: { "zip:60614": 12, "zip:60615": 50 },
      detailQuantities: { "zip:60614": { C001: 12 } },
    })
    const kinds = changeWantedRecords(uneven, ["zip:60614", "C001", "homes"], 0)
    expect(toStoredQuantities(kinds).detailQuantities).toEqual({
      "zip:60614": { "C001/apartments": 4, "C001/businesses": 2 },
    })
    for (const each of [uneven, kinds]) {
      expect(buildWantedRecords(occupantAreas, toStoredQuantities(each))).toEqual(each)
    }
  })

  it("are spread from a total that is wanted, whatever is kept of areas and their parts", () => {
    const kept = toStoredQuantities(changeWantedRecords(order, ["zip:60614", "C001"], 12))
    expect(buildWantedRecords(occupantAreas, { ...kept, wantedTotal: 75 })).toEqual(
      changeWantedRecords(order, [], 75),
    )
  })

  it("are written into the choices of a draft, in place of a total", () => {
    const before = { ...defaultChoices, wantedTotal: 7, detailQuantities: { "zip:1": { C001: 1 } } }
    expect(storeOrderQuantities(before, changeWantedRecords(order, ["zip:60615"], 10))).toStrictEqual({
      ...defaultChoices,
      quantities: { "zip:60614": 100, "zip:60615": 10 },
    })
    expect(storeOrderQuantities(before, changeWantedRecords(order, ["zip:60614", "C002"], 0))).toStrictEqual({
      ...defaultChoices,
      quantities: { "zip:60614": 60, "zip:60615": 50 },
      detailQuantities: { "zip:60614": { C001: 60 } },
    })
  })

  it("tell the homes and apartments wanted along each route, of all areas that it lies in", () => {
    const again = zipArea("60616", 5, {
      details: [detail("C001", 5, { homes: 3, apartments: 1, businesses: 1 })],
    })
    const both = buildWantedRecords([...occupantAreas, again], { quantities: {} })
    const fewer = changeWantedRecords(both, ["zip:60614", "C001", "homes"], 10)
    expect([...homesByRoute(fewer)].slice(0, 2)).toEqual([
      ["C001", 10 + 20 + 4],
      ["C002", 40],
    ])
  })

  it("are ordered part by part where only some of an area's records are", () => {
    const one = changeWantedRecords(
      changeWantedRecords(order, ["zip:60614", "C001"], 12),
      ["zip:60614", "C002"],
      0,
    )
    expect(orderedPartQuantities(one)).toEqual({
      "zip:60614": { "C001/homes": 6, "C001/apartments": 4, "C001/businesses": 2 },
    })
    expect(orderedPartQuantities(changeWantedRecords(order, ["zip:60614"], 0))).toEqual({})
    expect(
      orderedPartQuantities(
        changeWantedRecords(buildWantedRecords([zipArea("60616", 9)], { quantities: {} }), [], 4),
      ),
    ).toEqual({})
  })

  it("do not take quantities of detail rows that a count no longer has", () => {
    const kept = { quantities: { "zip:60616": 4 }, detailQuantities: { "zip:60616": { C001: 2 } } }
    expect(buildWantedRecords([zipArea("60616", 9)], kept).desired).toBe(4)
  })
})

describe("what is wanted of a count's details", () => {
  const nobody: OccupantRecords = { homes: 0, apartments: 0, businesses: 0 }
  const counted = ({ available, occupants }: Pick<AreaDetail, "available" | "occupants">) => ({
    available,
    withPhones: 0,
    withEmail: 0,
    occupants: occupants ?? nobody,
  })
  const areas = occupantAreas.map((area) => ({
    key: area.key,
    ...counted(area),
    details: area.details.map((row) => ({ code: row.code, distance: row.distance, ...counted(row) })),
  }))

  it("is divided by homes, apartments and businesses where a list counts them", () => {
    expect(wantedRecordsFromDetails(50, areas, { quantities: {} })).toEqual(
      buildWantedRecords(occupantAreas, { quantities: {} }),
    )
  })

  it("goes no further than the detail rows of any other list", () => {
    expect(desiredBelow(wantedRecordsFromDetails(10, areas, { quantities: {} }))).toEqual({
      "zip:60614": 100,
      "zip:60614/C001": 60,
      "zip:60614/C002": 40,
      "zip:60615": 50,
    })
  })
})

describe("a quantity that is not a number", () => {
  it("counts as 0", () => {
    const order = buildWantedRecords([zipArea("60614", 200), zipArea("60615", 100)], { quantities: {} })
    expect(changeWantedRecords(order, ["zip:60614"], Number.NaN).desired).toBe(100)
    expect(changeWantedRecords(order, [], Number.NaN).desired).toBe(0)
  })
})

describe("an order that must not be too small [ob5-minimum-quantity]", () => {
  const order = buildWantedRecords([zipArea("60614", 200), zipArea("60615", 100)], { quantities: {} })

  it("gets what is missing where it was taken", () => {
    const { wanted, warning } = changeQuantity(order, ["zip:60614"], 10, 250)
    expect(desiredBelow(wanted)).toEqual({ "zip:60614": 150, "zip:60615": 100 })
    expect(warning?.title).toBe(TEXTS.countBelowMinimumTitle)
  })

  it("is spread again when that place alone has too few", () => {
    const few = changeWantedRecords(order, ["zip:60614"], 0)
    const { wanted } = changeQuantity(few, ["zip:60615"], 0, 250)
    expect(wanted.desired).toBe(250)
    expect(desiredBelow(wanted)).toEqual({ "zip:60614": 167, "zip:60615": 83 })
  })

  it("takes the place's last record before it is spread", () => {
    const few = changeWantedRecords(order, ["zip:60614"], 150)
    expect(desiredBelow(changeQuantity(few, ["zip:60615"], 0, 250).wanted)).toEqual({
      "zip:60614": 150,
      "zip:60615": 100,
    })
    expect(desiredBelow(changeQuantity(few, ["zip:60615"], 0, 251).wanted)).toEqual({
      "zip:60614": 167,
      "zip:60615": 84,
    })
  })

  it("wants everything, and still warns, where less is available than the minimum", () => {
    const { wanted, warning } = changeQuantity(order, ["zip:60614"], 10, 400)
    expect(wanted.desired).toBe(300)
    expect(warning?.text).toBe("The quantity that you entered is less than the minimum quantity of 400.")
  })

  it("is left alone at the minimum, without a word", () => {
    const { wanted, warning } = changeQuantity(order, ["zip:60614"], 150, 250)
    expect(desiredBelow(wanted)).toEqual({ "zip:60614": 150, "zip:60615": 100 })
    expect(warning).toBeNull()
  })

  it("is raised by its total, and where a path leads nowhere", () => {
    expect(changeQuantity(order, [], 0, 250).wanted.desired).toBe(250)
    expect(changeQuantity(changeWantedRecords(order, [], 30), ["zip:1"], 5, 250).wanted.desired).toBe(250)
  })
})

describe("a quantity box [ob5-desired-quantity]", () => {
  it.each([
    ["of an area", 10, "area", 1, true],
    ["where nothing is available", 10, "area", 0, false],
    ["of a detail row without records", 50, "detail", 0, false],
    ["of a whole area of list type 50", 50, "area", 1, false],
    ["of its detail rows", 50, "detail", 1, true],
    ["of its total", 50, "total", 1, true],
    ["of an area of list type 130", 130, "area", 1, true],
    ["of an area of a source that nobody knows", 999, "area", 1, true],
  ] as const)("%s (%i) takes input or not", (_, listType, input, available, takes) => {
    expect(acceptsQuantity(listType, input, available)).toBe(takes)
  })
})

describe("the checkbox of an area on the map [ob4-map-quantity]", () => {
  it("wants everything or nothing", () => {
    expect(mapCheckboxQuantity(true, 70)).toBe(70)
    expect(mapCheckboxQuantity(false, 70)).toBe(0)
  })
})
