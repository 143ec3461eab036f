import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { emptyDefinition } from "../../src/definition/ListDefinition.ts"
import { desiredQuantity } from "../../src/order/desiredQuantity.ts"
import { getCountWarnings } from "../../src/order/getCountWarnings.ts"
import { minimumQuantity } from "../../src/order/minimumQuantity.ts"
import { routeGuard } from "../../src/order/routeGuard.ts"
import { totalsWithTax } from "../../src/order/totalsWithTax.ts"
import { Zip } from "../../src/shared/Zip.ts"

describe("a wanted quantity", () => {
  it("is never below 0, above what is available, or a fraction, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)),
        fc.nat(),
        fc.constantFrom("zero" as const, "allAvailable" as const),
        (input, available, reading) => {
          const wanted = desiredQuantity(input, available, reading)
          if (wanted !== null) {
            expect(Number.isSafeInteger(wanted) && wanted >= 0 && wanted <= available).toBe(true)
            expect(Object.is(wanted, -0)).toBe(false)
          }
        },
      ),
    )
  })
})

describe("the minimum quantity", () => {
  it("is capped by what is available, and still warned about", () => {
    expect(minimumQuantity(100, 250, 180)).toMatchObject({
      value: 180,
      warning: { title: "Count Number Error" },
    })
  })

  it("never changes a total that reaches it", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (total, minimum) => {
        const checked = minimumQuantity(total, minimum)
        expect(checked.value).toBe(Math.max(total, minimum))
        expect(checked.warning === null).toBe(total >= minimum)
      }),
    )
  })
})

describe("tax", () => {
  it("is rounded to the cent, a half upwards", () => {
    expect(totalsWithTax("100.00", "0.1025")).toEqual({
      subTotal: "100.00",
      totalTax: "10.25",
      total: "110.25",
    })
    expect(totalsWithTax("0.10", "0.05")).toEqual({ subTotal: "0.10", totalTax: "0.01", total: "0.11" })
    expect(totalsWithTax("0.09", "0.05").totalTax).toBe("0.00")
  })

  it("is nothing at a rate of 0", () => {
    expect(totalsWithTax("91.65", "0")).toEqual({ subTotal: "91.65", totalTax: "0.00", total: "91.65" })
  })

  it("always adds up to the total", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 20_000 }), (pretax, rate) => {
        const inCents = (text: string): bigint => BigInt(text.replace(".", ""))
        const result = totalsWithTax((pretax / 100).toFixed(2), (rate / 100_000).toFixed(5))
        expect(inCents(result.subTotal) + inCents(result.totalTax)).toBe(inCents(result.total))
      }),
    )
  })
})

describe("the route guard", () => {
  it("leaves every other route alone, whatever it is called", () => {
    expect(routeGuard("geo", "input")).toBe("stay")
    expect(routeGuard("toString", "input")).toBe("stay")
  })
})

describe("Get Count", () => {
  const zip = { kind: "zip" as const, zip: Zip.make("60614"), excluded: false }
  const criterion = { kind: "values" as const, column: "AGE", values: ["A"] as const }

  it("says everything that a new draft misses, the area first", () => {
    expect(getCountWarnings(emptyDefinition(10))).toEqual([
      "Please Defined Target Georgaphy",
      "Please Defined Target Audience",
      "Please select a Phone Option",
    ])
  })

  it("does not take exclusions for a geography", () => {
    const given = { ...emptyDefinition(10), areas: [{ ...zip, excluded: true }] }
    expect(getCountWarnings(given)[0]).toBe("Please Defined Target Georgaphy")
  })

  it("runs with an area, an audience and a phone option", () => {
    expect(
      getCountWarnings({
        ...emptyDefinition(10),
        areas: [zip],
        audience: { unit: "individuals", criteria: [criterion] },
        phoneOption: "noPhones",
      }),
    ).toEqual([])
  })

  it("asks no phone option of e-mail campaigns", () => {
    expect(getCountWarnings({ ...emptyDefinition(200), areas: [zip] })).toEqual([
      "Please Defined Target Audience",
    ])
  })

  it("asks saturation lists for targeting and route options", () => {
    const given = {
      ...emptyDefinition(50),
      areas: [zip],
      audience: { unit: "allHouseholds" as const, criteria: [] },
      phoneOption: "noPhones" as const,
      occupant: { targets: ["homes" as const], routes: [], contactNames: false },
    }
    expect(getCountWarnings(given)).toEqual(["Please select at least one route option"])
  })
})
