import { stripVTControlCharacters } from "node:util"
import { compareToReceipt, toCountReceipt } from "@listwright/domain/counting"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { codeToArea } from "@listwright/domain/geography"
import { cleanup, render } from "ink-testing-library"
import { afterEach, describe, expect, it } from "vitest"
import { ChangesView } from "../../src/counting/ChangesView.tsx"
import { ExplanationView } from "../../src/counting/ExplanationView.tsx"
import { type CountInsights, noInsights } from "../../src/counting/CountInsights.ts"
import { InsightsView } from "../../src/counting/InsightsView.tsx"
import { ageColumn, north, northDetails, northSample, northSaturation } from "./drawnCounts.ts"

afterEach(() => cleanup())

const definition = canonicalDefinition({
  ...emptyDefinition(10),
  areas: [codeToArea("zip", "60614")],
})
const drawn = (view: Parameters<typeof render>[0]): string =>
  stripVTControlCharacters(render(view).lastFrame() ?? "").trim()
const screen = (insights: Partial<CountInsights>) =>
  drawn(<InsightsView insights={{ ...noInsights, ...insights }} total={1_200} />)
const widest = (text: string): number => Math.max(...text.split("\n").map((line) => line.length))

const long = "A name that is longer than any column of a screen has room for"
const crossTable = {
  rows: "AGE",
  columns: "INCOME",
  names: ["Age", "Income"],
  across: ["$50,000 to $74,999", "$75,000 to $99,999", "C", "D", "Not known"].map((name, at) => ({
    value: String(at),
    name,
  })),
  down: [
    { value: "25", name: "25", records: [1, 2, 3, 1_234_567, 5] },
    { value: "26", name: long, records: [0, 0, 0, 0, 0] },
  ],
} as const

describe("what a count tells beyond its number, on the screen", () => {
  it("has areas and their parts", () => {
    expect(screen({ details: northDetails })).toBe(
      `Details             Records  With phones        Homes   Apartments        Miles
60614                 1,200          700          800          400
  60614C001           1,200          700          800          400          3.1`,
    )
  })

  it("has businesses in the place of miles where there are some", () => {
    const counted = northDetails
    const occupants = { homes: 700, apartments: 400, businesses: 100 }
    const areas = counted.areas.map((area) => ({
      ...area,
      occupants,
      details: area.details.map((part) => ({ ...part, occupants })),
    }))
    expect(screen({ details: { ...counted, areas } })).toBe(
      `Details             Records  With phones        Homes   Apartments   Businesses
60614                 1,200          700          700          400          100
  60614C001           1,200          700          700          400          100`,
    )
  })

  it("has the carrier routes, the fullest first, and what 90% of the others would add", () => {
    expect(screen({ saturation: northSaturation })).toBe(
      `Carrier routes        Taken           Of        Share      For 90%
60614C001               800          800         100%
60614R002               400          800          50%         +320
1 of 2 at 90% or more; bringing the others to 90% would add 320.`,
    )
  })

  it("has the values of a column with their shares", () => {
    const rows = [
      { value: "A", name: "Low", records: 800 },
      { value: null, name: "Not known", records: 400 },
    ]
    expect(screen({ breakdowns: [{ column: "INCOME", name: "Income", rows }] })).toBe(
      `Income                           Records        Share
Low                                  800        66.7%
Not known                            400        33.3%`,
    )
  })

  it("has how full the columns are, with their shares", () => {
    const fillRates = [
      { column: "PHONE", name: "Phone", known: 700 },
      { column: "ZIP4", name: "ZIP+4", known: 1_150 },
      { column: "ROUTE", name: "Carrier Route", known: 1_200 },
    ]
    expect(screen({ fillRates })).toBe(
      `Fill rates                         Known        Share
Phone                                700        58.3%
ZIP+4                              1,150        95.8%
Carrier Route                      1,200       100.0%`,
    )
  })

  it("has a table of two columns, four of its columns abreast", () => {
    expect(screen({ crossTable })).toBe(
      `Age by Income
                        $50,000 to     $75,000 to
                        $74,999        $99,999                  C              D
25                                1              2              3      1,234,567
A name that is long…              0              0              0              0

                          Not known
25                                5
A name that is long…              0`,
    )
  })

  it("has masked people, and what the list asks about under them", () => {
    expect(screen({ sample: { ...northSample, columns: [ageColumn] } })).toBe(
      `Some of the records, masked
A••• B•••   ••• N Clark St Apt •••       Chicago, IL 60614         •••-•••-••55
  Age 42
C••• D•••   PO Box •••                   Chicago, IL 60614`,
    )
    expect(screen({ sample: { ...northSample, records: [], columns: [ageColumn] } })).toBe(
      "No records to show.",
    )
  })

  it("has what would bring it near", () => {
    const near = { name: "Age: 25 to 31 only", records: 1_012 } as const
    const restrictions = [{ ...near, restriction: { kind: "onlyWithPhones" }, definition } as const]
    const explained = { waterfall: null, lists: null, suggestions: null }
    expect(drawn(<ExplanationView {...explained} restrictions={restrictions} want={1_000} />)).toBe(
      "How to get close to 1,000\n1,012 records         Age: 25 to 31 only",
    )
    expect(drawn(<ExplanationView {...explained} restrictions={[]} want={1_000} />)).toContain(
      "No single change gets closer",
    )
  })

  it("has what changed since a receipt", () => {
    const receipt = { ...toCountReceipt(north, "2026-11-22T09:30:00.000Z"), total: 1_100 }
    const changes = compareToReceipt({ ...receipt, snapshot: "2026-10" }, north)
    expect(drawn(<ChangesView changes={changes} />)).toBe(
      `Since the receipt                   Then          Now
All                                1,100        1,200
The data was updated from 2026-10 to 2026-11.`,
    )
    expect(drawn(<ChangesView changes={{ ...changes, causes: [] }} />)).toContain("Nothing changed.")
  })

  it("fits 80 columns, however long a name is", () => {
    const person = {
      firstName: "A•••",
      lastName: "B•••",
      address: long,
      city: long,
      state: "IL",
      zip: "60614",
    }
    const values = [{ column: "AGE", text: long }]
    const all: Partial<CountInsights> = {
      details: {
        ...northDetails,
        areas: northDetails.areas.map((area) => ({ ...area, key: `polygon:${long}` })),
      },
      breakdowns: [{ column: "AGE", name: long, rows: [{ value: "1", name: long, records: 99_999_999 }] }],
      crossTable,
      fillRates: [{ column: "AGE", name: long, known: 99_999_999 }],
      sample: {
        ...northSample,
        records: [{ ...person, phone: "•••-•••-••55", values }],
        columns: [ageColumn],
      },
    }
    expect(widest(screen(all))).toBeLessThanOrEqual(80)
  })
})
