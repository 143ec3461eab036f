import { SignInRefused } from "@listwright/domain/account"
import { Effect, Option } from "effect"
import { Passwords } from "./Passwords.ts"
import { SignInAttempts } from "./SignInAttempts.ts"
import { emailKey, Users } from "./Users.ts"

/**
 * The member of an address and a password. Guessing is limited before anything is looked up or hashed; an unknown
 * address and a wrong password take the same time and have the same answer. spec: portal §8 (Sign-in failure)
 *
 * @param client the network address that the attempt comes from
 */
export const checkPassword = Effect.fn("checkPassword")(function* (
  email: string,
  password: string,
  client: string,
) {
  const attempts = yield* SignInAttempts
  const users = yield* Users
  const passwords = yield* Passwords
  const giveBack = yield* attempts.take(emailKey(email), client)
  const found = Option.getOrNull(yield* users.findByEmail(email))
  const isRight = yield* passwords.matches(password, found?.passwordHash ?? null)
  if (!isRight || found === null) return yield* new SignInRefused()
  yield* giveBack
  return found
})
