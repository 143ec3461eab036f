import { emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"
import { describe, expect, it } from "vitest"
import {
  missingCountRequirements,
  countRequirementText,
} from "../../../src/order/flow/decideGeographyStep.ts"
import { effectiveMinimum, minimumQuantity } from "../../../src/order/quantities/minimumQuantity.ts"
import { totalsWithTax } from "../../../src/order/placing/totalsWithTax.ts"
import { Zip } from "../../../src/shared/Zip.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

const getCountWarnings = (...list: Parameters<typeof missingCountRequirements>) =>
  missingCountRequirements(...list).map(countRequirementText)

describe("the minimum comes into force 5 seconds after the screen opened [ob9-minimum]", () => {
  it.each([
    [0, 0],
    [4_999, 0],
    [5_000, 250],
    [60_000, 250],
  ])("after %i ms it is %i", (openMs, inForce) => {
    expect(effectiveMinimum(250, openMs)).toBe(inForce)
  })
})

describe("the minimum quantity [ob5-minimum-quantity]", () => {
  it("is capped by what is available, and still warned about", () => {
    expect(minimumQuantity(100, 250, 180)).toMatchObject({
      value: 180,
      warning: { title: TEXTS.countBelowMinimumTitle },
    })
  })

  it("never wants more than there is", () => {
    expect(minimumQuantity(300, 250, 50).value).toBe(50)
    expect(minimumQuantity(300, 250, 50).warning).not.toBeNull()
    expect(minimumQuantity(300, 250, 260)).toEqual({ value: 260, warning: null })
  })
})

describe("tax", () => {
  it("is rounded to the cent, a half upwards", () => {
    expect(totalsWithTax("100.00", "0.1025")).toEqual({
      subtotal: "100.00",
      totalTax: "10.25",
      total: "110.25",
    })
    expect(totalsWithTax("0.10", "0.05")).toEqual({ subtotal: "0.10", totalTax: "0.01", total: "0.11" })
    expect(totalsWithTax("0.09", "0.05").totalTax).toBe("0.00")
  })

  it("is nothing at a rate of 0", () => {
    expect(totalsWithTax("91.65", "0")).toEqual({ subtotal: "91.65", totalTax: "0.00", total: "91.65" })
  })
})

describe("Get Count", () => {
  const zip = { kind: "zip" as const, zip: Zip.make("60614"), excluded: false }
  const criterion = { kind: "values" as const, column: "AGE", values: ["A"] as const }

  it("says everything that a new draft misses, the area first", () => {
    expect(getCountWarnings(emptyDefinition(10), "zip")).toEqual([
      TEXTS.noTargetGeography,
      TEXTS.noAudience,
      TEXTS.noPhoneOption,
    ])
  })

  it("does not take exclusions for a geography", () => {
    const given = { ...emptyDefinition(10), areas: [{ ...zip, excluded: true }] }
    expect(getCountWarnings(given, "zip")[0]).toBe(TEXTS.noTargetGeography)
  })

  it("runs with an area, an audience and a phone option", () => {
    expect(
      getCountWarnings(
        {
          ...emptyDefinition(10),
          areas: [zip],
          audience: { unit: "individuals", criteria: [criterion] },
          phoneOption: "noPhones",
        },
        "zip",
      ),
    ).toEqual([])
  })

  it.each([
    ["nothing chosen", "zip", 0, false],
    ["total U.S. (20)", "nationwide", 0, true],
    ["more area (23)", "multiGeo", 0, true],
    ["one saved count (24)", "multiCount", 1, false],
    ["two saved counts (24)", "multiCount", 2, true],
  ] as const)("asks for an area by the type of the list: %s", (_, geoType, savedCounts, mayRun) => {
    const areas = ["c1", "c2"]
      .slice(0, savedCounts)
      .map((savedCount) => ({ kind: "savedCount" as const, savedCount, excluded: false }))
    const warnings = getCountWarnings({ ...emptyDefinition(10), areas }, geoType)
    expect(warnings.includes(TEXTS.noTargetGeography)).toBe(!mayRun)
  })

  it("asks no phone option of email campaigns", () => {
    expect(getCountWarnings({ ...emptyDefinition(200), areas: [zip] }, "zip")).toEqual([TEXTS.noAudience])
  })

  it("asks saturation lists for targeting and route options", () => {
    const given = {
      ...emptyDefinition(50),
      areas: [zip],
      audience: { unit: "allHouseholds" as const, criteria: [] },
      phoneOption: "noPhones" as const,
      occupant: { targets: ["homes" as const], routes: [], contactNames: false },
    }
    expect(getCountWarnings(given, "zip")).toEqual([TEXTS.noRouteOption])
  })
})
