import type { Role } from "@listwright/domain/account"
import { Effect } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import { CONSUMER } from "@listwright/engine/universe"
import { Passwords } from "./Passwords.ts"
import { type Account, Users } from "./Users.ts"

/** The password of every demo user. */
export const DEMO_PASSWORD = "Demo-Portal-2026"

const accounts = [
  { id: 1, name: "Northfield Marketing" },
  { id: 2, name: "Lakeside Partners" },
  { id: 3, name: "Harbor Street Bakery" },
  { id: 4, name: "Prairie Home Services" },
] as const satisfies ReadonlyArray<Account>

interface DemoUser {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
  readonly account: Account
  /** Further accounts that the user works for. */
  readonly others: ReadonlyArray<Account>
  readonly mayPay: boolean
}

const [northfield, lakeside, harbor, prairie] = accounts

const demoUsers: ReadonlyArray<DemoUser> = [
  {
    email: "demo@listwright.example",
    firstName: "Dana",
    lastName: "Demo",
    role: "User",
    account: northfield,
    others: [],
    mayPay: true,
  },
  {
    email: "reseller@listwright.example",
    firstName: "Robin",
    lastName: "Reseller",
    role: "Reseller",
    account: lakeside,
    others: [harbor, prairie],
    mayPay: true,
  },
  {
    email: "power@listwright.example",
    firstName: "Pat",
    lastName: "Power",
    role: "Power User",
    account: northfield,
    others: [],
    mayPay: true,
  },
  {
    email: "digital@listwright.example",
    firstName: "Drew",
    lastName: "Digital",
    role: "Digital User",
    account: northfield,
    others: [],
    mayPay: true,
  },
  {
    email: "nopay@listwright.example",
    firstName: "Noel",
    lastName: "Viewer",
    role: "User",
    account: northfield,
    others: [],
    mayPay: false,
  },
]

/** Makes one user of each role, in a database that has no users yet; all or none. */
export const addDemoUsers = Effect.fn("addDemoUsers")(function* () {
  const users = yield* Users
  const passwords = yield* Passwords
  const random = yield* SecureRandom
  const sql = yield* SqlClient
  if ((yield* users.count()) > 0) return
  const members = yield* Effect.forEach(
    demoUsers,
    Effect.fnUntraced(function* ({ email, firstName, lastName, role, account, others, mayPay }) {
      const user = {
        id: yield* random.uuidV7(),
        email,
        firstName,
        lastName,
        company: account.name,
        phone: "312-555-0100",
        role,
        accountId: account.id,
        accountName: account.name,
        dataSources: [CONSUMER],
      }
      const passwordHash = yield* passwords.hash(DEMO_PASSWORD)
      return { member: { user, mayPay, passwordHash, isDemo: true }, others }
    }),
  )
  const addAll = Effect.gen(function* () {
    yield* Effect.forEach(accounts, users.addAccount, { discard: true })
    yield* Effect.forEach(
      members,
      ({ member, others }) =>
        users.add(
          member,
          others.map(({ id }) => id),
        ),
      {
        discard: true,
      },
    )
  })
  yield* Effect.orDie(sql.withTransaction(addAll))
})
