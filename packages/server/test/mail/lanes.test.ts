import { assert, layer } from "@effect/vitest"
import { AccountId } from "@listwright/domain/account"
import { Deferred, Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { layerQueuedMailer } from "../../src/mail/layerQueuedMailer.ts"
import { SiteLetterhead } from "../../src/mail/Letterhead.ts"
import { type EmailMessage, Mailer } from "../../src/mail/Mailer.ts"
import { mailMigrations } from "../../src/mail/migrations.ts"
import { MailTransport } from "../../src/mail/MailTransport.ts"
import { layerMailQueueSql, QUEUE_SETTINGS, type QueueSettings } from "../../src/mail/OutgoingMailsSql.ts"
import { LETTERHEAD } from "../delivery/smallShop.ts"
import { databases } from "../storage/databases.ts"

const [BAKERY, FLORIST] = [AccountId.make(11), AccountId.make(12)]
const SLOW_MS = 50
const MANY = 10_000
/** Mails of the lane that are on their way when another one is handed over: one for each worker that serves all lanes. */
const UNDER_WAY = 2

const mail = (id: string, more: Partial<EmailMessage> = {}): EmailMessage => ({
  id,
  to: "dana@bakery.example",
  lane: "rest",
  account: BAKERY,
  subject: id,
  blocks: [{ kind: "paragraph", text: "Hello" }],
  ...more,
})
const send = (one: EmailMessage) => Effect.flatMap(Mailer, (mails) => mails.send(one))

/** A mail server that takes its time, from when it is opened; `left`: the ids of mails in the order in which they left. */
const slowTransport = Effect.gen(function* () {
  const left: Array<string> = []
  const opened = yield* Deferred.make<void>()
  const transport = Layer.succeed(MailTransport, {
    place: "a slow mail server",
    leavesSite: true,
    send: ({ id }) =>
      Deferred.await(opened).pipe(
        Effect.andThen(Effect.sync(() => left.push(id))),
        Effect.andThen(Effect.sleep(SLOW_MS)),
      ),
  })
  return { left, open: Deferred.succeed(opened, undefined), transport }
})

const ROOMY: QueueSettings = {
  ...QUEUE_SETTINGS,
  bound: { mails: 2 * MANY, bytes: 1e9 },
  boundOfAccount: { mails: 2 * MANY, bytes: 1e9 },
}

const life = (transport: Layer.Layer<MailTransport>, settings = ROOMY) =>
  layerQueuedMailer.pipe(
    Layer.provideMerge(transport),
    Layer.provide(Layer.succeed(SiteLetterhead, { read: Effect.succeed(LETTERHEAD) })),
    Layer.provideMerge(layerMailQueueSql(settings)),
  )

const eventually = (holds: () => boolean) =>
  Effect.suspend(() => (holds() ? Effect.void : Effect.fail("not yet"))).pipe(
    Effect.retry(Schedule.spaced("10 millis")),
    Effect.timeout("20 seconds"),
  )

for (const database of databases()) {
  layer(database.layer, { excludeTestServices: true, timeout: "60 seconds" })(
    `The lanes of mail on ${database.name}`,
    (it) => {
      const clean = Effect.flatMap(SqlClient, (sql) => sql`DELETE FROM outgoing_mails`)

      /** Makes `count` reports of an account wait, as if they had been handed over one by one. */
      const reportsOf = Effect.fnUntraced(function* (account: AccountId, count: number) {
        const sql = yield* SqlClient
        const at = new Date()
        yield* sql`INSERT INTO outgoing_mails
            (id, sender, recipient, message, size, state, lane, account_id, due_at, handed_over_at, changed_at)
          SELECT 'report-' || ${account}::text || '-' || n, 'support@listwright.example', 'dana@bakery.example', 'Hello', 5,
            'waiting', 2, ${account}::integer, ${at}, ${at}, ${at} FROM generate_series(1, ${count}::integer) n`
      })

      it.effect("let a receipt and a single report leave before 10,000 reports of somebody else", () =>
        Effect.gen(function* () {
          yield* clean
          const { left, open, transport } = yield* slowTransport
          yield* Effect.gen(function* () {
            yield* reportsOf(BAKERY, MANY)
            yield* open
            yield* eventually(() => left.length >= 3)

            /** Counts the mails that leave after this one is handed over and before it leaves itself. */
            const sentBefore = Effect.fnUntraced(function* (one: EmailMessage) {
              yield* send(one)
              const handedOver = left.length
              yield* eventually(() => left.includes(one.id))
              return left.indexOf(one.id) - handedOver
            })
            const receipt = mail("LW-1-confirmation", { lane: "prompt", account: BAKERY })
            assert.isAtMost(yield* sentBefore(receipt), UNDER_WAY)
            const delivery = mail("LW-1-delivery", { lane: "delivery", account: BAKERY })
            assert.isAtMost(yield* sentBefore(delivery), UNDER_WAY)
            assert.isAtMost(yield* sentBefore(mail("report-single", { account: FLORIST })), UNDER_WAY + 1)
            assert.isBelow(left.length, MANY / 10)
          }).pipe(Effect.provide(life(transport)))
        }),
      )

      it.effect("give accounts their turns one after another, however many mails each has", () =>
        Effect.gen(function* () {
          yield* clean
          const { left, open, transport } = yield* slowTransport
          yield* Effect.gen(function* () {
            yield* reportsOf(BAKERY, 60)
            yield* reportsOf(FLORIST, 10)
            yield* open
            yield* eventually(() => left.length >= 24)
            const first = left.slice(0, 20)
            const florists = first.filter((id) => id.startsWith(`report-${FLORIST}-`)).length
            assert.isAtLeast(florists, 9)
            assert.isAtMost(florists, 11)
          }).pipe(Effect.provide(life(transport)))
        }),
      )

      it.effect("keep a password from waiting while the mail server takes nothing of the rest", () =>
        Effect.gen(function* () {
          yield* clean
          const left: Array<string> = []
          const transport = Layer.succeed(MailTransport, {
            place: "a mail server that hangs over reports",
            leavesSite: true,
            send: ({ id }) =>
              id.startsWith("report-") ? Effect.never : Effect.sync(() => void left.push(id)),
          })
          yield* Effect.gen(function* () {
            yield* reportsOf(BAKERY, 10)
            yield* Effect.sleep("1 second")
            yield* send(mail("temporary-password-1", { lane: "prompt", account: FLORIST }))
            yield* eventually(() => left.length === 1)
          }).pipe(Effect.provide(life(transport)))
        }),
      )

      it.effect("are full one by one, and for one account before the others", () =>
        Effect.gen(function* () {
          yield* clean
          const { transport } = yield* slowTransport
          const narrow = {
            ...QUEUE_SETTINGS,
            bound: { mails: 10, bytes: 1e9 },
            boundOfAccount: { mails: 6, bytes: 1e9 },
          }
          yield* Effect.gen(function* () {
            yield* reportsOf(BAKERY, 6)
            const refused = yield* Effect.flip(send(mail("report-more")))
            assert.include(refused.reason, "Too many emails are waiting")
            yield* send(mail("LW-2-confirmation", { lane: "prompt" }))
            yield* send(mail("report-of-florist", { account: FLORIST }))
            yield* reportsOf(FLORIST, 3)
            yield* Effect.flip(send(mail("report-of-site", { account: "site" })))
            yield* send(mail("password-changed-1", { lane: "prompt", account: FLORIST }))
          }).pipe(Effect.provide(life(transport, narrow)))
        }),
      )

      it.effect("send a mail again under its id when the server ended in the middle of it", () =>
        Effect.gen(function* () {
          yield* clean
          const tried: Array<string> = []
          const hanging = Layer.succeed(MailTransport, {
            place: "a mail server that hangs",
            leavesSite: true,
            send: ({ id }) =>
              Effect.andThen(
                Effect.sync(() => void tried.push(id)),
                Effect.never,
              ),
          })
          yield* Effect.andThen(
            send(mail("report-cut-off")),
            eventually(() => tried.length === 1),
          ).pipe(Effect.provide(life(hanging)))
          const { left, open, transport } = yield* slowTransport
          yield* open
          yield* eventually(() => left.length === 1).pipe(Effect.provide(life(transport)))
          assert.deepStrictEqual([tried, left], [["report-cut-off"], ["report-cut-off"]])
        }),
      )

      it.effect("take over the mails that waited in one queue, each in its lane", () =>
        Effect.gen(function* () {
          yield* clean
          const sql = yield* SqlClient
          const at = new Date()
          yield* sql`ALTER TABLE outgoing_mails DROP COLUMN lane, DROP COLUMN account_id, DROP COLUMN due_at`
          const waiting = {
            "LW-2345-6789-confirmation": 0,
            "LW-2345-6789-reward": 0,
            "temporary-password-1": 0,
            "invitation-1": 0,
            "LW-2345-6789-delivery": 1,
            "LW-2345-6789-refund-0123456789abcdef": 1,
            "LW-2345-6789-reward-to-send": 2,
            "report-1-1": 2,
            "quote-LW-2345-6789": 2,
          }
          for (const id of Object.keys(waiting))
            yield* sql`INSERT INTO outgoing_mails ${sql.insert({
              id,
              sender: "support@listwright.example",
              recipient: "dana@bakery.example",
              message: "Hello",
              size: 5,
              state: "waiting",
              handed_over_at: at,
              changed_at: at,
            })}`
          yield* mailMigrations["0120_mail_lanes"]
          const rows = yield* sql`SELECT id, lane FROM outgoing_mails`
          assert.deepStrictEqual(Object.fromEntries(rows.map(({ id, lane }) => [id, lane])), waiting)
          const { left, open, transport } = yield* slowTransport
          yield* open
          yield* eventually(() => left.length === rows.length).pipe(Effect.provide(life(transport)))
        }),
      )
    },
  )
}
