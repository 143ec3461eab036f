import { distanceMiles } from "@listwright/domain/counting"
import {
  type Area,
  type CanonicalDefinition,
  canonicalDefinition,
  type Criterion,
  emptyDefinition,
} from "@listwright/domain/definition"
import { Zip } from "@listwright/domain/shared"
import { Schema } from "effect"
import type { ZipInfo } from "../../packages/geography/src/tables/ZipInfo.ts"

/**
 * The kinds of questions about a definition; `ageByIncome` is a table of two attributes, `byZip` goes down to detail
 * rows.
 */
export type Ask = "count" | "waterfall" | "ageByIncome" | "byZip"

/** A row of the table: what is asked, a little different every time, so that no answer was given before. */
export interface BenchQuestion {
  readonly name: string
  readonly ask: Ask
  readonly definition: (run: number) => CanonicalDefinition
  /** The same in SQL over a table of the attributes, as DuckDB and ClickHouse read it; null: it has no short form. */
  readonly sql: ((run: number) => string) | null
}

const zipOf = Schema.decodeUnknownSync(Zip)

/** Another one each of 1,560 times, so that no answer is one that was given before; all are ages that a list takes. */
const age = (run: number): readonly [number, number] => [18 + (run % 40), 60 + (run % 39)]
/** Another year of moving in each of 60 times. */
const year = (run: number): number => 1960 + (run % 60)

const values = (column: string, ...all: readonly [string, ...Array<string>]): Criterion => ({
  kind: "values",
  column,
  values: all,
})
const between = (column: string, from: number, to: number): Criterion => ({
  kind: "ranges",
  column,
  ranges: [{ from: String(from), to: String(to) }],
})

const three = (run: number): ReadonlyArray<Criterion> => [
  between("AGE", ...age(run)),
  values("INCOME", "5", "6", "7"),
  values("GENDER", "F"),
]
const threeSql = (run: number): string =>
  `AGE BETWEEN ${age(run).join(" AND ")} AND INCOME BETWEEN 5 AND 7 AND GENDER = 1`

const five = (run: number): ReadonlyArray<Criterion> => [
  ...three(run),
  between("LENGTHRES", 2000, 2015),
  values("NETWORTH", "3", "5"),
]
const fiveSql = (run: number): string =>
  `${threeSql(run)} AND LENGTHRES BETWEEN 2000 AND 2015 AND NETWORTH IN (3, 5)`

const twelve = (run: number): ReadonlyArray<Criterion> => [
  ...five(run),
  values("OWNERRENTER", "O"),
  values("CHILDREN", "Y"),
  values("DWELLING", "S"),
  values("MARITAL", "1"),
  values("HOMEVALUE", "2", "4", "6", "7"),
  values("EDUCATION", "1", "2", "4"),
  between("VEHICLES", 1, 3),
]
const twelveSql = (run: number): string =>
  `${fiveSql(run)} AND OWNERRENTER = 1 AND CHILDREN = 1 AND DWELLING = 1 AND MARITAL = 1
   AND HOMEVALUE IN (2, 4, 6, 7) AND EDUCATION IN (1, 2, 4) AND VEHICLES BETWEEN 1 AND 3`

/** The columns that the SQL reads. */
export const SQL_COLUMNS = [
  "ZIP",
  "PHONE",
  "HOUSEHOLD",
  "AGE",
  "INCOME",
  "GENDER",
  "LENGTHRES",
  "NETWORTH",
  "OWNERRENTER",
  "CHILDREN",
  "DWELLING",
  "MARITAL",
  "HOMEVALUE",
  "EDUCATION",
  "VEHICLES",
]

const NATION: Area = { kind: "nation", excluded: false }

const asked = (areas: ReadonlyArray<Area>, criteria: ReadonlyArray<Criterion>): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(10),
    areas,
    audience: { unit: "individuals", criteria },
  })

/** Around Chicago, a little farther east every time. */
const center = (run: number) => ({ name: "", longitude: -87.65 + run * 0.01, latitude: 41.9 })

const radius = (run: number, granularity: "standard" | "zip"): Area => ({
  kind: "radius",
  ...center(run),
  miles: 20,
  withinState: null,
  granularity,
  excluded: false,
})

const corners = (run: number) =>
  Array.from({ length: 40 }, (_, corner) => {
    const angle = (corner / 40) * 2 * Math.PI
    const far = 1 + 0.2 * (corner % 2)
    return [-87.9 + run * 0.01 + 1.1 * Math.cos(angle) * far, 41.8 + 0.8 * Math.sin(angle) * far] as const
  })

const countsSql = (where: string): string =>
  `SELECT count(*), count(*) FILTER (WHERE PHONE = 1) FROM people WHERE ${where}`

const within = (infos: ReadonlyArray<Pick<ZipInfo, "zip">>): string =>
  `ZIP IN (${infos.map(({ zip }) => Number(zip)).join(",")})`

/** Illinois, California, Texas, New York, Florida. */
const STATES = ["17", "06", "48", "36", "12"]

/** The questions of the table. `infos` are the ZIP Codes that have people, ascending. */
export const benchQuestions = (infos: ReadonlyArray<ZipInfo>): ReadonlyArray<BenchQuestion> => {
  const zips = infos.map(({ zip }) => zip)
  const states = STATES.map((state) => {
    const own = infos.filter(({ countyFips }) => countyFips?.slice(0, 2) === state)
    return { own, counties: [...new Set(own.flatMap(({ countyFips }) => countyFips ?? []))] }
  })
  const stateOf = (run: number) => states[run % 5] ?? { own: [], counties: [] }
  const near = (run: number) =>
    infos.filter(({ latitude, longitude }) => {
      const middle = center(run)
      return distanceMiles([longitude, latitude], [middle.longitude, middle.latitude]) <= 20
    })
  const adjacent = (run: number) => zips.slice(9_000 + run * 31, 9_050 + run * 31)
  const scattered = (run: number) =>
    Array.from({ length: 50 }, (_, at) => zips[(run * 31 + at * 613) % zips.length] ?? "60614")
  const byZip = (chosen: (run: number) => ReadonlyArray<string>) => ({
    ask: "count" as const,
    definition: (run: number) =>
      asked(
        chosen(run).map((zip) => ({ kind: "zip", zip: zipOf(zip), excluded: false })),
        three(run),
      ),
    sql: (run: number) =>
      `SELECT ZIP, count(*), count(*) FILTER (WHERE PHONE = 1) FROM people
       WHERE ZIP IN (${chosen(run).map(Number).join(",")}) AND ${threeSql(run)} GROUP BY ZIP`,
  })
  return [
    { name: "50 ZIP Codes, adjacent, 3 criteria, by ZIP Code", ...byZip(adjacent) },
    { name: "50 ZIP Codes, scattered, 3 criteria, by ZIP Code", ...byZip(scattered) },
    {
      name: "20-mile radius, whole ZIP Codes",
      ask: "count",
      definition: (run) => asked([radius(run, "zip")], three(run)),
      sql: (run) => countsSql(`${within(near(run))} AND ${threeSql(run)}`),
    },
    {
      name: "20-mile radius, record by record",
      ask: "count",
      definition: (run) => asked([radius(run, "standard")], three(run)),
      sql: null,
    },
    {
      name: "a state, by county",
      ask: "count",
      definition: (run) =>
        asked(
          stateOf(run).counties.map((county) => ({ kind: "county", county, excluded: false })),
          three(run),
        ),
      // The counties are added up from the ZIP Codes by whoever asks.
      sql: (run) =>
        `SELECT ZIP, count(*), count(*) FILTER (WHERE PHONE = 1) FROM people
         WHERE ${within(stateOf(run).own)} AND ${threeSql(run)} GROUP BY ZIP`,
    },
    {
      name: "polygon of 40 corners, record by record",
      ask: "count",
      definition: (run) =>
        asked(
          [{ kind: "polygon", name: "", points: corners(run), granularity: "standard", excluded: false }],
          three(run),
        ),
      sql: null,
    },
    {
      name: "closest 5,000",
      ask: "count",
      definition: (run) =>
        asked([{ kind: "closest", ...center(run), quantity: 5_000, excluded: false }], three(run)),
      sql: null,
    },
    {
      name: "nationwide, 5 criteria",
      ask: "count",
      definition: (run) => asked([NATION], five(run)),
      sql: (run) => countsSql(fiveSql(run)),
    },
    {
      name: "nationwide, 12 criteria",
      ask: "count",
      definition: (run) => asked([NATION], twelve(run)),
      sql: (run) => countsSql(twelveSql(run)),
    },
    {
      name: "nationwide, one a household, with phones",
      ask: "count",
      definition: (run) =>
        canonicalDefinition({
          ...asked([NATION], []),
          audience: { unit: "allHouseholds", criteria: [] },
          phoneOption: "onlyWithPhones",
          areas: [NATION, { kind: "scf", scf: String(100 + (run % 800)), excluded: true }],
        }),
      sql: (run) =>
        `SELECT count(DISTINCT CAST(ZIP AS BIGINT) * 1000000 + HOUSEHOLD) FROM people
         WHERE PHONE = 1 AND NOT (ZIP BETWEEN ${100 + (run % 800)}00 AND ${100 + (run % 800)}99)`,
    },
    {
      name: "nationwide, 5 criteria, a million persons suppressed",
      ask: "count",
      definition: (run) =>
        canonicalDefinition({
          ...asked([NATION], five(run)),
          suppressions: {
            ...emptyDefinition(10).suppressions,
            files: { mode: "item", items: ["a million"] },
          },
        }),
      sql: null,
    },
    {
      name: "nationwide, 5 criteria, by ZIP Code",
      ask: "byZip",
      definition: (run) => asked([NATION], five(run)),
      sql: (run) =>
        `SELECT ZIP, count(*), count(*) FILTER (WHERE PHONE = 1) FROM people WHERE ${fiveSql(run)} GROUP BY ZIP`,
    },
    {
      name: "age by income, nationwide",
      ask: "ageByIncome",
      definition: (run) => asked([NATION], [between("LENGTHRES", year(run), 2024)]),
      sql: (run) =>
        `SELECT AGE, INCOME, count(*) FROM people
         WHERE LENGTHRES BETWEEN ${year(run)} AND 2024 GROUP BY AGE, INCOME`,
    },
    {
      name: "waterfall of 6 steps, nationwide",
      ask: "waterfall",
      definition: (run) =>
        canonicalDefinition({ ...asked([NATION], five(run)), phoneOption: "onlyWithPhones" }),
      sql: (run) => {
        const steps = [...fiveSql(run).split(/ AND (?=[A-Z]+ (?:=|IN|BETWEEN))/), "PHONE = 1"]
        const counts = steps.map((_, at) => `count(*) FILTER (WHERE ${steps.slice(0, at + 1).join(" AND ")})`)
        return `SELECT count(*), ${counts.join(", ")} FROM people`
      },
    },
  ]
}

/** Questions that many ask at once, each another one: 50 scattered ZIP Codes; the nation. */
export const manyQuestions = (zips: ReadonlyArray<string>) => ({
  zips: (run: number) =>
    asked(
      Array.from({ length: 50 }, (_, at) => zips[(run * 37 + at * 613) % zips.length] ?? "60614").map(
        (zip) => ({ kind: "zip", zip: zipOf(zip), excluded: false }),
      ),
      three(run % 40),
    ),
  nation: (run: number) => asked([NATION], [...five(run % 40), between("VEHICLES", 1, 2 + (run % 3))]),
})
