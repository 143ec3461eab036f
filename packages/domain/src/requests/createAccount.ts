import { Effect, Schema } from "effect"
import { isBlank } from "../shared/FieldProblems.ts"
import { Requests } from "./Requests.ts"

/** Raised when an account is created without a name. */
export class AccountNameMissing extends Schema.TaggedError<AccountNameMissing>()("AccountNameMissing", {}) {}

/**
 * Creates an account, then uses `readAgain` to reload the user's data, which includes the new account
 * [p4-create-account] [p5-create-account].
 */
export const createAccount = Effect.fn("createAccount")(function* <A, E, R>(
  name: string,
  readAgain: Effect.Effect<A, E, R>,
) {
  if (isBlank(name)) return yield* new AccountNameMissing()
  const requests = yield* Requests
  yield* requests.createAccount(name.trim())
  return yield* readAgain
})
