import { describe, expect, it } from "vitest"
import { isOrderable } from "../../src/catalog/allowedSources.ts"
import { DEFAULT_SOURCES, landingCards } from "../../src/catalog/landingCards.ts"
import { LIST_TYPES, findListType, sourceTraits } from "../../src/catalog/listTypes.ts"
import { sourceDisplayName, sourceShortCode } from "../../src/catalog/siteSources.ts"
import { findSourcesByName } from "../../src/catalog/findSourcesByName.ts"
import { hasPhoneOption } from "../../src/audience/step/phoneOptions.ts"

describe("the catalog", () => {
  it("has a configuration for every orderable code but 220", () => {
    const orderableCodes = Array.from({ length: 300 }, (_, code) => code).filter((code) =>
      isOrderable(code, "orderable"),
    )
    expect(LIST_TYPES.map(({ code }) => code)).toEqual(orderableCodes.filter((code) => code !== 220))
  })

  it("has short codes of three letters and the code, each once", () => {
    const shortCodes = LIST_TYPES.map(({ shortCode }) => shortCode)
    expect(new Set(shortCodes).size).toBe(shortCodes.length)
    expect(findListType(10)?.shortCode).toBe("CON10")
    for (const { code, shortCode } of LIST_TYPES) expect(shortCode).toMatch(new RegExp(`^[A-Z]{3}${code}$`))
  })

  it("knows its carrier-route sources", () => {
    expect(LIST_TYPES.map(({ code }) => code).filter((code) => sourceTraits(code).usesCarrierRoutes)).toEqual(
      [50, 130, 140],
    )
    expect(LIST_TYPES.map(({ code }) => code).filter((code) => !hasPhoneOption(code))).toEqual([200, 210])
  })
})

const asCatalog = { readings: {}, sources: [] }

describe("the name of a source", () => {
  it("is Saturation for 50 and Occupant/Saturation for 130 unless the site reads it otherwise", () => {
    expect([50, 130].map((code) => sourceDisplayName(code, asCatalog))).toEqual([
      "Saturation",
      "Occupant/Saturation",
    ])
    const reading = { readings: { occupantName: "Saturation" }, sources: [] }
    expect([50, 130].map((code) => sourceDisplayName(code, reading))).toEqual(["Saturation", "Saturation"])
  })

  it("is its title otherwise", () => {
    expect(sourceDisplayName(10, asCatalog)).toBe("Consumer")
    expect(sourceDisplayName(999, asCatalog)).toBe("List type 999")
  })

  it("is what the site calls it, whatever the catalog and a reading say, and so is its short code", () => {
    const site = {
      readings: { occupantName: "Saturation" },
      sources: [{ listType: 50, title: "Every Door", shortCode: "DOOR" }],
    }
    expect([50, 130].map((code) => sourceDisplayName(code, site))).toEqual(["Every Door", "Saturation"])
    expect([50, 130, 999].map((code) => sourceShortCode(code, site))).toEqual(["DOOR", "OCC130", "999"])
  })
})

describe("a source by its name", () => {
  const sources = [
    { listType: 20, shortCode: "BUS20", title: "Business" },
    { listType: 40, shortCode: "NMV40", title: "New Movers" },
    { listType: 90, shortCode: "NMV", title: "Business" },
  ]
  const found = (name: string) => findSourcesByName(sources, name).map(({ listType }) => listType)

  it("is found by number, short code or title, in any case", () => {
    expect([" 40 ", "nmv40", "new movers", "NMV"].map(found)).toEqual([[40], [40], [40], [90]])
  })

  it("may be one of several with the same title, or none", () => {
    expect(found("business")).toEqual([20, 90])
    expect(found("Businesses")).toEqual([])
  })
})

describe("the landing cards", () => {
  const order = (allowed: ReadonlyArray<number>) => landingCards(allowed).map(({ listType }) => listType)

  it("start with consumers and business, then the featured ones, and end with saturation", () => {
    expect(order([50, 40, 130, 170, 20, 260, 10])).toEqual([10, 170, 260, 130, 40, 20, 50])
  })

  it("take the first other source where business is not allowed", () => {
    expect(order([50, 40, 130, 10])).toEqual([10, 40, 130, 50])
  })

  it("show no source that is not allowed or not configured", () => {
    expect(order([220, 999, 170])).toEqual([170])
    expect(order([])).toEqual([])
  })

  it("mark the primary and the featured ones", () => {
    expect(landingCards([10, 170, 260, 20])).toEqual([
      { listType: 10, emphasis: "primary" },
      { listType: 170, emphasis: "primary" },
      { listType: 260, emphasis: "featured" },
      { listType: 20, emphasis: "plain" },
    ])
    expect(landingCards(DEFAULT_SOURCES)).toHaveLength(2)
  })
})
