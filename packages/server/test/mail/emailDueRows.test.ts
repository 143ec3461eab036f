import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { layerSite } from "../../src/configuration/Site.ts"
import { type EmailMessage, MailFailed, Mailer } from "../../src/mail/Mailer.ts"
import { CustomerRequests, layerCustomerRequestsSql } from "../../src/requests/CustomerRequests.ts"
import { emailRequests } from "../../src/requests/layerRequestMailer.ts"
import { listStuckRequests } from "../../src/requests/listStuckRequests.ts"
import { SiteLease } from "../../src/storage/SiteLease.ts"
import { example } from "../configuration/example.ts"
import { layerCrypto } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"

/** More than one look takes up. */
const REFUSED = 130

const message = (email: string) => ({
  kind: "contact" as const,
  name: email,
  email,
  facts: [],
  message: "Do you sell lists of dog owners?",
})
const withContact = (contactEmail: string) =>
  layerSite({
    ...example,
    content: { ...example.content, settings: { ...example.content.settings, contactEmail } },
  })
const held = Layer.succeed(SiteLease, { isHeld: Effect.succeed(true) })

/** Mails that are handed over unless a guest called 'refused' wrote. */
const choosy = (tried: Array<string>) =>
  Layer.succeed(Mailer, {
    send: ({ id, subject }: EmailMessage) =>
      Effect.suspend(() => {
        tried.push(id)
        return subject.includes("refused") ? new MailFailed({ reason: "not this one" }) : Effect.void
      }),
  })

for (const database of databases()) {
  const server = layerCustomerRequestsSql.pipe(
    Layer.provideMerge(withContact("desk@lists.example")),
    Layer.provideMerge(layerCrypto),
    Layer.provideMerge(database.layer),
  )
  layer(server, { excludeTestServices: true, timeout: "90 seconds" })(
    `mails that are refused, on ${database.name}`,
    (it) => {
      it.effect(
        "keep no other waiting, wait a minute themselves, and are told of until they have gone out",
        () =>
          Effect.gen(function* () {
            const sql = yield* SqlClient
            const requests = yield* CustomerRequests
            for (let at = 0; at < REFUSED; at++)
              yield* requests.keep(message(`refused-${at}@a.example`), null)
            yield* requests.keep(message("ann@bakery.example"), null)
            const tried: Array<string> = []
            const look = Effect.provide(emailRequests, Layer.merge(choosy(tried), held))
            for (let looks = 0; looks < 4; looks++) yield* look
            const all = yield* requests.received
            assert.deepStrictEqual(
              all.filter(({ mailedAt }) => mailedAt !== null).map(({ email }) => email),
              ["ann@bakery.example"],
            )
            // Each of them once.
            assert.strictEqual(tried.length, REFUSED + 1)
            assert.strictEqual(new Set(tried).size, REFUSED + 1)

            assert.deepStrictEqual(yield* listStuckRequests, [])
            yield* sql`UPDATE customer_requests SET received_at = received_at - interval '61 seconds',
            mail_after = mail_after - interval '60 seconds' WHERE email IN ('refused-7@a.example', 'ann@bakery.example')`
            const [job, ...others] = yield* listStuckRequests
            assert.deepStrictEqual(others, [])
            assert.deepInclude(job, {
              what: "Request from refused-7@a.example",
              kind: "request",
              orderCode: null,
              attempts: 0,
              reason: "",
            })
            assert.include(job?.advice, "fix the cause")
            // A site that has no contact for them keeps them for its operator.
            assert.deepStrictEqual(yield* Effect.provide(listStuckRequests, withContact("")), [])

            yield* look
            assert.strictEqual(tried.length, REFUSED + 2)
            const again = all.find(({ email }) => email === "refused-7@a.example")
            assert.strictEqual(tried.at(-1), `request-${again?.id}`)
          }),
      )
    },
  )
}
