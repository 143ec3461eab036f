import { AccountId, type Role, UserId } from "@listwright/domain/account"
import { isEmail, isOneLine, toOneLine } from "@listwright/domain/shared"
import { Effect, Option, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import { Sessions } from "./Sessions.ts"
import { SignInLinks } from "./SignInLinks.ts"
import { TemporaryPasswords } from "./TemporaryPasswords.ts"
import { Tokens } from "./Tokens.ts"
import { emailKey, type ListedUser, NO_ACCOUNT, Users } from "./Users.ts"

/** Raised when no user has the email address. */
export class NoSuchUser extends Schema.TaggedError<NoSuchUser>()("NoSuchUser", { email: Schema.String }) {}

/** Raised when a user can't be added as requested; `reason` explains why and what to do. */
export class UserRefused extends Schema.TaggedError<UserRefused>()("UserRefused", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** A user to invite. */
export interface NewUser {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
  readonly account: string
  readonly otherAccounts: ReadonlyArray<string>
  /** True to create accounts that don't exist. */
  readonly makeAccounts: boolean
  /** The list types that the user may order. */
  readonly sources: ReadonlyArray<number>
}

export const findKnownUser = Effect.fnUntraced(function* (email: string) {
  const users = yield* Users
  const key = emailKey(email)
  const found = (yield* users.all()).find(({ user }) => emailKey(user.email) === key)
  return found ?? (yield* new NoSuchUser({ email }))
})

/** Fails for a name with multiple lines or invisible characters, since names appear in emails and letters. */
export const ensureValidNames = Effect.fnUntraced(function* (names: ReadonlyArray<string>) {
  const name = names.find((one) => !isOneLine(one))
  if (name !== undefined)
    return yield* new UserRefused({
      reason: `'${toOneLine(name)}' contains line breaks or invisible characters. Type the name again.`,
    })
})

export const resolveAccountNames = Effect.fnUntraced(function* (
  names: ReadonlyArray<string>,
  areMade: boolean,
) {
  const users = yield* Users
  const known = new Map((yield* users.accounts()).map(({ id, name }) => [name, id]))
  const unknown = names.filter((name) => !known.has(name))
  const [first] = unknown
  if (first !== undefined && !areMade)
    return yield* new UserRefused({
      reason: `There is no account '${first}'. Create it with --new-account, or choose one of: ${[...known.keys()].join(", ")}.`,
    })
  for (const name of new Set(unknown)) {
    const id = AccountId.make(Math.max(0, ...known.values()) + 1)
    yield* users.addAccount({ id, name })
    known.set(name, id)
  }
  return names.map((name) => known.get(name) ?? NO_ACCOUNT)
})

/** Adds a user without a password and creates the link for setting one; if either fails, neither takes effect. */
export const addUser = Effect.fn("addUser")(function* (asked: NewUser) {
  const users = yield* Users
  const links = yield* SignInLinks
  const sql = yield* SqlClient
  const random = yield* SecureRandom
  const email = asked.email.trim()
  const named = [asked.account, ...asked.otherAccounts].map((name) => name.trim())
  if (!isEmail(email)) return yield* new UserRefused({ reason: `'${email}' isn't an email address.` })
  if (named.includes("")) return yield* new UserRefused({ reason: "An account needs a name." })
  yield* ensureValidNames([asked.firstName.trim(), asked.lastName.trim(), ...named])
  const known = yield* Effect.option(findKnownUser(email))
  if (Option.isSome(known))
    return yield* new UserRefused({
      reason: `The user ${email} already exists. To create a new link, run: listwright users invite ${email}`,
    })
  const id = UserId.make(yield* random.uuidV7())
  const add = Effect.gen(function* () {
    const [accountId = NO_ACCOUNT, ...others] = yield* resolveAccountNames(named, asked.makeAccounts)
    const [accountName = ""] = named
    const user = {
      id,
      email,
      firstName: asked.firstName.trim(),
      lastName: asked.lastName.trim(),
      company: accountName,
      phone: "",
      role: asked.role,
      accountId,
      accountName,
      sources: asked.sources,
    }
    yield* users.add({ user, mayPay: true, passwordHash: null, isDemo: false }, others)
    return yield* links.make(id)
  })
  const link = yield* sql.withTransaction(add).pipe(Effect.catchTag("SqlError", Effect.die))
  return { email, link }
})

/** Creates a new link. Re-enables a disabled user, but not the user's old password. */
export const inviteUser = Effect.fn("inviteUser")(function* (email: string) {
  const { user } = yield* findKnownUser(email)
  const users = yield* Users
  const links = yield* SignInLinks
  yield* users.enable(user.id)
  return { email: user.email, link: yield* links.make(user.id) }
})

/** Revokes all of a user's credentials at once: sessions, tokens, links, and temporary passwords. */
export const endSignIns = Effect.fn("endSignIns")(function* (userId: UserId) {
  yield* (yield* SignInLinks).useUp(userId)
  yield* (yield* TemporaryPasswords).dropAllOf(userId)
  yield* (yield* Sessions).closeAllOf(userId)
  yield* (yield* Tokens).revokeAllOf(userId)
})

const disable = Effect.fnUntraced(function* ({ user, ...listed }: ListedUser) {
  yield* (yield* Users).disable(user.id)
  yield* endSignIns(user.id)
  return { ...listed, user, isDisabled: true }
})

/** Disables a user; their orders and lists remain. */
export const disableUser = Effect.fn("disableUser")(function* (email: string) {
  return yield* disable(yield* findKnownUser(email))
})

/** Disables the demo users, whose password is publicly known. */
export const disableDemoUsers = Effect.fn("disableDemoUsers")(function* () {
  const all = yield* (yield* Users).all()
  return yield* Effect.forEach(
    all.filter(({ isDemo, isDisabled }) => isDemo && !isDisabled),
    disable,
  )
})

/** Changes a user's role, effective from their next call. */
export const changeRole = Effect.fn("changeRole")(function* (email: string, role: Role) {
  const found = yield* findKnownUser(email)
  yield* (yield* Users).setRole(found.user.id, role)
  return { ...found, user: { ...found.user, role } }
})
