import { join } from "node:path"
import { emptyDefinition, type Medians } from "@listwright/domain/definition"
import { beforeAll, describe, expect, inject, test } from "vitest"
import { tokenOf } from "./token.ts"
import { universeTexts } from "./universeTexts.ts"

/** Compares the area details of address lists, down to carrier routes, with plain SQL over the records. */

const url = inject("productUrl")
const universe = join(inject("productData"), "universes", "50")

let token: string
beforeAll(async () => {
  token = await tokenOf(url, "power")
})

interface Detail {
  readonly code: string
  readonly available: number
  readonly withPhones: number
  readonly occupants: { readonly homes: number; readonly apartments: number; readonly businesses: number }
  readonly medians?: Medians
}
interface AreaTold extends Omit<Detail, "code"> {
  readonly details: ReadonlyArray<Detail>
}

const detailsOf = async (
  listType: number,
  area: (typeof AREAS)[keyof typeof AREAS]["area"],
): Promise<ReadonlyArray<AreaTold>> => {
  const answer = await fetch(`${url}/api/v1/counts/details`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({
      definition: { ...emptyDefinition(listType), areas: [area] },
      draftId: null,
      revision: 1,
    }),
  })
  expect(answer.status).toBe(200)
  return JSON.parse(await answer.text()).details.areas
}

const CODE = `CASE WHEN ROUTE = 0 THEN '' ELSE format('{:05d}{}{:03d}', ZIP, 'BCGHR'[ROUTE // 1000 + 1], ROUTE % 1000) END`
/** The lower one of the two in the middle, in dollars or as it is. */
const median = (column: string, unit: number): string =>
  `'${column}': ${unit} * (quantile_disc(${column}::INTEGER, 0.5) FILTER (${column} > 0))`

/** Reads the details of each carrier route by plain SQL, in the form of a detail row. */
const routesInSql = async (where: string): Promise<ReadonlyArray<Detail>> => {
  const rows = await universeTexts(
    universe,
    `to_json({ 'code': ${CODE}, 'available': count(*), 'withPhones': count(*) FILTER (PHONE = 1),
       'businesses': count(*) FILTER (BUSINESS),
       'apartments': count(*) FILTER (NOT BUSINESS AND ADDRESS LIKE '% Apt %'),
       ${median("MEDIANINCOME", 1_000)}, ${median("MEDIANHOMEVALUE", 1_000)}, ${median("MEDIANAGE", 1)}, ${median("PHWC", 1)} })`,
    `${where} GROUP BY ZIP, ROUTE ORDER BY ZIP, ROUTE`,
  )
  return rows
    .map((row) => JSON.parse(row))
    .map(({ apartments, available, businesses, code, withPhones, ...told }) => ({
      code,
      available,
      withPhones,
      occupants: { homes: available - apartments - businesses, apartments, businesses },
      medians: {
        income: told.MEDIANINCOME,
        homeValue: told.MEDIANHOMEVALUE,
        age: told.MEDIANAGE,
        phwc: told.PHWC,
      },
    }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

const told = ({ details = [] }: Partial<AreaTold>): ReadonlyArray<unknown> =>
  details.map(({ available, code, medians, occupants, withPhones }) => ({
    code,
    available,
    withPhones,
    occupants,
    medians,
  }))

const zip = (code: string) => ({ kind: "zip" as const, zip: code, excluded: false })
const AREAS = {
  "a ZIP Code": { area: zip("80202"), where: "ZIP = 80202" },
  "a city": {
    area: { kind: "city", state: "CO", city: "Boulder", excluded: false },
    where: "CITY = 'Boulder' AND STATE = 'CO'",
  },
  "a sectional center": { area: { kind: "scf", scf: "803", excluded: false }, where: "ZIP // 100 = 803" },
} satisfies Record<string, { readonly area: unknown; readonly where: string }>

describe("A list of addresses", () => {
  test.each([
    [130, "a ZIP Code"],
    [140, "a ZIP Code"],
    [50, "a ZIP Code"],
    [50, "a city"],
    [50, "a sectional center"],
  ] as const)("%i tells %s by carrier route, each with what is there", async (listType, name) => {
    const { area, where } = AREAS[name]
    const [counted] = await detailsOf(listType, area)
    const expected = await routesInSql(where)
    expect(expected.length).toBeGreaterThan(3)
    expect(told(counted ?? {})).toEqual(expected)
    for (const part of [counted, ...(counted?.details ?? [])]) {
      const { apartments = 0, businesses = 0, homes = 0 } = part?.occupants ?? {}
      expect(homes + apartments + businesses).toBe(part?.available)
    }
  })

  test("of other areas than ZIP Codes, 130 and 140 tell no more than the area", async () => {
    for (const listType of [130, 140]) {
      const [counted] = await detailsOf(listType, AREAS["a city"].area)
      expect(counted?.available).toBeGreaterThan(0)
      expect(counted?.details).toEqual([])
    }
  })
})
