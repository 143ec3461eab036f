import { NodeCrypto } from "@effect/platform-node"
import { layer } from "@effect/vitest"
import { Effect, Fiber, Layer, Option } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { TestClock } from "effect/testing"
import { expect } from "vitest"
import { checkPassword } from "../../src/accounts/checkPassword.ts"
import { example, exampleUsers } from "../configuration/example.ts"
import { addSampleUsers } from "../../src/accounts/demoUsers.ts"
import { layerAccounts } from "../../src/accounts/layerAccounts.ts"
import { Sessions } from "../../src/accounts/Sessions.ts"
import { SignInLinks } from "../../src/accounts/SignInLinks.ts"
import {
  ATTEMPT_WINDOW_SECONDS,
  MAX_ATTEMPTS_PER_ACCOUNT,
  MAX_ATTEMPTS_PER_CLIENT,
  MAX_ATTEMPTS_PER_NETWORK,
  MAX_NETWORK_ATTEMPTS_PER_ACCOUNT,
} from "../../src/accounts/SignInAttempts.ts"
import { Tokens } from "../../src/accounts/Tokens.ts"
import { Users } from "../../src/accounts/Users.ts"
import { databases } from "../storage/databases.ts"

const DEMO_PASSWORD = exampleUsers.password
const from = (client: string, device: string | null = null) => ({ client, device })
const CLIENT = from("198.51.100.7")
const demo = "demo@listwright.example"

const demoUser = Effect.gen(function* () {
  const users = yield* Users
  return Option.getOrThrow(yield* users.findByEmail(demo)).user
})

for (const database of databases()) {
  const accounts = Layer.effectDiscard(addSampleUsers(exampleUsers, example.content.settings.sources)).pipe(
    Layer.provideMerge(layerAccounts),
    Layer.provideMerge(Layer.mergeAll(database.layer, NodeCrypto.layer)),
  )

  layer(accounts, { timeout: "60 seconds" })(`Accounts on ${database.name}`, (it) => {
    it.effect("hold one demo user of each role, and a second making adds none", () =>
      Effect.gen(function* () {
        const users = yield* Users
        yield* addSampleUsers(exampleUsers, example.content.settings.sources)
        const all = yield* users.demoUsers()
        expect(all.map(({ email, role }) => `${email} ${role}`).toSorted()).toEqual([
          "demo@listwright.example User",
          "digital@listwright.example Digital User",
          "nopay@listwright.example User",
          "power@listwright.example Power User",
          "reseller@listwright.example Reseller",
        ])
      }),
    )

    it.effect("let a reseller work for several accounts, the own one first", () =>
      Effect.gen(function* () {
        const users = yield* Users
        const reseller = Option.getOrThrow(yield* users.findByEmail("reseller@listwright.example"))
        const accounts = yield* users.accountsOf(reseller.user.id)
        expect(accounts.length).toBe(3)
        expect(accounts[0]).toEqual({ id: reseller.user.accountId, name: reseller.user.accountName })
      }),
    )

    it.effect("know who may look but not pay", () =>
      Effect.gen(function* () {
        const users = yield* Users
        expect(Option.getOrThrow(yield* users.findByEmail("nopay@listwright.example")).mayPay).toBe(false)
        expect(Option.getOrThrow(yield* users.findByEmail(demo)).mayPay).toBe(true)
      }),
    )

    it.effect("take the right password, whatever the case of the address", () =>
      Effect.gen(function* () {
        const member = yield* checkPassword("  DEMO@Listwright.Example ", DEMO_PASSWORD, CLIENT)
        expect(member.user.email).toBe(demo)
      }),
    )

    it.effect("give a wrong password and an unknown address the same answer", () =>
      Effect.gen(function* () {
        const wrong = yield* Effect.flip(checkPassword(demo, "Demo-Portal-2027", CLIENT))
        const unknown = yield* Effect.flip(checkPassword("nobody@listwright.example", DEMO_PASSWORD, CLIENT))
        expect(wrong).toEqual(unknown)
        expect(wrong._tag).toBe("SignInRefused")
      }),
    )

    it.effect("refuse a password that is the right one and more", () =>
      Effect.gen(function* () {
        const longer = yield* Effect.flip(checkPassword(demo, `${DEMO_PASSWORD}${"x".repeat(200)}`, CLIENT))
        expect(longer._tag).toBe("SignInRefused")
      }),
    )

    it.effect("stop a client that guesses at one account, say for how long, and lock out nobody else", () =>
      Effect.gen(function* () {
        const client = from("203.0.113.9")
        for (let attempt = 0; attempt < MAX_ATTEMPTS_PER_ACCOUNT; attempt++) {
          const refused = yield* Effect.flip(checkPassword("power@listwright.example", "guess", client))
          expect(refused._tag).toBe("SignInRefused")
        }
        yield* TestClock.adjust("100 seconds")
        const right = checkPassword("Power@listwright.example", DEMO_PASSWORD, client)
        const elsewhere = checkPassword("power@listwright.example", DEMO_PASSWORD, from("203.0.113.10"))
        expect((yield* elsewhere).user.role).toBe("Power User")
        expect(yield* Effect.flip(right)).toMatchObject({
          _tag: "TooManyAttempts",
          retryAfterSeconds: ATTEMPT_WINDOW_SECONDS - 100,
        })
        yield* TestClock.adjust(`${ATTEMPT_WINDOW_SECONDS - 100} seconds`)
        expect((yield* right).user.role).toBe("Power User")
      }),
    )

    it.effect.each(["192.0.2.", "2001:db8::"])(
      "stop guessing from one client at many accounts: %s",
      (network) =>
        Effect.gen(function* () {
          // Whoever has one IPv6 address has the whole network of it.
          const client = (n: number) => (network.endsWith(":") ? `${network}${n + 1}` : `${network}1`)
          const guess = (n: number) =>
            Effect.flip(checkPassword(`user${n}@listwright.example`, "guess", from(client(n))))
          for (let n = 0; n < MAX_ATTEMPTS_PER_CLIENT; n++)
            expect((yield* guess(n))._tag).toBe("SignInRefused")
          expect((yield* guess(MAX_ATTEMPTS_PER_CLIENT))._tag).toBe("TooManyAttempts")
        }),
    )

    it.effect("stop guessing from the networks of one customer, at one account and at many", () =>
      Effect.gen(function* () {
        const guess = (email: string, n: number) =>
          Effect.flip(checkPassword(email, "guess", from(`2001:db8:77:${n.toString(16)}::1`)))
        for (let n = 0; n < MAX_NETWORK_ATTEMPTS_PER_ACCOUNT; n++)
          expect((yield* guess("one@listwright.example", n))._tag).toBe("SignInRefused")
        expect((yield* guess("one@listwright.example", 200))._tag).toBe("TooManyAttempts")
        for (let n = MAX_NETWORK_ATTEMPTS_PER_ACCOUNT; n < MAX_ATTEMPTS_PER_NETWORK; n++)
          expect((yield* guess(`many${n}@listwright.example`, n))._tag).toBe("SignInRefused")
        expect((yield* guess("other@listwright.example", 201))._tag).toBe("TooManyAttempts")
      }),
    )

    it.effect("slow an account down that is guessed at from everywhere, and let a known device through", () =>
      Effect.gen(function* () {
        const email = "digital@listwright.example"
        for (let n = 0; n < 20; n++)
          yield* Effect.flip(checkPassword(email, "guess", from(`198.51.100.${n + 20}`)))
        yield* Effect.flip(checkPassword(email, "guess", from("198.51.100.90")))
        const right = yield* Effect.forkChild(checkPassword(email, DEMO_PASSWORD, from("198.51.100.91")))
        expect((yield* checkPassword(email, DEMO_PASSWORD, from("198.51.100.90", "hers"))).user.email).toBe(
          email,
        )
        expect(right.pollUnsafe()).toBeUndefined()
        yield* TestClock.adjust("1 second")
        expect((yield* Fiber.join(right)).user.email).toBe(email)
        yield* TestClock.adjust(`${ATTEMPT_WINDOW_SECONDS} seconds`)
      }),
    )

    it.effect("do not count attempts that succeeded", () =>
      Effect.gen(function* () {
        for (let n = 0; n < MAX_ATTEMPTS_PER_ACCOUNT + 2; n++) {
          yield* checkPassword("digital@listwright.example", DEMO_PASSWORD, from("192.0.2.2"))
        }
      }),
    )

    it.effect("keep a session alive while it is used, and end it after twelve idle hours", () =>
      Effect.gen(function* () {
        const sessions = yield* Sessions
        const user = yield* demoUser
        const secret = yield* sessions.open(user.id)
        for (let round = 0; round < 3; round++) {
          yield* TestClock.adjust("11 hours")
          expect(Option.isSome(yield* sessions.holder(secret))).toBe(true)
        }
        yield* TestClock.adjust("12 hours")
        expect(Option.isNone(yield* sessions.holder(secret))).toBe(true)
      }),
    )

    it.effect("end a session after thirty days, however much it is used", () =>
      Effect.gen(function* () {
        const sessions = yield* Sessions
        const secret = yield* sessions.open((yield* demoUser).id)
        let hours = 0
        while (hours + 10 < 30 * 24) {
          yield* TestClock.adjust("10 hours")
          hours += 10
          expect(Option.isSome(yield* sessions.holder(secret)), `after ${hours} hours`).toBe(true)
        }
        yield* TestClock.adjust("10 hours")
        expect(Option.isNone(yield* sessions.holder(secret))).toBe(true)
      }),
    )

    it.effect("end a session when its user signs out", () =>
      Effect.gen(function* () {
        const sessions = yield* Sessions
        const secret = yield* sessions.open((yield* demoUser).id)
        expect(Option.isSome(yield* sessions.holder(secret))).toBe(true)
        yield* sessions.close(secret)
        expect(Option.isNone(yield* sessions.holder(secret))).toBe(true)
      }),
    )

    it.effect("take a token until it is revoked, or for ninety days", () =>
      Effect.gen(function* () {
        const tokens = yield* Tokens
        const user = yield* demoUser
        const first = yield* tokens.issue(user.id, "laptop")
        const second = yield* tokens.issue(user.id, "script")
        expect(Option.getOrThrow(yield* tokens.holder(first.token)).userId).toBe(user.id)
        expect(yield* tokens.revoke(first.id)).toBe(true)
        expect(yield* tokens.revoke(first.id)).toBe(false)
        expect(Option.isNone(yield* tokens.holder(first.token))).toBe(true)
        yield* TestClock.adjust("89 days")
        expect(Option.isSome(yield* tokens.holder(second.token))).toBe(true)
        yield* TestClock.adjust("1 day")
        expect(Option.isNone(yield* tokens.holder(second.token))).toBe(true)
      }),
    )

    it.effect("take a link of an invitation until it is used up, or for three days", () =>
      Effect.gen(function* () {
        const links = yield* SignInLinks
        const { id } = yield* demoUser
        const first = yield* links.make(id)
        expect(Option.getOrThrow(yield* links.holder(first.secret))).toBe(id)
        expect([yield* links.useUp(id), yield* links.useUp(id)]).toEqual([true, false])
        expect(Option.isNone(yield* links.holder(first.secret))).toBe(true)
        const second = yield* links.make(id)
        yield* TestClock.adjust("71 hours")
        expect(Option.isSome(yield* links.holder(second.secret))).toBe(true)
        yield* TestClock.adjust("1 hour")
        expect(Option.isNone(yield* links.holder(second.secret))).toBe(true)
      }),
    )

    it.effect("never store a password, or the secret of a session, token or link", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const sessions = yield* Sessions
        const tokens = yield* Tokens
        const user = yield* demoUser
        const secret = yield* sessions.open(user.id)
        const { token } = yield* tokens.issue(user.id, "laptop")
        const link = yield* (yield* SignInLinks).make(user.id)
        const everything = JSON.stringify([
          yield* sql`SELECT * FROM users`,
          yield* sql`SELECT * FROM sessions`,
          yield* sql`SELECT * FROM tokens`,
          yield* sql`SELECT * FROM sign_in_links`,
        ])
        for (const text of [DEMO_PASSWORD, secret, token, token.slice(3), link.secret])
          expect(everything).not.toContain(text)
        expect(everything).toContain("$argon2id$v=19$m=19456,t=2,p=1$")
      }),
    )
  })
}
