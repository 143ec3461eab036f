import type { LandingVersion, Service } from "@listwright/domain/account"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Site } from "../configuration/Site.ts"
import { resolveAccountNames, ensureValidNames, findKnownUser, UserRefused } from "./administerUsers.ts"
import { Users } from "./Users.ts"

/** A change to a user; omitted fields aren't changed. */
export interface UserChange {
  readonly email: string
  readonly sources?: "all" | ReadonlyArray<number>
  readonly services?: ReadonlyArray<Service>
  readonly showVideos?: boolean | null
  readonly landingVersion?: LandingVersion | null
  readonly showOrderHistory?: boolean
  readonly showDigitalHistory?: boolean
  readonly mayOrder?: boolean
  readonly addAccounts?: ReadonlyArray<string>
  readonly dropAccounts?: ReadonlyArray<string>
  readonly makeAccounts?: boolean
}

/** Returns the sources that a user may now order, in the site's order. */
const sourcesOf = Effect.fnUntraced(function* (asked: UserChange["sources"], before: ReadonlyArray<number>) {
  const { sources: sold } = yield* Site
  if (asked === undefined) return before
  if (asked === "all") return sold
  const strange = asked.find((code) => !sold.includes(code))
  if (strange !== undefined)
    return yield* new UserRefused({
      reason: `The site doesn't sell source ${strange}. Choose from: ${sold.join(", ")}.`,
    })
  return sold.filter((code) => asked.includes(code))
})

/** Returns the accounts other than the user's own, by name. */
const otherAccounts = Effect.fnUntraced(function* (
  { addAccounts = [], dropAccounts = [], email }: UserChange,
  [own = "", ...others]: ReadonlyArray<string>,
) {
  const added = addAccounts.map((name) => name.trim())
  const dropped = dropAccounts.map((name) => name.trim())
  yield* ensureValidNames(added)
  if (added.includes("")) return yield* new UserRefused({ reason: "An account needs a name." })
  if (dropped.includes(own))
    return yield* new UserRefused({
      reason: `'${own}' is ${email}'s own account, so it can't be dropped. Other accounts can.`,
    })
  const strange = dropped.find((name) => !others.includes(name))
  if (strange !== undefined)
    return yield* new UserRefused({ reason: `${email} doesn't work for the account '${strange}'.` })
  return [...new Set([...others.filter((name) => !dropped.includes(name)), ...added])]
})

/**
 * Changes the sources and services that a user may order and see, and the accounts they work for, all or nothing. Takes
 * effect from the user's next call.
 */
export const changeUser = Effect.fn("changeUser")(function* (change: UserChange) {
  const users = yield* Users
  const sql = yield* SqlClient
  const apply = Effect.gen(function* () {
    const { accounts, user } = yield* findKnownUser(change.email)
    const { addAccounts: _, dropAccounts: __, email: ___, makeAccounts = false, sources, ...flags } = change
    const before = yield* users.settingsOf(user.id)
    const settings = { ...before, ...flags, sources: yield* sourcesOf(sources, before.sources) }
    yield* users.setSettings(user.id, settings)
    const others = yield* otherAccounts(change, accounts)
    if (change.addAccounts !== undefined || change.dropAccounts !== undefined)
      yield* users.setAccounts(user.id, yield* resolveAccountNames(others, makeAccounts))
    const [own = ""] = accounts
    return { email: user.email, ...settings, accounts: [own, ...others] }
  })
  return yield* sql.withTransaction(apply).pipe(Effect.catchTag("SqlError", Effect.die))
})
