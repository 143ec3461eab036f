import { Effect, Schema } from "effect"
import { HttpClient, HttpClientResponse } from "effect/http"
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { expect, it } from "vitest"
import { createContractClient } from "../../src/http/createContractClient.ts"
import { clientConnection } from "../../src/http/connection.ts"

const endpoint = <const Name extends string>(name: Name) =>
  HttpApiEndpoint.get(name, `/${name}/:id`, { params: { id: Schema.String }, success: Schema.String })

/** An endpoint that notes who prepares a call of it: its path is read then. */
const noted = <E extends object>(of: E, note: () => void): E =>
  new Proxy(of, {
    get: (target, key) => {
      if (key === "path") note()
      return Reflect.get(target, key)
    },
  })

it("prepares a call when it is made, and no other", async () => {
  const [first, second] = [endpoint("first"), endpoint("second")]
  const prepared: Array<string> = []
  const api = HttpApi.make("test").add(
    HttpApiGroup.make("Calls")
      .add(noted(first, () => prepared.push("first")))
      .add(noted(second, () => prepared.push("second"))),
  )
  const server = HttpClient.make((request, url) =>
    Effect.succeed(HttpClientResponse.fromWeb(request, Response.json(url.pathname))),
  )
  const client = await Effect.runPromise(
    Effect.provideService(
      createContractClient(api, clientConnection({ baseUrl: "http://site.example" })),
      HttpClient.HttpClient,
      server,
    ),
  )
  expect(prepared).toEqual([])
  const call = client.Calls.second({ params: { id: "7" } })
  expect(await Effect.runPromise(call)).toBe("/second/7")
  expect(await Effect.runPromise(call)).toBe("/second/7")
  expect(new Set(prepared)).toEqual(new Set(["second"]))
})
