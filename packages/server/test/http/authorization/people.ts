import { AccountId, Role, type User } from "@listwright/domain/account"
import { Effect } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import { Sessions } from "../../../src/accounts/Sessions.ts"
import { newUser } from "../../orders/shop.ts"

/** The relations that a record may have to the caller. */
export const RELATIONS = ["own", "same account", "listed account", "foreign"] as const
export type Relation = (typeof RELATIONS)[number]

/** A caller, and a user of each relation to them. */
export interface Caller {
  readonly role: Role
  readonly cookie: string
  /** The cookie of a session that was opened by a one-time link. */
  readonly temporary: string
  readonly owners: Readonly<Record<Relation, User>>
}

/** A caller of each role in an account; a colleague of theirs; a client on their list; a stranger. */
export const newCallers = Effect.gen(function* () {
  const sql = yield* SqlClient
  const sessions = yield* Sessions
  const random = yield* SecureRandom
  const accountId = AccountId.make(yield* random.intBetween(1_000, 2_000_000_000))
  const account = { accountId, accountName: `Account ${accountId}` }
  const [colleague, client, stranger] = [yield* newUser(account), yield* newUser(), yield* newUser()]
  return yield* Effect.forEach(
    Role.literals,
    Effect.fnUntraced(function* (role) {
      const user = yield* newUser({ ...account, role })
      for (const listed of [accountId, client.accountId])
        yield* sql`INSERT INTO account_members (account_id, user_id) VALUES (${listed}, ${user.id})`
      const caller: Caller = {
        role,
        cookie: `listwright_session=${yield* sessions.open(user.id)}`,
        temporary: `listwright_session=${yield* sessions.open(user.id, "temporary")}`,
        owners: {
          own: user,
          "same account": colleague,
          "listed account": client,
          foreign: stranger,
        },
      }
      return caller
    }),
  )
})
