import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { layerSite } from "../../src/configuration/Site.ts"
import { CustomerRequests, layerCustomerRequestsSql } from "../../src/requests/CustomerRequests.ts"
import { deleteOldRequests } from "../../src/requests/layerRequestMailer.ts"
import { SiteLease } from "../../src/storage/SiteLease.ts"
import { example } from "../configuration/example.ts"
import { layerCrypto } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"

const message = (name: string) => ({
  kind: "contact" as const,
  name,
  email: "ann@bakery.example",
  facts: [],
  message: "Do you sell lists of dog owners?",
})

/** The ages of messages in days; the example's site keeps them for 365. */
const AGES = { "Long ago": 366, "Just kept": 364, Today: 0 }

for (const database of databases()) {
  const server = layerCustomerRequestsSql.pipe(
    Layer.provideMerge(layerSite(example)),
    Layer.provideMerge(layerCrypto),
    Layer.provideMerge(database.layer),
  )
  layer(server, { excludeTestServices: true, timeout: "90 seconds" })(
    `messages of customers on ${database.name}`,
    (it) => {
      it.effect("are forgotten after the days of the site, mailed or not, by the server that may write", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const requests = yield* CustomerRequests
          for (const [name, days] of Object.entries(AGES)) {
            yield* requests.keep(message(name), null)
            yield* sql`UPDATE customer_requests SET received_at = received_at - ${days} * interval '1 day'
              WHERE name = ${name}`
          }
          const names = Effect.map(requests.received, (all) => all.map(({ name }) => name))
          const forget = (isHeld: boolean) =>
            Effect.provideService(deleteOldRequests, SiteLease, { isHeld: Effect.succeed(isHeld) })
          yield* forget(false)
          assert.deepStrictEqual(yield* names, ["Today", "Just kept", "Long ago"])
          yield* forget(true)
          assert.deepStrictEqual(yield* names, ["Today", "Just kept"])
        }),
      )
    },
  )
}
