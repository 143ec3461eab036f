import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, expect, it } from "vitest"
import { slowProxy } from "./slowProxy.ts"

const received: Array<string> = []
const servers: Array<Server> = []
let target = ""

/** Says back what it was asked. */
beforeAll(async () => {
  const echo = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.method} ${request.url} ${body}`)
      response.writeHead(418, [
        ["set-cookie", "a=1"],
        ["set-cookie", "b=2"],
      ])
      response.end(`${request.headers.host} ${String(request.headers["x-asked"])} ${body}`)
    })
  })
  servers.push(echo.listen(0, "127.0.0.1"))
  await once(echo, "listening")
  const address = echo.address()
  target = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
})
afterAll(() => {
  for (const server of servers) server.close()
})

it("holds a call back for as long as it is told, then passes it and its reply on", async () => {
  const slept = Promise.withResolvers<number>()
  const { promise: passed, resolve: pass } = Promise.withResolvers<void>()
  const { server, url } = await slowProxy(target, {
    delayMs: 3_000,
    sleep: (ms) => {
      slept.resolve(ms)
      return passed
    },
  })
  servers.push(server)
  const call = fetch(`${url}/api/v1/counts?x=1`, {
    method: "POST",
    headers: { "x-asked": "yes" },
    body: "{}",
  })
  expect(await slept.promise).toBe(3_000)
  expect(received).toEqual([])
  pass()
  const reply = await call
  expect(reply.status).toBe(418)
  expect(reply.headers.getSetCookie()).toEqual(["a=1", "b=2"])
  // The server is asked under its own name, as other clients ask it.
  expect(await reply.text()).toBe(`${new URL(target).host} yes {}`)
  expect(received).toEqual(["POST /api/v1/counts?x=1 {}"])
})
