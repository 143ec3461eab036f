import { createServer } from "node:http"
import { once } from "node:events"
import { ErrorLogs } from "@listwright/domain/shared"
import { Effect, Exit } from "effect"
import { expect, it } from "vitest"
import { layerErrorLogsHttp } from "../../src/http/errors/ErrorLogsHttp.ts"

const error = { message: "no user ann@bakery.example", page: "/slc?search=x", stack: "" }

const write = (baseUrl: string, giveUpAfterMs: number) =>
  Effect.runPromiseExit(
    Effect.flatMap(ErrorLogs, (logs) => logs.write(error, giveUpAfterMs)).pipe(
      Effect.provide(layerErrorLogsHttp({ baseUrl })),
    ),
  )

it("posts an error without whose it was, and gives a silent server up", async () => {
  const bodies: Array<string> = []
  let answers = true
  const server = createServer((incoming, outgoing) => {
    incoming.on("data", (chunk) => bodies.push(String(chunk)))
    if (answers) outgoing.end("{}")
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const baseUrl = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  expect(Exit.isSuccess(await write(baseUrl, 4_000))).toBe(true)
  expect(JSON.parse(bodies.join(""))).toEqual({ message: "no user <email>", page: "/slc", stack: "" })
  answers = false
  expect(Exit.isFailure(await write(baseUrl, 20))).toBe(true)
  server.closeAllConnections()
  server.close()
})
