import { SignInRefused } from "@listwright/domain/account"
import { Effect, Option } from "effect"
import { Passwords } from "./Passwords.ts"
import { PasswordCheckQueue } from "./PasswordCheckQueue.ts"
import type { UserSessionKind } from "./Sessions.ts"
import { type AttemptOrigin, SignInAttempts } from "./SignInAttempts.ts"
import { TemporaryPasswords } from "./TemporaryPasswords.ts"
import { emailKey, type Member, Users } from "./Users.ts"

/** Checks an email address and password. If the password is wrong, `orElse` decides. */
const checked = Effect.fnUntraced(function* <R>(
  email: string,
  password: string,
  from: AttemptOrigin,
  orElse: (found: Member | null) => Effect.Effect<boolean, never, R>,
) {
  const attempts = yield* SignInAttempts
  const users = yield* Users
  const passwords = yield* Passwords
  const turns = yield* PasswordCheckQueue
  const account = emailKey(email)
  const { before, giveBack, pauseSeconds } = yield* attempts.take(account, from)
  const compare = Effect.gen(function* () {
    const found = Option.getOrNull(yield* users.findByEmail(email))
    return { found, isRight: yield* passwords.matches(password, found?.passwordHash ?? null) }
  })
  const check = { account, isKnown: from.device !== null, before, pauseSeconds }
  const { found, isRight } = yield* turns.take(check, compare).pipe(Effect.tapError(() => giveBack))
  const isOther = !isRight && (yield* orElse(found))
  if (found === null || (!isRight && !isOther)) return yield* new SignInRefused()
  yield* giveBack
  const kind: UserSessionKind = isRight ? "full" : "temporary"
  return { member: found, kind }
})

/**
 * Returns the member with this email address and password. Guessing is limited before anything is looked up or hashed;
 * an unknown address and a wrong password take the same time and get the same response.
 */
export const checkPassword = Effect.fn("checkPassword")(function* (
  email: string,
  password: string,
  from: AttemptOrigin,
) {
  const { member } = yield* checked(email, password, from, () => Effect.succeed(false))
  return member
})

/**
 * Returns the member for the sign-in page, where a temporary password also works, but only once and only to set a new
 * password.
 */
export const checkSignIn = Effect.fn("checkSignIn")(function* (
  email: string,
  password: string,
  from: AttemptOrigin,
) {
  const temporary = yield* TemporaryPasswords
  return yield* checked(email, password, from, (found) => temporary.use(found?.user.id ?? null, password))
})
