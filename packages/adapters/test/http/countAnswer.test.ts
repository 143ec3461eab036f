import { type Area, areaCode, areaKey, DefinitionHash, type Point } from "@listwright/domain/definition"
import { Zip } from "@listwright/domain/shared"
import { describe, expect, it } from "vitest"
import { countAnswerFromOrder } from "../../src/http/counting/countAnswerFromOrder.ts"
import { itemGeoType } from "../../src/original-order/originalAreas.ts"

const counted = (areas: ReadonlyArray<Area>) =>
  countAnswerFromOrder({
    Order: {
      OrderGeos: areas.map((area) => ({
        GeoKeyCode: areaCode(area),
        GeoKeyDesc: areaCode(area),
        GeoType: itemGeoType(area),
        AvailableQty: 7,
      })),
    },
    DefinitionHash: DefinitionHash.make("h"),
    Snapshot: "s",
    PhoneQty: 3,
    GeoPhoneQty: areas.map(() => 3),
  })

const AROUND = { name: "Store 5", longitude: -87.63, latitude: 41.88, excluded: false }
const CORNERS: ReadonlyArray<Point> = [
  [-87.7, 41.9],
  [-87.6, 41.9],
  [-87.6, 42],
]

const saved = (savedCount: string): Area => ({ kind: "savedCount", savedCount, excluded: false })

describe("a counted order of the original contract", () => {
  it.each<readonly [string, ReadonlyArray<Area>]>([
    ["ZIP Codes", [{ kind: "zip", zip: Zip.make("60614"), excluded: false }]],
    ["saved counts", [saved("01990000-0000-4000-8000-00000000b001"), saved("60614")]],
    [
      "a combination of them",
      [
        {
          kind: "combination",
          operation: "exactly",
          k: 1,
          savedCounts: ["a", "b", "c"],
          excluded: false,
        },
      ],
    ],
    ["a state", [{ kind: "state", state: "IL", excluded: false }]],
    [
      "shapes",
      [
        { ...AROUND, kind: "radius", miles: 20, withinState: "IL", granularity: "zip" },
        { ...AROUND, kind: "closest", quantity: 5000 },
        { kind: "polygon", name: "North", points: CORNERS, granularity: "zip4", excluded: false },
      ],
    ],
  ])("carries the figures of %s", (_, areas) => {
    expect(counted(areas)?.areas).toEqual(
      areas.map((area) => ({ key: areaKey(area), available: 7, withPhones: 3 })),
    )
  })

  it("is no answer where an area of it cannot be read", () => {
    expect(
      countAnswerFromOrder({
        Order: { OrderGeos: [{ GeoKeyCode: "?", GeoKeyDesc: "?", GeoType: 5 }] },
        DefinitionHash: DefinitionHash.make("h"),
        Snapshot: "s",
        PhoneQty: 0,
        GeoPhoneQty: [0],
      }),
    ).toBeNull()
  })
})
