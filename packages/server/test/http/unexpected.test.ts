import { NodeCrypto, NodeHttpServer } from "@effect/platform-node"
import { Cause, Effect, Layer, Logger } from "effect"
import { HttpRouter } from "effect/http"
import { PersistedQueueError } from "effect/persistence/PersistedQueue"
import { ConnectionError, SqlError, UnknownError } from "effect/sql/SqlError"
import { afterAll, describe, expect, it } from "vitest"
import { layerUnexpectedErrors } from "../../src/http/protection/unexpectedErrors.ts"

const logged: Array<string> = []
const log = Logger.make(({ message }) => void logged.push(String(message)))

const away = new SqlError({
  reason: new ConnectionError({ cause: new Error("refused"), message: "away", operation: "connect" }),
})

/** The error that PostgreSQL sends to connections that it ends. */
const crashed = new SqlError({
  reason: new UnknownError({
    cause: Object.assign(new Error("terminating connection because of crash"), { code: "57P02" }),
    message: "query failed",
    operation: "query",
  }),
})

/** The error of a queue in the database: it holds the `Cause` of the failed work instead of its error. */
const queueCrashed = new PersistedQueueError({
  message: "Failed to offer element to persisted queue",
  cause: Cause.fail(crashed),
})

const { handler, dispose } = HttpRouter.toWebHandler(
  Layer.mergeAll(
    HttpRouter.add("POST", "/api/v1/broken", Effect.die(new Error("the secret inside"))),
    HttpRouter.add("POST", "/api/v1/away", Effect.die(away)),
    HttpRouter.add("POST", "/api/v1/crashed", Effect.die(crashed)),
    HttpRouter.add("POST", "/api/v1/queue", Effect.die(queueCrashed)),
    HttpRouter.add("POST", "/PlaceOrder.aspx/Broken", Effect.die(new Error("the secret inside"))),
    layerUnexpectedErrors,
  ).pipe(
    Layer.provide(Layer.mergeAll(NodeHttpServer.layerHttpServices, NodeCrypto.layer)),
    Layer.provideMerge(Logger.layer([log])),
  ),
  { disableLogger: true },
)

const post = async (path: string) => {
  const response = await handler(new Request(`http://127.0.0.1${path}`, { method: "POST" }))
  return { status: response.status, text: await response.text() }
}

describe("what nobody expected", () => {
  afterAll(dispose)

  it("is answered with an id that is in the log, and nothing internal", async () => {
    const { status, text } = await post("/api/v1/broken")
    expect(status).toBe(500)
    const { _tag, id }: { _tag: string; id: string } = JSON.parse(text)
    expect(_tag).toBe("Unexpected")
    expect(text).not.toContain("secret")
    expect(logged.some((line) => line.includes(id) && line.includes("POST /api/v1/broken"))).toBe(true)
  })

  it("is answered in the envelope by the original contract", async () => {
    const { status, text } = await post("/PlaceOrder.aspx/Broken")
    expect([status, JSON.parse(text).d.ResultFlag]).toEqual([500, false])
    expect(text).not.toContain("secret")
  })

  it.each(["away", "crashed", "queue"])(
    "is answered as passing when the database is gone: %s",
    async (path) => {
      const { status, text } = await post(`/api/v1/${path}`)
      expect([status, JSON.parse(text)._tag]).toEqual([503, "Unavailable"])
    },
  )
})
