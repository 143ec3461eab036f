import { Effect, Result, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { Area } from "../../../src/definition/Area.ts"
import { areaText } from "../../../src/definition/areaKinds.ts"
import { canonicalArea } from "../../../src/definition/canonicalArea.ts"
import type { AddressPlace } from "../../../src/geography/places/AddressPlace.ts"
import { ADDRESS_PLACEHOLDER } from "../../../src/geography/AddressNotices.ts"
import { type AddAddressResult, addClosest, addRadius } from "../../../src/geography/radius/addRadius.ts"
import { addrUsageTypes } from "../../../src/geography/addresses/AddrUsageType.ts"
import { defaultAreaChoiceRules } from "../../../src/geography/AreaChoiceRules.ts"
import {
  granularities,
  granularityName,
  granularityOptions,
} from "../../../src/geography/granularityOptions.ts"
import { inferGeoType } from "../../../src/geography/step/inferGeoType.ts"
import type { Places } from "../../../src/geography/places/Places.ts"
import {
  closestGeoType,
  isGranularityEnabled,
  radiusGeoType,
} from "../../../src/geography/radius/countRadiusAddresses.ts"
import { MAX_CLOSEST_RECORDS, type RadiusOptions } from "../../../src/geography/radius/radiusArea.ts"
import { buildCenteredArea } from "../../../src/geography/radius/buildCenteredArea.ts"
import { radiusNote } from "../../../src/geography/radius/radiusNote.ts"
import { MAX_RADIUS_MILES, type RadiusEntry } from "../../../src/geography/radius/validateRadiusEntry.ts"
import { exampleOf, holding, ofSource, textsOf } from "../areaExamples.ts"
import { placesWith } from "../places/placesStub.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"
import { originalMessage } from "../../../src/shared/wording/MessageText.ts"

const known: Readonly<Record<string, ReadonlyArray<AddressPlace>>> = {
  shop: [
    { addressLine: "The shop, unplaced", state: "IL", point: null, precision: "exact" },
    { addressLine: " 1 Main St ", state: "IL", point: [-87.65, 41.92], precision: "exact" },
  ],
  store: [{ addressLine: "2 Oak St", state: "WI", point: [-88, 43], precision: "exact" }],
  nowhere: [{ addressLine: "Nowhere", state: "IL", point: null, precision: "exact" }],
  "60614": [{ addressLine: "Chicago, IL 60614", state: "IL", point: [-87.65, 41.92], precision: "zip" }],
  springfield: [
    { addressLine: "Springfield, unplaced", state: "OR", point: null, precision: "city" },
    { addressLine: "Springfield, IL", state: "IL", point: [-89.65, 39.8], precision: "city" },
    { addressLine: "Springfield, MA", state: "MA", point: [-72.6, 42.1], precision: "city" },
  ],
}
const places = placesWith({ searchAddress: (text) => Effect.succeed(known[text] ?? []) })
const run = (effect: Effect.Effect<AddAddressResult, unknown, Places>) =>
  Effect.runPromise(Effect.provide(effect, places))

const plain: RadiusOptions = { sameState: false, granularity: "standard" }
const typed = (addressLine: string, entry: Partial<RadiusEntry> = {}): RadiusEntry => ({
  addressLine,
  addressName: "",
  radius: "10",
  quantity: null,
  ...entry,
})
/** The most radii that a list may hold. */
const manyRadii = Array.from({ length: 2_000 }, (_, at) => ({
  ...exampleOf.radius,
  miles: (at + 0.5) / 100,
}))
const oneAddress = { ...defaultAreaChoiceRules, takesSeveralAddresses: false }

describe("the address in the middle of a radius", () => {
  const asked: Readonly<Record<string, ReadonlyArray<AddressPlace>>> = {
    "60614": known["60614"] ?? [],
    "60614 Chicago": known["60614"] ?? [],
    "350 5th ave new york": [
      { addressLine: "New York, NY", state: "NY", point: [-74, 40.7], precision: "city" },
    ],
    "12 Oak St, Chicago 60614": known["60614"] ?? [],
    "12½ Oak St, Chicago 60614": known["60614"] ?? [],
    "10 Elm St, Dayton OH": [
      { addressLine: "Elm St, Dayton, OH 45402", state: "OH", point: [-84, 39], precision: "street" },
    ],
    "1600 Main St, Dayton OH": [
      { addressLine: "1600 Main St, Dayton, OH 45402", state: "OH", point: [-84, 39], precision: "address" },
    ],
  }
  const found = placesWith({ searchAddress: (text) => Effect.succeed(asked[text] ?? []) })

  it.each([
    ["60614", "", "10 mi around Chicago, IL 60614", ""],
    ["60614", "A", "10 mi around A (Chicago, IL 60614)", ""],
    ["60614 Chicago", "", "10 mi around Chicago, IL 60614", ""],
    ["1600 Main St, Dayton OH", "A", "10 mi around A (1600 Main St, Dayton, OH 45402)", ""],
    ["350 5th ave new york", "", "10 mi around 350 5th ave new york", "City center"],
    ["350 5th ave new york", "A", "10 mi around A (350 5th ave new york)", "City center"],
    ["12 Oak St, Chicago 60614", "", "10 mi around 12 Oak St, Chicago 60614", "ZIP center"],
    ["12½ Oak St, Chicago 60614", "", "10 mi around 12½ Oak St, Chicago 60614", "ZIP center"],
    ["10 Elm St, Dayton OH", "", "10 mi around 10 Elm St, Dayton OH", "Street center"],
  ])(
    "'%s' called '%s' is '%s', and instead of an unknown house '%s'",
    async (line, addressName, text, center) => {
      const added = await Effect.runPromise(
        Effect.provide(addRadius(holding(), typed(line, { addressName }), plain), found),
      )
      const [area] = added.definition.areas
      if (area === undefined) throw new Error("nothing was added")
      expect(areaText(area)).toBe(text)
      expect(radiusNote(area)).toBe(center === "" ? "" : `Exact address not found: ${center}`)
      const { center: said } = Result.getOrThrow(
        await Effect.runPromise(
          Effect.provide(
            buildCenteredArea(10, {
              place: line,
              radius: "10",
              quantity: null,
              sameState: false,
              granularity: "standard",
            }),
            found,
          ),
        ),
      )
      expect(originalMessage(said?.text ?? "").startsWith("We couldn't find this exact address.")).toBe(
        center !== "",
      )
      expect(canonicalArea(area)).toEqual(area)
      expect(canonicalArea({ ...exampleOf.radius, ...area, excluded: true })).toEqual({
        ...area,
        excluded: true,
      })
    },
  )
})

describe("adding a radius [ob5-radius]", () => {
  it("makes an area around the one place that lies somewhere, called as its address", async () => {
    const added = await run(addRadius(holding(exampleOf.zip), typed("shop"), plain))
    expect(added.definition.areas).toEqual([{ ...exampleOf.radius, name: "1 Main St" }])
    expect(added).toMatchObject({ removed: [exampleOf.zip], warnings: [] })
  })

  it("is called as its buyer calls it, never longer than a name may be", async () => {
    const [own] = (await run(addRadius(holding(), typed("shop", { addressName: " Shop " }), plain))).added
    expect(own).toEqual({ ...exampleOf.radius, address: "1 Main St" })
    const long = await run(addRadius(holding(), typed("shop", { addressName: "x".repeat(201) }), plain))
    expect(long.added).toMatchObject([{ name: "x".repeat(200) }])
    expect(long.definition.areas.every(Schema.is(Area))).toBe(true)
  })

  it.each([
    [10, true, "IL"],
    [10, false, null],
    [50, true, null],
    [150, true, null],
    [160, true, null],
    [250, true, null],
    [260, true, null],
    [130, true, "IL"],
  ])(
    "of list type %i with 'Do not cross state lines' %s stays within %s",
    async (listType, sameState, within) => {
      const added = await run(addRadius(ofSource(listType), typed("shop"), { ...plain, sameState }))
      expect(added.added).toMatchObject([{ withinState: within }])
    },
  )

  it("takes the granularity where the source offers it", async () => {
    const options = { ...plain, granularity: "zip4" } as const
    expect((await run(addRadius(ofSource(10), typed("shop"), options))).added).toMatchObject([
      { granularity: "zip4" },
    ])
    expect((await run(addRadius(ofSource(50), typed("shop"), options))).added).toMatchObject([
      { granularity: "standard" },
    ])
    const byZip = { ...plain, granularity: "zip" } as const
    expect((await run(addRadius(ofSource(50), typed("shop"), byZip))).added).toMatchObject([
      { granularity: "zip" },
    ])
  })

  it.each([
    [typed(" "), TEXTS.addressOrRadiusMissing, "addressLine"],
    [typed(" ", { radius: "" }), TEXTS.addressOrRadiusMissing, "addressLine"],
    [typed("shop", { radius: "0" }), TEXTS.addressOrRadiusMissing, "radius"],
    [typed("shop", { radius: null }), TEXTS.addressOrRadiusMissing, "radius"],
    [typed("shop", { quantity: "0" }), TEXTS.addressOrRadiusMissing, "quantity"],
    [typed("shop", { addressName: "Shop" }), TEXTS.addressNameUsed, "addressName"],
    [typed("unheard of"), TEXTS.addressUnknown, "addressLine"],
  ])("%j adds nothing and says why [ob5-address-name] [ob5-address-unknown]", async (entry, text, field) => {
    const before = holding(exampleOf.radius)
    const added = await run(addRadius(before, entry, plain))
    expect(added.definition).toBe(before)
    expect(textsOf(added.warnings)).toEqual([text])
    expect(added.field).toBe(field)
  })

  it("asks which place is meant where there are several, and takes the one that is chosen", async () => {
    const before = holding(exampleOf.zip)
    const asked = await run(addRadius(before, typed("springfield"), plain))
    expect(asked.definition).toBe(before)
    expect(asked).toMatchObject({ isUsedUp: false, field: "addressLine", center: null })
    expect(textsOf(asked.warnings)).toEqual([
      "Several places have this name. Please choose the one you mean.",
    ])
    expect(asked.mayMean.map(({ addressLine }) => addressLine)).toEqual([
      "Springfield, IL",
      "Springfield, MA",
    ])
    const [, second = null] = asked.mayMean
    const added = await run(addRadius(before, typed("springfield"), plain, defaultAreaChoiceRules, second))
    expect(added).toMatchObject({
      added: [{ name: "Springfield, MA", longitude: -72.6, latitude: 42.1 }],
      warnings: [],
      field: null,
      mayMean: [],
    })
    const entry = { addressLine: "springfield", addressName: "", quantity: "5" }
    expect((await run(addClosest(before, entry))).mayMean).toHaveLength(2)
    expect((await run(addClosest(before, entry, defaultAreaChoiceRules, second))).added).toMatchObject([
      { kind: "closest", name: "Springfield, MA" },
    ])
  })

  it("says where it is measured from when that is only the middle of a ZIP Code", async () => {
    expect((await run(addRadius(holding(), typed("60614"), plain))).center).toMatchObject({
      kind: "info",
      text: "Distances are measured from the middle of Chicago, IL 60614 (ZIP center).",
    })
    expect((await run(addRadius(holding(), typed("shop"), plain))).center).toBeNull()
    const full = { ...holding(), areas: manyRadii }
    const refused = await run(addRadius(full, typed("60614"), plain))
    expect(refused).toMatchObject({ added: [], center: null, field: null })
  })

  it("says nothing of a place without geometry, whose box shows the placeholder [ob5-address-unknown]", async () => {
    const before = holding(exampleOf.radius)
    expect(await run(addRadius(before, typed("nowhere"), plain))).toEqual({
      definition: before,
      added: [],
      removed: [],
      warnings: [],
      isUsedUp: false,
      field: "addressLine",
      mayMean: [],
      center: null,
    })
    expect(ADDRESS_PLACEHOLDER).toBe(TEXTS.addressPlaceholder)
  })

  it("may use the name of an address that makes way", async () => {
    const entry = typed("shop", { addressName: "Shop" })
    expect((await run(addRadius(holding(exampleOf.closest), entry, plain))).added).toHaveLength(1)
    expect((await run(addRadius(holding(exampleOf.radius), entry, plain, oneAddress))).added).toHaveLength(1)
  })

  it.each([
    ["199.9", 199.9],
    ["200", 200],
    ["200.1", 200],
    ["5000", 200],
  ])("of %s miles is one of %d [ob5-radius-cap] [ob9-radius-limit]", async (radius, miles) => {
    expect(MAX_RADIUS_MILES).toBe(200)
    const added = await run(addRadius(holding(), typed("shop", { radius }), plain))
    expect(added).toMatchObject({ added: [{ miles }], warnings: [] })
  })
})

describe("several addresses [ob4-radius-multi]", () => {
  it.each([
    [1, "radius", "closest", true],
    [2, "multiRadiusAroundAddress", "multiClosest", false],
    [3, "multiRadiusAroundAddress", "multiClosest", false],
  ] as const)("%i are of type %s or %s, granularity %s", (addresses, radius, closest, isEnabled) => {
    expect(radiusGeoType(addresses)).toBe(radius)
    expect(closestGeoType(addresses)).toBe(closest)
    expect(isGranularityEnabled(addresses)).toBe(isEnabled)
  })

  it("switch a single radius to several, without granularity, and back", async () => {
    const one = holding({ ...exampleOf.radius, granularity: "zip" })
    const two = await run(addRadius(one, typed("store"), { ...plain, granularity: "zip4" }))
    expect(inferGeoType(two.definition.areas)).toBe("multiRadiusAroundAddress")
    expect(two.definition.areas).toMatchObject([{ granularity: "standard" }, { granularity: "standard" }])
    expect(two.added).toEqual([two.definition.areas[1]])
    expect(two.removed).toEqual([])
    expect(inferGeoType(two.definition.areas.slice(1))).toBe("radius")
  })

  it("leave the granularity of other shapes alone, and one address its own", async () => {
    const polygon = { ...exampleOf.polygon, granularity: "zip4" } as const
    const mixing = { ...defaultAreaChoiceRules, mixing: "moreArea" } as const
    const options = { ...plain, granularity: "zip4" } as const
    const one = await run(addRadius(holding(polygon), typed("shop"), options, mixing))
    expect(one.definition.areas).toMatchObject([polygon, { granularity: "zip4" }])
    const two = await run(addRadius(one.definition, typed("store"), options, mixing))
    expect(two.definition.areas).toMatchObject([
      polygon,
      { granularity: "standard" },
      { granularity: "standard" },
    ])
  })

  it("are one when only the granularity differs: the last choice counts", async () => {
    const one = holding({ ...exampleOf.radius, granularity: "zip" })
    const again = await run(addRadius(one, typed("shop"), { ...plain, granularity: "zip4" }))
    expect(again.definition.areas).toMatchObject([{ granularity: "zip4" }])
  })

  it("replace each other where a site takes one at a time", async () => {
    const added = await run(addRadius(holding(exampleOf.radius), typed("store"), plain, oneAddress))
    expect(added.definition.areas).toMatchObject([{ name: "2 Oak St" }])
    expect(added.removed).toEqual([exampleOf.radius])
  })

  it("of a quantity search replace each other too where a site takes one at a time", async () => {
    const entry = { addressLine: "store", addressName: "", quantity: "7" }
    const added = await run(addClosest(holding(exampleOf.closest), entry, oneAddress))
    expect(added.definition.areas).toMatchObject([{ quantity: 7 }])
  })

  it("leave other areas of 'more area' alone where a site takes one address", async () => {
    const before = holding(exampleOf.zip, exampleOf.radius)
    const added = await run(
      addRadius(before, typed("store"), plain, { mixing: "moreArea", takesSeveralAddresses: false }),
    )
    expect(added.definition.areas).toMatchObject([{ kind: "zip" }, { name: "2 Oak St" }])
  })
})

describe("a quantity search [ob4-quantity-search]", () => {
  it("replaces all earlier geography, on 'more area' too", async () => {
    const before = holding(exampleOf.zip, exampleOf.radius)
    const entry = { addressLine: "shop", addressName: "Shop", quantity: "500" }
    const added = await run(addClosest(before, entry, { ...defaultAreaChoiceRules, mixing: "moreArea" }))
    expect(added.definition.areas).toEqual([{ ...exampleOf.closest, address: "1 Main St" }])
    expect(added.removed).toEqual(before.areas)
    expect(inferGeoType(added.definition.areas)).toBe("closest")
  })

  it("is what the radius page makes of a quantity", async () => {
    const added = await run(addRadius(holding(), typed("shop", { quantity: "500" }), plain))
    expect(added.added).toEqual([{ ...exampleOf.closest, name: "1 Main St" }])
  })

  it("joins another one", async () => {
    const entry = { addressLine: "store", addressName: "", quantity: "7" }
    const added = await run(addClosest(holding(exampleOf.closest), entry))
    expect(added.definition.areas).toHaveLength(2)
    expect(inferGeoType(added.definition.areas)).toBe("multiClosest")
  })

  it("needs a name that no other one has", async () => {
    const entry = { addressLine: "store", addressName: "Shop", quantity: "7" }
    expect(textsOf((await run(addClosest(holding(exampleOf.closest), entry))).warnings)).toEqual([
      TEXTS.addressNameUsed,
    ])
  })

  it.each(["", "0", "1.5", "many"])("needs a whole number above 0, which '%s' is not", async (quantity) => {
    const entry = { addressLine: "shop", addressName: "", quantity }
    expect(textsOf((await run(addClosest(holding(), entry))).warnings)).toEqual([
      TEXTS.addressOrRadiusMissing,
    ])
  })

  it("asks for as many records as a list may hold, and not more", async () => {
    const entry = { addressLine: "shop", addressName: "", quantity: "100000001" }
    const added = await run(addClosest(holding(), entry))
    expect(added.added).toMatchObject([{ quantity: 100_000_000 }])
    expect(MAX_CLOSEST_RECORDS).toBe(100_000_000)
    expect(added.added.every(Schema.is(Area))).toBe(true)
  })
})

describe("what else was chosen of a radius", () => {
  it.each([
    [exampleOf.radius, ""],
    [{ ...exampleOf.radius, withinState: "IL" }, "IL only"],
    [{ ...exampleOf.radius, granularity: "zip" }, "whole ZIP Codes"],
    [
      { ...exampleOf.radius, withinState: "IL", granularity: "carrierRoute" },
      "IL only, whole carrier routes",
    ],
    [exampleOf.polygon, ""],
    [exampleOf.locations, ""],
    [{ ...exampleOf.locations, sameState: true }, "each in its own state only"],
  ] as const)("of %j is '%s'", (area, text) => {
    expect(radiusNote(area)).toBe(text)
  })
})

describe("granularity [ob5-granularity]", () => {
  it("has four values", () => {
    expect(
      granularities.names.map((name) => [granularities.encode(name), name, granularityName(name)]),
    ).toEqual([
      [1, "standard", "Standard"],
      [2, "zip4", "ZIP4"],
      [3, "carrierRoute", "Carrier Route"],
      [4, "zip", "ZIP Code"],
    ])
  })

  it.each([
    ["radius", 10, ["standard", "zip4", "carrierRoute", "zip"]],
    ["radius", 50, ["standard", "carrierRoute", "zip"]],
    ["radius", 130, ["standard", "zip4", "carrierRoute", "zip"]],
    ["radius", 190, ["standard", "zip4", "zip"]],
    ["polygon", 10, ["standard", "zip4", "carrierRoute"]],
    ["polygon", 50, ["standard", "carrierRoute"]],
  ] as const)("of the %s page of list type %i is %j", (page, listType, options) => {
    expect(granularityOptions(page, listType)).toEqual(options)
  })
})

it("a radius address is of usage 2", () => {
  expect(addrUsageTypes.names.map(addrUsageTypes.encode)).toEqual([2])
})
