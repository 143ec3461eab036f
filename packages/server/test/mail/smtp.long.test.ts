import { randomBytes } from "node:crypto"
import { AccountId } from "@listwright/domain/account"
import { assert, layer } from "@effect/vitest"
import { Effect, Redacted, Schedule } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type EmailMessage, Mailer } from "../../src/mail/Mailer.ts"
import { MailQueue } from "../../src/mail/MailQueue.ts"
import { type QueueSettings } from "../../src/mail/OutgoingMailsSql.ts"
import { sendTestEmail } from "../../src/mail/sendTestEmail.ts"
import type { SmtpServer } from "../../src/mail/smtpTransport.ts"
import { listStuckEmails } from "../../src/mail/listStuckEmails.ts"
import { mailLayer } from "../../src/start/mailLayer.ts"
import { freePort } from "../../../../scripts/freePort.ts"
import { LETTERHEAD } from "../delivery/smallShop.ts"
import { databases } from "../storage/databases.ts"
import { readMail } from "./readMail.ts"
import { SmtpStub, STUB_CERTIFICATE, type Verdict } from "./smtpStub.ts"

const PASSWORD = "pa$$word-of-the-relay"
const WRONG = "not-that-password"

const QUICK: QueueSettings = {
  bound: { mails: 5, bytes: 1_000_000 },
  boundOfAccount: { mails: 5, bytes: 1_000_000 },
  retryAfter: () => 10,
  attempts: 3,
}

const ROOM = { mails: 50, bytes: 1e9 }

const serverAt = (port: number, more: Partial<SmtpServer> = {}): SmtpServer => ({
  host: "127.0.0.1",
  port,
  security: "none",
  user: null,
  password: Redacted.make(""),
  certificate: null,
  ...more,
})

/** One life of a site that sends by this server. */
const life = (server: SmtpServer, queue = QUICK) =>
  mailLayer({ folder: "none", letterhead: Effect.succeed(LETTERHEAD), smtp: server }, queue)

const stub = (options: Parameters<typeof SmtpStub.start>[0] = {}) =>
  Effect.acquireRelease(
    Effect.promise(() => SmtpStub.start(options)),
    (started) => Effect.promise(() => started.stop()),
  )

let mails = 0
const newMail = (more: Partial<EmailMessage> = {}): EmailMessage => ({
  id: `mail-${++mails}`,
  to: "dana@bakery.example",
  lane: "rest",
  account: AccountId.make(1),
  subject: "Spring",
  blocks: [{ kind: "paragraph", text: "Hello" }],
  ...more,
})

const send = (mail: EmailMessage) => Effect.flatMap(Mailer, (service) => service.send(mail))

const eventually = <R>(holds: Effect.Effect<boolean, never, R>) =>
  holds.pipe(
    Effect.filterOrFail((isSo) => isSo),
    Effect.retry(Schedule.spaced("50 millis")),
    Effect.timeout("20 seconds"),
  )
const hasReceived = (server: SmtpStub, count: number) =>
  eventually(Effect.sync(() => server.received.length === count))

const stuck = Effect.map(listStuckEmails, ([first]) => first)
const isStuck = (attempts: number) => eventually(Effect.map(stuck, (job) => (job?.attempts ?? 0) >= attempts))

for (const database of databases()) {
  layer(database.layer, { excludeTestServices: true, timeout: "60 seconds" })(
    `Mail by SMTP on ${database.name}`,
    (it) => {
      const clean = Effect.flatMap(SqlClient, (sql) => sql`DELETE FROM outgoing_mails`)

      it.effect("arrives as it was handed over, with its attachment, once for one id", () =>
        Effect.gen(function* () {
          yield* clean
          const server = yield* stub()
          const content = randomBytes(50_000)
          const mail = newMail({
            to: "zoë@bakery.example",
            attachments: [{ name: "list.xlsx", type: "application/zip", content }],
            blocks: [{ kind: "paragraph", text: ".\r\n.hidden\r\nŁódź" }],
          })
          yield* Effect.gen(function* () {
            yield* send(mail)
            yield* send(mail)
            yield* hasReceived(server, 1)
            yield* send(mail)
            yield* send(newMail())
            yield* hasReceived(server, 2)
          }).pipe(Effect.provide(life(serverAt(server.port))))
          const [first, second] = server.received
          assert.deepStrictEqual(
            [first?.from, first?.to],
            ["support@listwright.example", ["zoë@bakery.example"]],
          )
          const read = yield* Effect.promise(() => readMail(Buffer.from(first?.message ?? "", "latin1")))
          assert.isTrue(read.attachments[0]?.content.equals(content))
          assert.include(read.text, "\n.hidden\n")
          assert.include(read.text, "Łódź")
          assert.strictEqual(read.messageId, `<${mail.id}@listwright.example>`)
          assert.deepStrictEqual(second?.to, ["dana@bakery.example"])
          // Nothing of what was sent is kept.
          const sql = yield* SqlClient
          const kept = yield* sql`SELECT count(message)::integer AS messages FROM outgoing_mails`
          assert.deepStrictEqual(kept, [{ messages: 0 }])
        }),
      )

      const sure: Partial<SmtpServer> = {
        host: "localhost",
        user: "lists",
        password: Redacted.make(PASSWORD),
        certificate: STUB_CERTIFICATE,
      }
      const signIn = { user: "lists", password: PASSWORD }

      for (const security of ["implicit", "starttls"] as const)
        it.effect(`is encrypted and signed in: ${security}`, () =>
          Effect.gen(function* () {
            yield* clean
            const server = yield* stub({ security, signIn })
            const there = serverAt(server.port, { ...sure, security })
            yield* Effect.andThen(send(newMail()), hasReceived(server, 1)).pipe(Effect.provide(life(there)))
          }),
        )

      it.effect(
        "is not sent in the clear, to a stranger, or with a wrong password, and no secret is told",
        () =>
          Effect.gen(function* () {
            yield* clean
            const open = yield* stub({ security: "none" })
            const encrypted = yield* stub({ security: "implicit", signIn })
            const closed = yield* Effect.promise(() => freePort())
            const failures = [
              [serverAt(open.port, { ...sure, security: "starttls" }), "encryption"],
              [serverAt(encrypted.port, { ...sure, security: "implicit", certificate: null }), "encryption"],
              [
                serverAt(encrypted.port, { ...sure, security: "implicit", password: Redacted.make(WRONG) }),
                "authentication",
              ],
              [serverAt(closed), "connection"],
            ] as const
            for (const [server, why] of failures) {
              const failure = yield* Effect.flip(sendTestEmail("dana@bakery.example")).pipe(
                Effect.provide(life(server)),
              )
              assert.strictEqual(failure.why, why)
              assert.isFalse(failure.isFinal)
              assert.notInclude(failure.reason, WRONG)
              assert.notInclude(failure.reason, Buffer.from(`\0lists\0${WRONG}`).toString("base64"))
              assert.isNotEmpty(failure.advice)
            }
            assert.strictEqual(open.received.length + encrypted.received.length, 0)
          }),
      )

      it.effect("that is refused for good is told to the operator, who has it sent again or drops it", () =>
        Effect.gen(function* () {
          yield* clean
          let isStrict = true
          const verdict = (): Verdict => (isStrict ? { code: 550, text: "5.7.1 No such person" } : "accept")
          const server = yield* stub({ verdict })
          yield* Effect.gen(function* () {
            const [retried, dropped] = [newMail(), newMail()]
            yield* send(retried)
            yield* send(dropped)
            const outgoing = yield* MailQueue
            const dead = Effect.map(listStuckEmails, (jobs) =>
              jobs.filter(({ advice }) => advice.includes("gave up")),
            )
            yield* eventually(Effect.map(dead, ({ length }) => length === 2))
            const [first] = yield* dead
            assert.deepInclude(first, {
              what: `Mail ${retried.id}`,
              kind: "mail",
              attempts: 1,
              orderCode: null,
            })
            assert.match(first?.reason ?? "", /^to dana@bakery\.example: .*550 5\.7\.1 No such person/)
            assert.include(first?.advice, `listwright mail drop ${retried.id}`)
            isStrict = false
            assert.strictEqual(yield* outgoing.drop([dropped.id]), 1)
            assert.strictEqual(yield* outgoing.retry([retried.id, dropped.id, "none"]), 1)
            yield* hasReceived(server, 1)
            yield* eventually(Effect.map(listStuckEmails, ({ length }) => length === 0))
            // What was dropped stays dropped, also when it is handed over again.
            yield* send(dropped)
            assert.deepStrictEqual([yield* outgoing.retry("all"), yield* outgoing.drop("all")], [0, 0])
          }).pipe(Effect.provide(life(serverAt(server.port))))
          assert.strictEqual(server.received.length, 1)
        }),
      )

      it.effect("is sent again after greylisting, and after a connection that broke in the middle", () =>
        Effect.gen(function* () {
          yield* clean
          const server = yield* stub({
            verdict: (tried) => [{ code: 451, text: "4.7.1 Later" }, "drop" as const][tried] ?? "accept",
          })
          const mail = newMail()
          yield* Effect.andThen(send(mail), hasReceived(server, 1)).pipe(
            Effect.provide(life(serverAt(server.port))),
          )
          assert.strictEqual(server.tried, 3)
          assert.include(server.received[0]?.message, `<${mail.id}@listwright.example>`)
        }),
      )

      it.effect(
        "is given up when nobody takes it, and sent when the operator says so and the server is back",
        () =>
          Effect.gen(function* () {
            yield* clean
            const port = yield* Effect.promise(() => freePort())
            yield* Effect.gen(function* () {
              yield* send(newMail())
              yield* isStuck(QUICK.attempts)
              assert.include((yield* stuck)?.advice, "gave up")
              const server = yield* stub({ port })
              assert.strictEqual(yield* (yield* MailQueue).retry("all"), 1)
              yield* hasReceived(server, 1)
            }).pipe(Effect.provide(life(serverAt(port))))
          }),
      )

      it.effect("survives the site: what waits is sent by its next life", () =>
        Effect.gen(function* () {
          yield* clean
          const port = yield* Effect.promise(() => freePort())
          const patient = { ...QUICK, attempts: 1_000 }
          const mail = newMail()
          yield* Effect.andThen(send(mail), isStuck(1)).pipe(Effect.provide(life(serverAt(port), patient)))
          const server = yield* stub({ port })
          yield* hasReceived(server, 1).pipe(Effect.provide(life(serverAt(port), patient)))
          assert.include(server.received[0]?.message, `<${mail.id}@listwright.example>`)
        }),
      )

      it.effect("is not taken from its sender while too many wait, and is taken once there is room", () =>
        Effect.gen(function* () {
          yield* clean
          const port = yield* Effect.promise(() => freePort())
          const patient = { ...QUICK, attempts: 1_000 }
          yield* Effect.gen(function* () {
            const known = newMail()
            yield* send(known)
            for (let more = 1; more < QUICK.bound.mails; more++) yield* send(newMail())
            const late = newMail()
            const failure = yield* Effect.flip(send(late))
            assert.include(failure.reason, "Too many emails are waiting")
            // One that is in the queue is handed over already.
            yield* send(known)
            const server = yield* stub({ port })
            yield* send(late).pipe(Effect.retry(Schedule.spaced("50 millis")), Effect.timeout("20 seconds"))
            yield* hasReceived(server, QUICK.bound.mails + 1)
          }).pipe(Effect.provide(life(serverAt(port), patient)))
        }),
      )

      it.effect("has exactly the one recipient that it was for, whatever stands in its address", () =>
        Effect.gen(function* () {
          yield* clean
          const server = yield* stub()
          const hostile = [
            "dana@bakery.example, all@example.com",
            "dana@bakery.example>\r\nRCPT TO:<all@example.com",
            "",
            "<all@example.com>",
          ]
          yield* Effect.gen(function* () {
            for (const to of hostile) yield* send(newMail({ to, subject: "x\r\nBcc: all@example.com" }))
            for (const to of ["ann@bakery.example", "ben@bakery.example"]) {
              const job = newMail({ to })
              yield* Effect.retry(send(job), Schedule.spaced("50 millis"))
            }
            yield* hasReceived(server, 2)
            yield* eventually(Effect.map(listStuckEmails, ({ length }) => length === hostile.length))
          }).pipe(
            Effect.provide(life(serverAt(server.port), { ...QUICK, bound: ROOM, boundOfAccount: ROOM })),
          )
          assert.sameDeepMembers(
            server.received.map(({ to }) => to),
            [["ann@bakery.example"], ["ben@bakery.example"]],
          )
        }),
      )
    },
  )
}
