import { UserId } from "@listwright/domain/account"
import { Effect } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import type { SampleUsersFile } from "../configuration/SampleUsersFile.ts"
import { Passwords } from "./Passwords.ts"
import { NO_ACCOUNT, Users } from "./Users.ts"

/**
 * Creates the site's demo users in a database without users, all or nothing. They may order all of the site's sources.
 */
export const addSampleUsers = Effect.fn("addDemoUsers")(function* (
  demo: SampleUsersFile,
  sources: ReadonlyArray<number>,
) {
  const users = yield* Users
  const passwords = yield* Passwords
  const random = yield* SecureRandom
  const sql = yield* SqlClient
  if ((yield* users.count()) > 0) return
  const ids = new Map(demo.accounts.map(({ id, name }) => [name, id]))
  const idOf = (account: string) => ids.get(account) ?? NO_ACCOUNT
  const members = yield* Effect.forEach(
    demo.users,
    Effect.fnUntraced(function* ({
      account,
      alsoAccounts = [],
      mayPay = true,
      points: _,
      services = [],
      ...person
    }) {
      const user = {
        id: UserId.make(yield* random.uuidV7()),
        ...person,
        company: account,
        accountId: idOf(account),
        accountName: account,
        sources,
      }
      const passwordHash = yield* passwords.hash(demo.password)
      return {
        member: { user, mayPay, passwordHash, isDemo: true },
        others: alsoAccounts.map(idOf),
        services,
      }
    }),
  )
  const addAll = Effect.gen(function* () {
    yield* Effect.forEach(demo.accounts, users.addAccount, { discard: true })
    for (const { member, others, services } of members) {
      yield* users.add(member, others)
      yield* users.setSettings(member.user.id, { ...(yield* users.settingsOf(member.user.id)), services })
    }
  })
  yield* Effect.orDie(sql.withTransaction(addAll))
})
