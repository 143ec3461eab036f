import { assert, layer } from "@effect/vitest"
import { AccountId } from "@listwright/domain/account"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { EmailMessage } from "../../src/mail/Mailer.ts"
import { Recipients } from "../../src/recipients/Recipients.ts"
import { layerRecipientsSql } from "../../src/recipients/RecipientsSql.ts"
import { senderText } from "../../src/recipients/senderText.ts"
import { MailQuotas } from "../../src/site/MailQuotas.ts"
import { QuotaLimits } from "../../src/site/Quotas.ts"
import { layerCrypto, newUser } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"

const REPORT: Omit<EmailMessage, "account" | "id" | "to"> = {
  lane: "rest",
  subject: "Areas",
  blocks: [
    { kind: "facts", facts: [{ name: "Areas", value: "2" }] },
    {
      kind: "money",
      lines: [{ label: "Base", amount: "12.50" }],
      total: { label: "Total", amount: "12.50" },
    },
  ],
  attachments: [{ name: "areas.xlsx", type: "application/zip", content: Uint8Array.of(0, 255, 10, 13, 7) }],
}

const quotas = MailQuotas.layerWith(Schema.decodeUnknownSync(QuotaLimits)({ openConfirmations: 2 }))

for (const database of databases()) {
  const site = layerRecipientsSql.pipe(
    Layer.provide(quotas),
    Layer.provideMerge(layerCrypto),
    Layer.provideMerge(database.layer),
  )
  layer(site, { excludeTestServices: true, timeout: "60 seconds" })(
    `Recipients on ${database.name}`,
    (it) => {
      const admit = Effect.fnUntraced(function* (
        user: Effect.Success<ReturnType<typeof newUser>>,
        ...emails: ReadonlyArray<string>
      ) {
        return yield* (yield* Recipients).admit(user, emails, () => Effect.void)
      })
      /** The request to an address that is to be mailed. */
      const request = Effect.fnUntraced(function* (email: string) {
        const all = yield* (yield* Recipients).requests.unmailed
        const found = all.find((one) => one.email === email)
        return found ?? (yield* Effect.die(new Error(`${email} is not asked`)))
      })
      const pass = (days: number) =>
        Effect.flatMap(
          SqlClient,
          (
            sql,
          ) => sql`UPDATE mail_recipients SET expires_at = expires_at - make_interval(days => ${days}::integer),
          mail_after = mail_after - make_interval(days => ${days}::integer)`,
        )

      it.effect("hold a document as it was until its reader confirms, and give it out once", () =>
        Effect.gen(function* () {
          const recipients = yield* Recipients
          const user = yield* newUser()
          yield* admit(user, "held@x.example")
          const { id, turn } = yield* request("held@x.example")
          const mail: EmailMessage = {
            ...REPORT,
            id: "report-held",
            to: "held@x.example",
            account: user.accountId,
          }
          yield* recipients.hold(id, mail)
          yield* recipients.hold(id, mail)
          assert.deepStrictEqual(yield* recipients.released.unmailed, [])
          assert.isFalse(yield* recipients.confirm({ id, turn: turn + 1 }))
          assert.isTrue(yield* recipients.confirm({ id, turn }))
          assert.isFalse(yield* recipients.confirm({ id, turn }))
          assert.deepStrictEqual(yield* recipients.released.unmailed, [{ mail }])
          yield* recipients.released.mailed(mail.id)
          assert.deepStrictEqual(yield* recipients.released.unmailed, [])
        }),
      )

      it.effect(
        "are asked for a week: then the link and what waited are worth nothing, and they may be asked again",
        () =>
          Effect.gen(function* () {
            const recipients = yield* Recipients
            const sql = yield* SqlClient
            const user = yield* newUser()
            yield* admit(user, "slow@x.example", "late@x.example")
            const first = yield* request("slow@x.example")
            yield* recipients.hold(first.id, {
              ...REPORT,
              id: "report-slow",
              to: "slow@x.example",
              account: "site",
            })
            yield* recipients.requests.mailed(first.id)
            const { message } = yield* Effect.flip(admit(user, "third@x.example"))
            assert.include(
              message,
              "Your account can have 2 addresses waiting to confirm. Try again in 7 days.",
            )
            yield* pass(6)
            assert.strictEqual((yield* recipients.find(first.id))?.state, "asked")
            yield* pass(1)
            assert.strictEqual((yield* recipients.find(first.id))?.state, "expired")
            assert.isFalse(yield* recipients.confirm(first))
            assert.deepStrictEqual(yield* recipients.wayTo(user.id, "slow@x.example"), { _tag: "unwanted" })

            assert.deepStrictEqual((yield* admit(user, "slow@x.example")).mustConfirm, ["slow@x.example"])
            const second = yield* request("slow@x.example")
            assert.deepStrictEqual([second.id, second.turn], [first.id, first.turn + 1])
            assert.isFalse(yield* recipients.confirm(first))
            assert.isTrue(yield* recipients.confirm(second))
            assert.deepStrictEqual(yield* recipients.released.unmailed, [])

            yield* pass(40)
            yield* recipients.forgetOld
            const kept =
              yield* sql`SELECT email FROM mail_recipients WHERE account_id = ${user.accountId} ORDER BY email`
            assert.notDeepInclude(kept, { email: "late@x.example" })
            assert.deepInclude(kept, { email: "slow@x.example" })
          }),
      )

      it.effect("get one request a day, from whichever account, however the address is written", () =>
        Effect.gen(function* () {
          const recipients = yield* Recipients
          const [one, other] = [yield* newUser(), yield* newUser()]
          const sql = yield* SqlClient
          yield* sql`INSERT INTO accounts (id, name) VALUES (901, 'Other') ON CONFLICT DO NOTHING`
          yield* sql`UPDATE users SET account_id = 901 WHERE id = ${other.id}`
          yield* sql`DELETE FROM mail_recipients`
          yield* admit(one, "twice@x.example")
          yield* admit({ ...other, accountId: AccountId.make(901) }, "Twice+more@x.example")
          const due = (yield* recipients.requests.unmailed).map(({ email }) => email)
          assert.deepStrictEqual(due, ["twice@x.example"])
          yield* pass(1)
          assert.strictEqual((yield* recipients.requests.unmailed).length, 2)
        }),
      )

      it.effect("are each asked once when many ask at once", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          yield* sql`DELETE FROM mail_recipients`
          const user = yield* newUser()
          const all = yield* Effect.forEach(
            Array.from({ length: 8 }, (_, at) => `race${at % 4}@x.example`),
            (email) => Effect.exit(admit(user, email)),
            { concurrency: "unbounded" },
          )
          assert.strictEqual(all.filter(({ _tag }) => _tag === "Success").length, 4)
          const rows = yield* sql`SELECT count(*)::integer AS asked FROM mail_recipients`
          assert.deepStrictEqual(rows, [{ asked: 2 }])
        }),
      )

      it.effect("who refuse lose what waited", () =>
        Effect.gen(function* () {
          const recipients = yield* Recipients
          const sql = yield* SqlClient
          yield* sql`DELETE FROM mail_recipients`
          const user = yield* newUser()
          yield* admit(user, "never@x.example")
          const { id } = yield* request("never@x.example")
          yield* recipients.hold(id, {
            ...REPORT,
            id: "report-never",
            to: "never@x.example",
            account: "site",
          })
          yield* recipients.refuse(id)
          assert.deepStrictEqual(yield* sql`SELECT id FROM held_mails`, [])
          assert.deepStrictEqual(yield* recipients.wayTo(user.id, "NEVER@x.example"), { _tag: "unwanted" })
          const { message } = yield* Effect.flip(admit(user, "never@x.example"))
          assert.strictEqual(message, "never@x.example doesn't want email from your account.")
        }),
      )
    },
  )
}

layer(Layer.empty)("who asks", (it) => {
  const who = { firstName: "Dana", lastName: "Lee", email: "dana@bakery.example", accountName: "Bakery" }
  it.effect("is named in one line, with the account, unless a name is a link or a text", () =>
    Effect.sync(() => {
      assert.strictEqual(senderText(who), "Dana Lee (dana@bakery.example) of Bakery")
      for (const firstName of [
        "https://evil.example",
        "Win at evil.example",
        "a@b",
        "<b>",
        "x".repeat(80),
        " ",
      ])
        assert.strictEqual(senderText({ ...who, firstName, lastName: "" }), "dana@bakery.example of Bakery")
      for (const accountName of [
        "Bakery\r\n\r\nWin: https://evil.example",
        "evil.example",
        "evil\u3002example",
        "пример.рф",
        "<b>Bakery</b>",
        "x".repeat(80),
        "",
      ])
        assert.strictEqual(senderText({ ...who, accountName }), "Dana Lee (dana@bakery.example)")
      for (const [accountName, shown] of [
        ["Bakery\r\nof Evanston", "Bakery of Evanston"],
        ["J.P. Baker & Sons, Inc.", "J.P. Baker & Sons, Inc."],
        ["Bak\u202Eery", "Bak ery"],
      ] as const)
        assert.strictEqual(senderText({ ...who, accountName }), `Dana Lee (dana@bakery.example) of ${shown}`)
    }),
  )
})
