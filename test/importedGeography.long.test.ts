import { execFile } from "node:child_process"
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { DuckDBInstance } from "@duckdb/node-api"
import { afterAll, beforeAll, expect, test } from "vitest"
import { tokenOf } from "./token.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"

/**
 * A site that runs on published files in place of the geography that comes with it. What they say of Chicago, of the capital
 * and of Connecticut is written here in the published forms; `LISTWRIGHT_FEDERAL_FILES` names a folder with the whole files
 * (`cbsa2fipsxw.csv`, `zccd.csv`) to try them instead.
 */

const run = promisify(execFile)
const root = join(import.meta.dirname, "..")
const folder = mkdtempSync(join(tmpdir(), "listwright-federal-"))
const whole = process.env["LISTWRIGHT_FEDERAL_FILES"]
let product: OwnProduct
let token = ""

const METROS = `cbsacode,cbsatitle,metropolitanmicropolitanstatis,countycountyequivalent,statename,fipsstatecode,fipscountycode
16980,"Chicago-Naperville-Elgin, IL-IN",Metropolitan Statistical Area,Cook County,Illinois,17,031
16980,"Chicago-Naperville-Elgin, IL-IN",Metropolitan Statistical Area,Lake County,Indiana,18,089
25540,"Hartford-West Hartford-East Hartford, CT",Metropolitan Statistical Area,Capitol Planning Region,Connecticut,09,110
25540,"Hartford-West Hartford-East Hartford, CT",Metropolitan Statistical Area,Lower Connecticut River Valley Planning Region,Connecticut,09,130
99990,"Nowhere, ZZ",Metropolitan Statistical Area,Nowhere County,Nowhere,98,001
`
const DISTRICTS = `state_fips,state_abbr,zcta,cd
17,IL,60614,5
17,IL,60614,3
17,IL,60615,1
17,IL,60657,5
11,DC,20024,98
09,CT,06103,1
17,IL,6o614,5
`
const OUTLINES = {
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      properties: { ZCTA5CE10: "20024" },
      geometry: {
        type: "Polygon",
        coordinates: [
          [
            [-77.04, 38.86],
            [-77.0, 38.86],
            [-77.0, 38.89],
            [-77.04, 38.89],
            [-77.04, 38.86],
          ],
        ],
      },
    },
  ],
}

const fileOf = (name: string, text: string): string => {
  if (whole !== undefined) return join(whole, name)
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const metrosFile = fileOf("cbsa2fipsxw.csv", METROS)
const districtsFile = fileOf("zccd.csv", DISTRICTS)
const outlinesFile = join(folder, "outlines.json")
writeFileSync(outlinesFile, JSON.stringify(OUTLINES))

const listwright = (...args: ReadonlyArray<string>) =>
  run(process.execPath, [join(root, "packages/cli/bin/listwright.js"), ...args], {
    env: { ...process.env, LISTWRIGHT_URL: product?.url, LISTWRIGHT_TOKEN: token },
  })

const said: Array<string> = []
beforeAll(async () => {
  product = await startOwnProduct(async (data) => {
    for (const [what, file, vintage] of [
      ["metro-areas", metrosFile, "July 2023"],
      ["districts", districtsFile, "119th Congress"],
      ["outlines", outlinesFile, "2010"],
    ] as const) {
      const { stderr, stdout } = await run(process.execPath, [
        join(root, "packages/cli/bin/listwright.js"),
        "geography",
        "import",
        what,
        file,
        "--source",
        "Federal",
        "--vintage",
        vintage,
        "--data",
        data,
      ])
      said.push(`${stdout}${stderr}`)
    }
  })
  token = await tokenOf(product.url, "demo")
})
afterAll(async () => {
  await product?.end()
  rmSync(folder, { recursive: true, force: true })
})

/** A published file read in the plainest way: its rows by their heads. */
const rowsOf = (file: string): ReadonlyArray<Readonly<Record<string, string>>> => {
  const [head = "", ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/)
  const names = head.split(",")
  return lines.map((line) => {
    const cells = [...line.matchAll(/"([^"]*)"|([^,]+)|(?<=,)(?=,)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? "",
    )
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]))
  })
}

/** The ZIP Codes of a county, by the postal table. */
const zipsOfCounties = (counties: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [head = "", ...lines] = readFileSync(join(root, "packages/geography/data/zips.tsv"), "utf8")
    .trim()
    .split("\n")
  const names = head.split("\t")
  const [zip, fips] = [names.indexOf("zip"), names.indexOf("county")]
  return lines
    .map((line) => line.split("\t"))
    .filter((cells) => counties.includes(cells[fips] ?? ""))
    .map((cells) => cells[zip] ?? "")
}

const countiesOfMetro = (code: string): ReadonlyArray<string> =>
  rowsOf(metrosFile)
    .filter(({ cbsacode }) => cbsacode === code)
    .map(({ fipscountycode, fipsstatecode }) => `${fipsstatecode}${fipscountycode}`)

const zipsOfDistrict = (state: string, number: string): ReadonlyArray<string> =>
  rowsOf(districtsFile)
    .filter(({ cd, state_abbr }) => state_abbr === state && Number(cd) === Number(number))
    .map(({ zcta }) => zcta ?? "")
    .filter((zip) => /^\d{5}$/.test(zip))

/** Against the files that the universe consists of: nothing of the engine or of the importers takes part. */
const byPlainSql = async (zips: ReadonlyArray<string>): Promise<number> => {
  const files = globSync("universes/10/people/*.parquet", { cwd: product.data })
  const paths = files.map((file) => `'${join(product.data, file)}'`).join(",")
  const connection = await (await DuckDBInstance.create(":memory:")).connect()
  const reader = await connection.runAndReadAll(
    `SELECT count(*)::INT FROM read_parquet([${paths}]) WHERE ZIP IN (${zips.map(Number).join(",")})`,
  )
  connection.closeSync()
  return Number(reader.getRows()[0]?.[0])
}

const byHttp = async (area: Readonly<Record<string, unknown>>): Promise<number> => {
  const response = await fetch(`${product.url}/api/v1/counts`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({
      draftId: null,
      revision: 1,
      definition: {
        version: 1,
        listType: 10,
        areas: [{ ...area, excluded: false }],
        audience: { unit: "individuals", criteria: [] },
        phoneOption: "noPhones",
        emailOption: null,
        suppressions: { orders: { mode: "off" }, savedCounts: { mode: "off" }, files: { mode: "off" } },
        occupant: null,
      },
    }),
  })
  const { answer } = (await response.json()) as { answer?: { total: number } }
  return answer?.total ?? Number.NaN
}

const byTerminal = async (...args: ReadonlyArray<string>): Promise<number> => {
  const { stdout } = await listwright("count", "--list-type", "10", ...args, "--json")
  return (JSON.parse(stdout) as { total: number }).total
}

test("metro areas of a published file count what its counties hold, by HTTP and in the terminal", async () => {
  const plain = await byPlainSql(zipsOfCounties(countiesOfMetro("16980")))
  expect(plain).toBeGreaterThan(1_000)
  expect(await byHttp({ kind: "metroArea", metroArea: "16980" })).toBe(plain)
  expect(await byTerminal("--metro", "16980")).toBe(plain)
  expect(said[0]).toMatch(/all of their counties are unknown/)
})

test("Connecticut's planning regions stand for the counties in which most of their people live", async () => {
  const plain = await byPlainSql(zipsOfCounties(["09003", "09013", "09007"]))
  expect(plain).toBeGreaterThan(100)
  expect(await byHttp({ kind: "metroArea", metroArea: "25540" })).toBe(plain)
  expect(await byTerminal("--metro", "25540")).toBe(plain)
})

test("districts of a published file count the ZIP Codes that they meet, by HTTP and in the terminal", async () => {
  const plain = await byPlainSql(zipsOfDistrict("IL", "5"))
  expect(plain).toBeGreaterThan(100)
  expect(await byHttp({ kind: "congressionalDistrict", district: "IL05" })).toBe(plain)
  expect(await byTerminal("--district", "IL-05")).toBe(plain)
})

test("what was imported is named by its vintage, and is no approximation any more", async () => {
  const { stdout } = await listwright("areas", "list", "districts", "IL")
  const { stderr } = await listwright("count", "--list-type", "10", "--district", "IL-05")
  expect(`${stdout}${stderr}`).toMatch(/119th Congress/)
})
