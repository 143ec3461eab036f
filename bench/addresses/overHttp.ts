import { cp, mkdir } from "node:fs/promises"
import { join } from "node:path"
import type { PlaceSuggestion } from "@listwright/domain/geography"
import { DuckDBInstance } from "@duckdb/node-api"
import { startServer } from "../../packages/server/src/index.ts"
import { type Measured, measured } from "../count/Measured.ts"

const USER = "demo@listwright.example"
const ROWS = 10_000
const FILES = 3
const ROUNDS = 6

const TEXTS = [
  "1600 main st, day",
  "12 parker avenue chicago il",
  "oak",
  "dayton",
  "60614",
  "44 wahsington st",
  "saint petersburg",
  "350 n michigan",
]
const KEYSTROKES = TEXTS.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1))).filter(
  (text) => text.trim().length > 1,
)

/** Builds a file to upload from distinct addresses of the universe. */
const csvOf = async (universe: string): Promise<{ readonly csv: string; readonly rows: number }> => {
  const instance = await DuckDBInstance.create()
  const connection = await instance.connect()
  const result = await connection.runAndReadAll(
    `SELECT ADDRESS, CITY, STATE, lpad(ZIP::VARCHAR, 5, '0') FROM read_parquet('${universe}/payload/*.parquet') AS a
     JOIN read_parquet('${universe}/people/*.parquet') AS p USING (ROW_ID)
     WHERE ADDRESS NOT LIKE 'PO%' ORDER BY hash(ROW_ID) LIMIT ${ROWS}`,
  )
  const rows = result.getRows()
  connection.closeSync()
  instance.closeSync()
  const lines = rows.map((cells, at) => [`S${at}`, ...cells.map(String), "1"].join(","))
  return {
    csv: ["Keycode,Address,City,State,ZIP,Distance in miles", ...lines].join("\n"),
    rows: rows.length,
  }
}

/** Keystrokes to their suggestions, and files of addresses to their answer, at a site over the universe. */
export const overHttp = async (
  universe: string,
  folder: string,
): Promise<{
  readonly keystrokes: Measured
  readonly rows: { readonly rows: number; readonly took: number }
}> => {
  const data = join(folder, "site")
  await mkdir(join(data, "universes"), { recursive: true })
  await cp(universe, join(data, "universes", "10"), { recursive: true })
  const server = await startServer({ dataFolder: data, port: 0, records: 1_000 })
  try {
    const password = server.demoUsers.find(({ email }) => email === USER)?.password
    const json = { "content-type": "application/json" }
    const issued = await fetch(`${server.url}/api/v1/tokens`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ email: USER, password, name: "bench" }),
    })
    const { token }: { readonly token: string } = await issued.json()
    const authorization = `Bearer ${token}`
    const suggest = async (text: string): Promise<ReadonlyArray<PlaceSuggestion>> => {
      const asked = await fetch(`${server.url}/api/v1/places/suggestions?text=${encodeURIComponent(text)}`, {
        headers: { authorization },
      })
      if (asked.status !== 200) throw new Error(`suggestions answered ${asked.status}`)
      const { suggestions }: { readonly suggestions: ReadonlyArray<PlaceSuggestion> } = await asked.json()
      return suggestions
    }
    // The streets are made first.
    while (!(await suggest("12 oak")).some(({ kind }) => kind === "street"))
      await new Promise((resolve) => setTimeout(resolve, 500))
    const keystrokes = await measured(KEYSTROKES.length * ROUNDS, (run) =>
      suggest(KEYSTROKES[run % KEYSTROKES.length] ?? ""),
    )
    const { csv, rows } = await csvOf(universe)
    const times: Array<number> = []
    for (let file = 0; file < FILES; file++) {
      const form = new FormData()
      form.append("file", new File([csv], "stores.csv"))
      const sent = await fetch(`${server.url}/Common/ExcelUploader.ashx`, {
        method: "POST",
        headers: { authorization },
        body: form,
      })
      const FilePath: string = (await sent.json()).d.DataSource.TargetFile
      const start = performance.now()
      const answered = await fetch(`${server.url}/PlaceOrder.aspx/GetAddressByFile2`, {
        method: "POST",
        headers: { ...json, authorization },
        body: JSON.stringify({ FilePath, type: 1 }),
      })
      const { d } = await answered.json()
      times.push(performance.now() - start)
      if (d.DataSource.GeoItems.length !== rows) throw new Error(`${d.DataSource.FCount} rows were not found`)
    }
    return { keystrokes, rows: { rows, took: times.toSorted((a, b) => a - b)[1] ?? 0 } }
  } finally {
    await server.close()
  }
}
