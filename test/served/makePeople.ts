import { SESSION_COOKIE } from "@listwright/adapters"
import { AccountId, SERVICES, UserId } from "@listwright/domain/account"
import { Effect } from "effect"
import { Passwords } from "../../packages/server/src/accounts/Passwords.ts"
import { Sessions } from "../../packages/server/src/accounts/Sessions.ts"
import { SoldSources } from "../../packages/server/src/accounts/UsersSql.ts"
import { Users } from "../../packages/server/src/accounts/Users.ts"
import { PointLedger } from "../../packages/server/src/rewards/PointLedger.ts"
import { type NewPerson, PASSWORD, type Person } from "./Person.ts"

/** Accounts of the example site have lower numbers. */
const FIRST_ACCOUNT = 1_000
const DEMO = "demo@listwright.example"
const NAMES = ["Northfield Marketing", "Lakeside Media", "Harbor Street Bakery", "Prairie Home Services"]

/**
 * Makes users in milliseconds: the password is hashed once, and a session is opened without it. Each has accounts of
 * their own, so that nothing of other users shows.
 */
export const makePeople = Effect.gen(function* () {
  const sources = (yield* SoldSources) ?? []
  const users = yield* Users
  const sessions = yield* Sessions
  const points = yield* PointLedger
  const passwordHash = yield* (yield* Passwords).hash(PASSWORD)
  let made = 0
  const signIn = (id: UserId) => Effect.map(sessions.open(id), (secret) => `${SESSION_COOKIE}=${secret}`)

  return Effect.fn("makePerson")(function* (person: NewPerson) {
    if (person.isDemo === true) {
      const { user } = yield* Effect.flatMap(users.findByEmail(DEMO), Effect.fromOption)
      const accounts = [{ id: user.accountId, name: user.accountName }]
      return { id: user.id, email: user.email, accounts, cookie: yield* signIn(user.id) } satisfies Person
    }
    made += 1
    const number = made
    const known = (yield* users.accounts()).filter(({ id }) => id === person.worksFor)
    const ofOwn = NAMES.slice(0, person.accounts ?? 1).map((name, at) => ({
      id: AccountId.make(FIRST_ACCOUNT + number * NAMES.length + at),
      name: `${name} ${number}`,
    }))
    const accounts = person.worksFor === undefined ? ofOwn : known
    yield* Effect.forEach(accounts, users.addAccount, { discard: true })
    const [own, ...others] = accounts
    if (own === undefined) return yield* Effect.die(new Error("a user has at least one account"))
    const id = UserId.make(crypto.randomUUID())
    const user = {
      id,
      email: `dana.${number}@listwright.example`,
      firstName: "Dana",
      lastName: "Demo",
      company: own.name,
      phone: "312-555-0100",
      role: person.role ?? "User",
      accountId: own.id,
      accountName: own.name,
      sources: person.sources ?? sources,
    }
    yield* users.add(
      { user, mayPay: person.mayPay ?? true, passwordHash, isDemo: true },
      others.map(({ id }) => id),
    )
    const { showDigitalHistory = false, showOrderHistory = true } = person
    const services = SERVICES.filter((service) => person.services?.includes(service) ?? true)
    yield* users.setSettings(id, {
      ...(yield* users.settingsOf(id)),
      services,
      showDigitalHistory,
      showOrderHistory,
    })
    if (person.points !== undefined)
      yield* points.give(id, { points: person.points, reason: "Welcome", key: `welcome ${id}` })
    return { id, email: user.email, accounts, cookie: yield* signIn(id) } satisfies Person
  })
})
