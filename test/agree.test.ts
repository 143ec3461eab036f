import { execFile } from "node:child_process"
import { globSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { DuckDBInstance } from "@duckdb/node-api"
import { beforeAll, expect, inject, test } from "vitest"
import { tokenOf } from "./token.ts"

const run = promisify(execFile)
const root = join(import.meta.dirname, "..")
const url = inject("productUrl")

interface Figures {
  readonly total: number
  readonly withPhones: number
  readonly areas: ReadonlyArray<{
    readonly key: string
    readonly available: number
    readonly withPhones: number
  }>
}

let token = ""

beforeAll(async () => {
  token = await tokenOf(url, "demo")
})

const zips = ["60614", "60615", "10001", "94110", "77002", "33139"]

const byHttp = async (): Promise<Figures> => {
  const answer = await fetch(`${url}/api/v1/counts`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({
      draftId: null,
      revision: 1,
      definition: {
        version: 1,
        listType: 10,
        areas: zips.map((zip) => ({ kind: "zip", zip, excluded: false })),
        audience: {
          unit: "individuals",
          criteria: [
            { kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "44" }] },
            { kind: "ranges", column: "VEHICLES", ranges: [{ from: "1", to: "2" }] },
          ],
        },
        phoneOption: "phonesWhereAvailable",
        emailOption: null,
        suppressions: { orders: { mode: "off" }, savedCounts: { mode: "off" }, files: { mode: "off" } },
        occupant: null,
      },
    }),
  })
  const { answer: figures } = (await answer.json()) as { answer: Figures }
  return { total: figures.total, withPhones: figures.withPhones, areas: figures.areas }
}

const byTerminal = async (): Promise<Figures> => {
  const { stdout } = await run(
    process.execPath,
    [
      join(root, "packages/cli/bin/listwright.js"),
      "count",
      "--list-type",
      "10",
      "--zip",
      zips.join(","),
      "--demo",
      "AGE=25-44",
      "--demo",
      "VEHICLES=1-2",
      "--phones",
      "available",
      "--by",
      "zip",
      "--json",
    ],
    { env: { ...process.env, LISTWRIGHT_URL: url, LISTWRIGHT_TOKEN: token } },
  )
  const { total, withPhones, areas } = JSON.parse(stdout) as Figures
  return {
    total,
    withPhones,
    areas: areas.map(({ key, available, withPhones }) => ({ key, available, withPhones })),
  }
}

/** Written here, against the files that the universe consists of; nothing of the engine takes part. */
const byPlainSql = async (): Promise<Figures> => {
  const files = globSync("universes/10/people/*.parquet", { cwd: inject("productData") })
  expect(files.length).toBeGreaterThan(0)
  const instance = await DuckDBInstance.create(":memory:")
  const connection = await instance.connect()
  const paths = files.map((file) => `'${join(inject("productData"), file)}'`).join(",")
  const reader = await connection.runAndReadAll(
    `SELECT printf('%05d', ZIP) AS zip, count(*)::INT AS n, count(*) FILTER (PHONE = 1)::INT AS phones
     FROM read_parquet([${paths}])
     WHERE ZIP IN (${zips.map(Number).join(",")}) AND AGE BETWEEN 25 AND 44 AND VEHICLES BETWEEN 1 AND 2 GROUP BY ZIP`,
  )
  const found = new Map(
    reader
      .getRows()
      .map(([zip, n, phones]) => [String(zip), { n: Number(n), phones: Number(phones) }] as const),
  )
  connection.closeSync()
  const areas = zips.map((zip) => ({
    key: `zip:${zip}`,
    available: found.get(zip)?.n ?? 0,
    withPhones: found.get(zip)?.phones ?? 0,
  }))
  return {
    total: areas.reduce((sum, area) => sum + area.available, 0),
    withPhones: areas.reduce((sum, area) => sum + area.withPhones, 0),
    areas,
  }
}

test("HTTP, terminal and a plain SQL query count the same", async () => {
  const plain = await byPlainSql()
  expect(plain.total).toBeGreaterThan(10)
  expect(await byHttp()).toEqual(plain)
  expect(await byTerminal()).toEqual(plain)
})
