import { DuckDBInstance } from "@duckdb/node-api"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Cancelled, Connections } from "../../src/engine/process/Connections.ts"

/** Runs for minutes unless it is interrupted. */
const ENDLESS = "SELECT count(*) FROM range(1000000) a, range(1000000) b WHERE a.range * b.range % 7 = 3"

/** Why the endless question ended. */
const askEndlessly = (connections: Connections, id: number): Promise<string> =>
  connections
    .use(id, (connection) => connection.run(ENDLESS))
    .then(
      () => "answered",
      (cause: unknown) => String(cause),
    )

describe("Connections to DuckDB", () => {
  let instance: DuckDBInstance
  beforeAll(async () => {
    instance = await DuckDBInstance.create(":memory:", { threads: "2" })
  })
  afterAll(() => instance.closeSync())

  it("stop a question that is cancelled while it runs, and serve the next", async () => {
    const connections = new Connections(instance)
    const endless = askEndlessly(connections, 1)
    await new Promise((resolve) => setTimeout(resolve, 200))
    connections.cancel(1)
    assert.match(await endless, /INTERRUPT/)
    const rows = await connections.use(2, async (c) => (await c.runAndReadAll("SELECT 42")).getRows())
    assert.deepStrictEqual(rows, [[42]])
  })

  it("drop a question that is cancelled while it waits", async () => {
    const connections = new Connections(instance)
    const running = [1, 2, 3, 4].map((id) => askEndlessly(connections, id))
    let started = false
    const waiting = connections
      .use(5, async () => {
        started = true
      })
      .catch((cause: unknown) => cause)
    await new Promise((resolve) => setTimeout(resolve, 200))
    connections.cancel(5)
    assert.instanceOf(await waiting, Cancelled)
    assert.isFalse(started)
    for (const id of [1, 2, 3, 4]) connections.cancel(id)
    for (const stopped of await Promise.all(running)) assert.match(stopped, /INTERRUPT/)
  })
})
