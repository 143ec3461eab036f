import { readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { firstUniverseName, universeFolder, siteUniversesFolder } from "../../../engine/src/universe.ts"
import { importUniverse } from "../../../engine/src/import/importUniverse.ts"
import { mapping, peopleCsv, provided } from "../../../engine/test/universe/import/providerFiles.ts"
import { type RunningServer, startServer } from "../../src/index.ts"
import { type Caller, signedIn, zipDefinition } from "../http/caller.ts"
import { lendDemo } from "../site/lendDemo.ts"
import { sendUpload } from "./sendUpload.ts"

/** The keys of the site's consumers, who all live in one ZIP Code. */
const KEYS = ["12345", "23456", "A-12", "B-34", "99"] as const
const RECORDS = 20_000

let folder = ""
let server: RunningServer | undefined
const url = () => server?.url ?? ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-text-keys-"))
  const consumers = siteUniversesFolder(folder, "consumer")
  const key = { column: "id", as: "text" }
  const people = peopleCsv(...KEYS.map((id) => ({ id })))
  await Effect.runPromise(
    Effect.gen(function* () {
      const files = yield* provided(
        { "people.csv": people },
        { ...mapping, record: { ...mapping.record, key } },
      )
      yield* importUniverse({
        mapping: files.mapping,
        folder: universeFolder(consumers, firstUniverseName(consumers)),
      })
    }).pipe(Effect.scoped),
  )
  await lendDemo(folder, RECORDS)
  server = await startServer({
    port: 0,
    dataFolder: folder,
    records: RECORDS,
    screensFolder: join(folder, "none"),
  })
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

const by = (files: object) => {
  const plain = zipDefinition("60614")
  return { ...plain, phoneOption: null, suppressions: { ...plain.suppressions, files } }
}

const total = async (client: Caller, files: object = { mode: "off" }): Promise<number> => {
  const question = { definition: by(files), draftId: null, revision: 1 }
  const { body, status } = await client.post("/api/v1/counts", question)
  expect([status, body.message]).toEqual([200, undefined])
  return body.answer.total
}

/** Uploads keys, of which two name people, and returns the file that a list suppresses by. */
const uploaded = async (client: Caller, ...keys: ReadonlyArray<string>) => {
  const sent = await sendUpload(url(), client, ["person_key", ...keys].join("\n"))
  const file: string = sent.DataSource.TargetFile
  const { body } = await client.post("/PlaceOrder.aspx/ProcessCustomSuppressionFile", { file, listType: 10 })
  const rows = { Rows: keys.length, Matched: 2, Unmatched: keys.length - 2, Rejected: 0, Persons: 2 }
  expect(body.d.DataSource).toMatchObject(rows)
  return { mode: "item", items: [body.d.DataSource.SuppressionValue] }
}

describe("Person keys of records that were loaded with keys as texts", () => {
  it("name their people in an uploaded file, digits or not", async () => {
    const client = await signedIn(url)
    const files = await uploaded(client, "12345", "A-12", "777")
    expect([await total(client), await total(client, files)]).toEqual([KEYS.length, KEYS.length - 2])
  })

  it("stay the keys that the import made when a saved list brings an uploaded file along", async () => {
    const client = await signedIn(url)
    const definition = by(await uploaded(client, "12345", "A-12"))
    const saved = await client.post("/api/v1/saved-lists", { name: "Without two", definition })
    const written = await client.call("GET", `/api/v1/saved-lists/${saved.body.row.id}/definition.json`)
    const made = await client.post("/api/v1/saved-lists/import", { file: written.body, name: "Again" })
    expect([made.status, made.body.message]).toEqual([200, undefined])
    expect(made.body.list.row.quantity).toBe(KEYS.length - 2)
  })

  it("name their people in the do-not-sell list, digits or not", async () => {
    const client = await signedIn(url)
    const before = await total(client)
    const { operator } = JSON.parse(readFileSync(join(folder, "site/secrets.json"), "utf8"))
    const form = new FormData()
    form.append("universe", "consumer")
    form.append("file", new File(["person_key\n23456\nB-34\n"], "gone.csv"))
    const response = await fetch(`${url()}/api/v1/do-not-sell`, {
      method: "POST",
      headers: { "x-listwright-operator": operator },
      body: form,
    })
    expect(await response.json()).toMatchObject({ added: 2, entries: 2, persons: 2, rows: 2, rejected: 0 })
    expect(await total(client)).toBe(before - 2)
  })
})
