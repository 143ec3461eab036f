import { describe, expect, it } from "vitest"
import { readSearchString } from "../../../src/geography/addresses/addressSearchString.ts"
import { toOrderAddress } from "../../../src/geography/addresses/OrderAddress.ts"
import { exampleOf } from "../areaExamples.ts"

describe("reading a search string", () => {
  it.each([
    ["-87.65:41.92:10:2", { kind: "radius", center: [-87.65, 41.92], value: 10 }],
    // As many colons as a radius.
    [
      "0:0|1:0|1:1",
      {
        kind: "polygon",
        polygons: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
        ],
      },
    ],
    [
      "0:0|1:0@2:2|3:2",
      {
        kind: "polygon",
        polygons: [
          [
            [0, 0],
            [1, 0],
          ],
          [
            [2, 2],
            [3, 2],
          ],
        ],
      },
    ],
  ])("%s gives %j", (text, read) => {
    expect(readSearchString(text)).toEqual(read)
  })

  it.each([
    "",
    "-87.65:41.92:10",
    "-87.65:41.92:10:1",
    "-87.65:41.92:0:2",
    "-87.65:41.92:10:2:2",
    "-187.65:41.92:10:2",
    "-87.65:91.92:10:2",
    "1e1:2:3:2",
    ":41.92:10:2",
    "-:41.92:10:2",
    "0:0|1:0|",
    "0:0|1:0@",
    "0:0|1:0:1",
    "0:0|181:0",
  ])("'%s' gives nothing", (text) => {
    expect(readSearchString(text)).toBeNull()
  })
})

describe("the address of an order", () => {
  it("says where a radius is and how far it goes", () => {
    expect(toOrderAddress({ ...exampleOf.radius, withinState: "IL" })).toEqual({
      searchString: "-87.65:41.92:10:2",
      usage: "radiusAddress",
      addressName: "Shop",
      addressLine: "Shop",
      longitude: -87.65,
      latitude: 41.92,
      radius: 10,
      quantity: null,
      sameState: true,
    })
  })

  it("says how many records a quantity search wants", () => {
    expect(toOrderAddress(exampleOf.closest)).toMatchObject({
      searchString: "-87.65:41.92:500:2",
      radius: null,
      quantity: 500,
      sameState: false,
    })
  })

  it("says the points of a polygon, which has no one place", () => {
    expect(toOrderAddress(exampleOf.polygon)).toEqual({
      searchString: "-87.7:41.9|-87.6:41.9|-87.65:42",
      usage: null,
      addressName: "",
      addressLine: null,
      longitude: null,
      latitude: null,
      radius: null,
      quantity: null,
      sameState: false,
    })
  })
})
