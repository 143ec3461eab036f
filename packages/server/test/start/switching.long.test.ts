import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../../src/index.ts"
import { installDelta, installImport } from "../../../engine/src/commands/installUniverse.ts"
import { writePointer } from "../../../engine/src/switching/Pointer.ts"
import { siteUniversesFolder } from "../../../engine/src/switching/UniversesFolder.ts"
import { type Caller, signedIn, zipDefinition } from "../http/caller.ts"
import { type Cells, csvOf, fit, mapping } from "../../../engine/test/universe/import/providerFiles.ts"
import { type ServedProcess, serveInProcess } from "./servedProcess.ts"

const READY = "Listwright is ready at "
const urlOf = ({ said }: ServedProcess): string => said().split(READY)[1]?.split("\n")[0] ?? ""

const CLIENTS = 16
const PEOPLE = 3_000
const ZIPS = ["60614", "10001", "90011"]
const AGES = 60

/** The i-th person of the provider, of an age from 18 to 77. */
const person = (i: number): Cells => ({
  ...fit,
  id: String(i + 1),
  street: `${i + 1} Oak St`,
  zip: ZIPS[i % ZIPS.length] ?? "",
  lat: "",
  lon: "",
  age: String(18 + (i % AGES)),
})

const everybody = Array.from({ length: PEOPLE }, (_, i) => person(i))
const newcomers = Array.from({ length: 700 }, (_, i) => person(PEOPLE + i))
const isGone = (i: number): boolean => i % 3 === 0 && i < 900
const leavers = everybody.filter((_, i) => isGone(i))
const afterwards = [...everybody.filter((_, i) => !isGone(i)), ...newcomers]

const upTo = (age: number) => ({
  ...zipDefinition(...ZIPS),
  audience: {
    unit: "individuals",
    criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: "18", to: String(age) }] }],
  },
})
/** Tells whether a person is on the do-not-sell list of these tests. */
const isBarred = ({ id }: Cells): boolean => Number(id) % 50 === 8
const countUpTo = (people: ReadonlyArray<Cells>, age: number): number =>
  people.filter((one) => Number(one["age"]) <= age && !isBarred(one)).length

/** Puts people on the do-not-sell list, those too who come later. */
const bar = async (url: string): Promise<void> => {
  const { operator } = JSON.parse(await readFile(join(data, "site", "secrets.json"), "utf8"))
  const ids = [...everybody, ...newcomers].filter(isBarred).map(({ id }) => id)
  const form = new FormData()
  form.append("file", new File([["person_key", ...ids].join("\n")], "barred.csv"))
  form.append("universe", "consumer")
  const headers = { "x-listwright-operator": operator }
  const reply = await fetch(`${url}/api/v1/do-not-sell`, { method: "POST", headers, body: form })
  expect(await reply.json()).toMatchObject({
    entries: ids.length,
    persons: everybody.filter(isBarred).length,
  })
}

interface Answer {
  readonly age: number
  readonly status: number
  readonly snapshot: string
  readonly total: number
}

const ask = async (client: Caller, age: number): Promise<Answer> => {
  const { body, status } = await client.post("/api/v1/counts", {
    definition: upTo(age),
    draftId: null,
    revision: 0,
  })
  return { age, status, snapshot: body.answer?.snapshot, total: body.answer?.total }
}

/** Ids of the processes that read a universe of ours. */
const readersOf = async (universe: string): Promise<ReadonlyArray<number>> => {
  const { stdout } = await promisify(execFile)("ps", ["-Awwo", "pid=,args="])
  return (
    stdout
      .split("\n")
      // After it comes the folder of the provider's geography.
      .filter((line) => line.includes(`${universe} `))
      .map((line) => Number.parseInt(line, 10))
  )
}

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  const start = performance.now()
  while (!(await holds())) {
    if (performance.now() - start > 60_000) throw new Error("it never came to hold")
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

let data = ""
let server: RunningServer | undefined
const universes = () => siteUniversesFolder(data, "consumer")
const folderOf = (name: string) => join(universes().folder, name)
const wishes = () => ({ mapping: join(data, "mapping.json") })
const serve = async (): Promise<string> => {
  server = await startServer({ port: 0, dataFolder: data, screensFolder: join(data, "none") })
  return server.url
}
const importPeople = (people: ReadonlyArray<Cells>, more = {}) =>
  writeFile(join(data, "people.csv"), csvOf(people)).then(() =>
    Effect.runPromise(Effect.scoped(installImport(universes(), { ...wishes(), ...more }))),
  )
const importChanges = () =>
  Effect.runPromise(
    Effect.scoped(installDelta(universes(), { ...wishes(), changes: join(data, "changes.csv") })),
  )
const health = async (url: string): Promise<string> => {
  const reply: { readonly snapshot: string } = await (await fetch(`${url}/api/v1/health`)).json()
  return reply.snapshot
}

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "listwright-switching-"))
  await writeFile(join(data, "mapping.json"), JSON.stringify(mapping))
  const gone = leavers.map((one): Cells => ({ ...one, op: "delete" }))
  await writeFile(
    join(data, "changes.csv"),
    csvOf([...newcomers.map((one) => ({ ...one, op: "upsert" })), ...gone]),
  )
})
afterEach(async () => {
  await server?.close()
  server = undefined
  await rm(data, { recursive: true, force: true, maxRetries: 10 })
})

/** Asks continuously, on behalf of many clients, until it's stopped. */
const clients = async (url: string) => {
  let isOver = false
  const client = await signedIn(() => url)
  const loops = Array.from({ length: CLIENTS }, async (_, at) => {
    const answers: Array<Answer> = []
    for (let i = at; !isOver; i += 7) {
      answers.push(await ask(client, 18 + (i % AGES)))
      // The importer works on the same machine.
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    // New questions see the newest.
    answers.push(await ask(client, 77))
    return answers
  })
  return {
    stop: () => {
      isOver = true
      return Promise.all(loops)
    },
  }
}

/** A mapping with an attribute of its own, sold under a price element; null: included for free. */
const withPetFood = (priceElement: string | null) => ({
  ...mapping,
  attributes: [
    ...mapping.attributes.filter(({ to }) => to !== "PETS"),
    {
      column: "pets",
      to: {
        column: "PETFOOD",
        name: "Pet food",
        description: "Buys it",
        inputType: "radio",
        category: 3,
        priceElement,
        values: [
          { value: "1", name: "Yes" },
          { value: "2", name: "No" },
        ],
      },
    },
  ],
})

describe("A server whose universe is replaced", () => {
  for (const { killed, name } of [
    { name: "goes on answering, of the old state and then of the new one", killed: null },
    { name: "goes on answering when the old process is killed meanwhile", killed: "10-1" },
    { name: "goes on answering when the new process is killed meanwhile", killed: "10-2" },
  ])
    it(name, { timeout: 240_000 }, async () => {
      const old = await importPeople(everybody)
      const url = await serve()
      expect(existsSync(folderOf("10")), "no demo people are made").toBe(false)
      expect(await health(url)).toBe(old.manifest.snapshot)
      await bar(url)
      const asking = await clients(url)
      const changed = await importChanges()
      if (killed !== null) {
        await until(async () => (await readersOf(folderOf("10-2"))).length > 0)
        const [pid] = await readersOf(folderOf(killed))
        if (pid !== undefined) process.kill(pid, "SIGKILL")
        expect(pid).toBeDefined()
      }
      await until(async () => (await health(url)) === changed.manifest.snapshot)
      const told = await asking.stop()

      const [before, after] = [old.manifest.snapshot, changed.manifest.snapshot]
      const seen = new Map([
        [before, 0],
        [after, 0],
      ])
      for (const answers of told) {
        for (const { age, snapshot, status, total } of answers) {
          expect(status).toBe(200)
          expect(total).toBe(countUpTo(snapshot === before ? everybody : afterwards, age))
          seen.set(snapshot, (seen.get(snapshot) ?? 0) + 1)
        }
        const states = answers.map(({ snapshot }) => snapshot)
        expect(states.lastIndexOf(before)).toBeLessThan(states.indexOf(after))
      }
      expect([...seen.keys()]).toEqual([before, after])
      expect(seen.get(before)).toBeGreaterThan(CLIENTS)
      expect(seen.get(after)).toBeGreaterThanOrEqual(CLIENTS)
      await until(async () => (await readersOf(folderOf("10-1"))).length === 0)
      expect((await readersOf(folderOf("10-2"))).length).toBe(1)
    })

  it("shows and prices the attributes in the universe that it serves", { timeout: 120_000 }, async () => {
    await importPeople(everybody)
    const url = await serve()
    const client = await signedIn(() => url)
    const names = async () => {
      const { body } = await client.post("/PlaceOrder.aspx/GetDemoAttributesList", { listtype: 10 })
      return JSON.stringify(body)
    }
    expect(await names()).toContain("GENDER")
    expect(await names()).not.toContain("PETFOOD")
    const { body } = await client.post("/PlaceOrder.aspx/GetDemoAttribute", {
      listtype: 10,
      columnName: "INCOME",
    })
    expect(JSON.stringify(body)).toContain("there is no attribute INCOME")
    await writeFile(join(data, "mapping.json"), JSON.stringify(withPetFood(null)))
    const next = await importPeople(everybody)
    await until(async () => (await health(url)) === next.manifest.snapshot)
    expect(await names()).toContain("PETFOOD")
  })
})

describe("A universe with an attribute that has no price", () => {
  it(
    "isn't switched to: the log names the attribute, the price list and what to do",
    { timeout: 240_000 },
    async () => {
      const old = await importPeople(everybody)
      const server = serveInProcess(["--port", "0", "--data", data])
      await server.says(READY)
      await writeFile(join(data, "mapping.json"), JSON.stringify(withPetFood("Pet food")))
      await importPeople(everybody)
      await server.says("Still serving 10-1.")
      const said = server.said().replaceAll('\\"', '"')
      expect(said).toContain(
        "Rejected the universe 10-2: columns.json has attributes that the site would sell for free:\n",
      )
      expect(said).toMatch(
        /^prices\/consumer\.json:\d+:\d+ source 10 sells PETFOOD as Pet food, which has no price here; add Pet food, .*load them with "priceElement": null$/m,
      )
      expect(await health(urlOf(server))).toBe(old.manifest.snapshot)
      await writeFile(join(data, "mapping.json"), JSON.stringify(withPetFood(null)))
      const free = await importPeople(everybody)
      await server.says("Now serving the universe 10-3")
      expect(await health(urlOf(server))).toBe(free.manifest.snapshot)
      server.child.kill("SIGTERM")
      await server.ended
    },
  )
})

describe("A universe that cannot be served", () => {
  it(
    "is refused by name, and the one before goes on being served, also after a restart",
    { timeout: 240_000 },
    async () => {
      const old = await importPeople(everybody)
      const first = serveInProcess(["--port", "0", "--data", data])
      await first.says(READY)
      // Damaged on its way: the server finds the byte and not the importer.
      const damaged = await importPeople(afterwards, {
        prepare: (folder: string) =>
          Effect.promise(async () => {
            const file = join(folder, "bits/AGE.bits")
            const bytes = await readFile(file)
            bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100)
            await writeFile(file, bytes)
          }),
      })
      expect(damaged.name).toBe("10-2")
      await first.says(
        "Rejected the universe 10-2: bits/AGE.bits is damaged: its checksum is wrong. Still serving 10-1.",
      )
      await Effect.runPromise(writePointer(universes(), "10-7"))
      await first.says("Rejected the universe 10-7: manifest.json is missing: the universe is unfinished.")
      expect(await health(urlOf(first))).toBe(old.manifest.snapshot)
      first.child.kill("SIGTERM")
      await first.ended

      const second = serveInProcess(["--port", "0", "--data", data])
      await second.says(READY)
      expect(second.said()).toContain("Serving 10-1 instead.")
      expect(await health(urlOf(second))).toBe(old.manifest.snapshot)
      const whole = await importPeople(afterwards)
      expect(whole.name).toBe("10-3")
      await second.says(`Now serving the universe 10-3: ${afterwards.length} records`)
      expect(await health(urlOf(second))).toBe(whole.manifest.snapshot)
      second.child.kill("SIGTERM")
      await second.ended
    },
  )
})

describe("Universes side by side", () => {
  it(
    "are kept as far back as the one before, and never while somebody reads them",
    { timeout: 240_000 },
    async () => {
      await importPeople(everybody)
      const url = await serve()
      for (const people of [afterwards, everybody, afterwards]) {
        const { manifest } = await importPeople(people, { mayShrink: true })
        await until(async () => (await health(url)) === manifest.snapshot)
      }
      const kept = async () => (await readdir(universes().folder)).filter((name) => /^10-\d+$/.test(name))
      await until(async () => (await kept()).length === 2)
      expect((await kept()).toSorted()).toEqual(["10-3", "10-4"])
    },
  )

  it("are replaced by nothing that was cut off or is read by halves", { timeout: 120_000 }, async () => {
    const old = await importPeople(everybody)
    await expect(importPeople(everybody.slice(0, 1_499))).rejects.toThrow(
      /contain 1499 records, but at least 1500 were expected/,
    )
    await expect(importPeople([...everybody, { ...fit, zip: "1" }], { maxRefused: 0 })).rejects.toThrow(
      /1 of 3001 rows were rejected/,
    )
    await writeFile(join(data, "people.csv"), csvOf(everybody))
    const uploading = importPeople(everybody, {
      onProgress: ({ stage }: { readonly stage: string }) => {
        if (stage === "reading") void writeFile(join(data, "people.csv"), "\n", { flag: "a" })
      },
    })
    await expect(uploading).rejects.toThrow(/people\.csv changed while it was being read/)
    expect((await readdir(universes().folder)).filter((name) => /^10-\d+$/.test(name))).toEqual(["10-1"])
    expect(await health(await serve())).toBe(old.manifest.snapshot)
    const smaller = await importPeople(everybody.slice(0, 9), { mayShrink: true })
    expect(smaller.manifest.records).toBe(9)
  })

  it("are imported one at a time", async () => {
    await importPeople(everybody)
    const both = await Promise.allSettled([importChanges(), importChanges()])
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
    const refused = both.find(({ status }) => status === "rejected")
    expect(String(refused?.status === "rejected" && refused.reason)).toContain(
      "is importing into this data folder",
    )
  })
})
