import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { emptyDefinition, type ListDefinition } from "@listwright/domain/definition"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../../src/index.ts"
import { engineOf, processorTime } from "./engineOfServer.ts"
import { type Caller, signedIn, zipDefinition } from "./caller.ts"
import { lendSite } from "../site/lendSite.ts"

let folder = ""
let server: RunningServer | undefined
const url = (): string => server?.url ?? ""

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-fair-"))
  await lendSite(folder, 20_000)
  server = await startServer({
    port: 0,
    dataFolder: folder,
    records: 20_000,
    screensFolder: join(folder, "none"),
  })
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Makes a list of the nearest records of many places; each place takes the engine some milliseconds. */
const closest = (areas: number, first: number): ListDefinition => ({
  ...emptyDefinition(10),
  areas: Array.from({ length: areas }, (_, at) => ({
    kind: "closest" as const,
    name: "",
    longitude: -122 + ((at * 37) % 480) / 10 + first / 1e4,
    // No two of them are one: repeated areas are asked about once.
    latitude: 30 + ((at * 17) % 160) / 10 + Math.floor(at / 480) / 100,
    quantity: 200,
    excluded: false,
  })),
})

const ask = ({ cookie }: Caller, definition: object, signal: AbortSignal | null = null, path = "/counts") =>
  fetch(`${url()}/api/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: cookie() },
    body: JSON.stringify({ definition, draftId: null, revision: 1 }),
    signal,
  })

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits until a process uses next to no processor time for a while. */
const becomesIdle = async (pid: number): Promise<void> => {
  for (let before = processorTime(pid); ;) {
    await sleep(250)
    const now = processorTime(pid)
    if (now - before <= 2) return
    before = now
  }
}

describe("Users who share an engine", () => {
  it("get short answers before a long question that another asked first has its own", async () => {
    const [hostile, other] = [await signedIn(url), await signedIn(url, "power@listwright.example")]
    const leaving = new AbortController()
    const answered: Array<string> = []
    const long = ask(hostile, closest(1_500, 1), leaving.signal).then(
      ({ status }) => answered.push(`long ${status}`),
      () => answered.push("given up"),
    )
    for (let asked = 0; asked < 5; asked++) {
      const { status } = await ask(other, zipDefinition("60614", `1000${asked}`))
      answered.push(`short ${status}`)
    }
    leaving.abort()
    await long
    expect(answered).toEqual([...Array<string>(5).fill("short 200"), "given up"])
  }, 120_000)

  it("get them alongside any number of another user's questions", async () => {
    const [hostile, other] = [await signedIn(url), await signedIn(url, "power@listwright.example")]
    const leaving = new AbortController()
    let answered = 0
    const flood = Array.from({ length: 40 }, (_, at) =>
      ask(hostile, closest(400, 100 + at), leaving.signal).then(
        () => answered++,
        () => undefined,
      ),
    )
    await sleep(100)
    const { status } = await ask(other, zipDefinition("60614", "90011"))
    expect([status, answered < 20]).toEqual([200, true])
    leaving.abort()
    await Promise.all(flood)
  }, 120_000)

  it("cost nothing more once they have gone away", async () => {
    const hostile = await signedIn(url)
    const pid = engineOf(folder)
    await becomesIdle(pid)
    const controller = new AbortController()
    const asked = ask(hostile, closest(1_200, 2), controller.signal).catch((cause: unknown) => cause)
    const before = processorTime(pid)
    while (processorTime(pid) - before < 10) await sleep(10)
    controller.abort()
    expect(await asked).toBeInstanceOf(Error)
    const left = processorTime(pid)
    await becomesIdle(pid)
    // The whole of it takes many times as much.
    expect(processorTime(pid) - left).toBeLessThan(60)
    expect(engineOf(folder)).toBe(pid)
  }, 120_000)

  it("say what to do when a question would take too long", async () => {
    const user = await signedIn(url)
    const names = Array.from({ length: 300 }, (_, at) => `A${String.fromCharCode(65 + (at % 26))}${at}`)
    const definition = {
      ...closest(2_000, 3),
      audience: {
        unit: "individuals",
        criteria: [
          { kind: "ranges", column: "LASTNAME", ranges: names.map((name) => ({ from: name, to: name })) },
        ],
      },
    }
    const response = await ask(user, definition)
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({
        message:
          "This question would take too long to answer. Ask about fewer areas, or use fewer values and ranges.",
      }),
    ])
  })
})
