import { AccountId, UserId } from "@listwright/domain/account"
import { Effect, Option } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import { SESSION_COOKIE } from "@listwright/adapters"
import { Sessions } from "../../src/accounts/Sessions.ts"
import { Users } from "../../src/accounts/Users.ts"
import { PointLedger } from "../../src/rewards/PointLedger.ts"
import { example, exampleUsers } from "../configuration/example.ts"
import { addressIn } from "./addressIn.ts"

/** The first account number of the teams; each team has ten numbers. */
const FIRST_ACCOUNT = 1_000

/**
 * Makes users like the site's demo users, with accounts of their own that others see nothing of: what other tests of the
 * same server do does not show. They have no password; `sessionOf` signs them in. Takes milliseconds.
 */
export const makeTeam = Effect.fn("makeTeam")(function* (team: number) {
  const sql = yield* SqlClient
  const users = yield* Users
  const ledger = yield* PointLedger
  const random = yield* SecureRandom
  const ids = new Map(
    exampleUsers.accounts.map(({ id, name }) => [name, AccountId.make(FIRST_ACCOUNT + 10 * team + id)]),
  )
  const idOf = (account: string) => ids.get(account) ?? AccountId.make(0)
  const make = Effect.gen(function* () {
    for (const [name, id] of ids) yield* users.addAccount({ id, name: `${name} ${team}` })
    for (const one of exampleUsers.users) {
      const { account, alsoAccounts = [], email, mayPay = true, points, services = [], ...person } = one
      const id = UserId.make(yield* random.uuidV7())
      const user = {
        ...person,
        id,
        email: addressIn(team, email),
        company: account,
        accountId: idOf(account),
        accountName: `${account} ${team}`,
        sources: example.content.settings.sources,
      }
      yield* users.add({ user, mayPay, passwordHash: null, isDemo: true }, alsoAccounts.map(idOf))
      yield* users.setSettings(id, { ...(yield* users.settingsOf(id)), services })
      if (points !== undefined) yield* ledger.give(id, { points, reason: "Welcome", key: `welcome ${id}` })
    }
  })
  yield* Effect.orDie(sql.withTransaction(make))
})

/** The cookie of a new session of a user, as a browser sends it. */
export const sessionOf = Effect.fn("sessionOf")(function* (email: string) {
  const { findByEmail } = yield* Users
  const { open } = yield* Sessions
  const member = yield* findByEmail(email)
  if (Option.isNone(member)) return yield* Effect.die(new Error(`there is no user ${email}`))
  return `${SESSION_COOKIE}=${yield* open(member.value.user.id, "full")}`
})
