import { Effect, Schema } from "effect"
import { Profiles } from "../account/settings/Profiles.ts"
import { isBlank } from "../shared/FieldProblems.ts"
import { Requests } from "./Requests.ts"

/** An account was to be created without a name. spec: portal §5 (Create account) */
export class AccountNameMissing extends Schema.TaggedError<AccountNameMissing>()("AccountNameMissing", {}) {}

/** Creates an account. Who shows the user's accounts reads them again afterwards. [p5-create-account] */
export const openAccount = Effect.fn("openAccount")(function* (name: string) {
  if (isBlank(name)) return yield* new AccountNameMissing()
  const requests = yield* Requests
  yield* requests.createAccount(name.trim())
})

/**
 * Creates an account, then reads again what is known of the user, the new account among it. spec: portal §4, §5 (Create
 * account) [p4-create-account] [p5-create-account]
 */
export const createAccount = Effect.fn("createAccount")(function* (name: string) {
  yield* openAccount(name)
  const profiles = yield* Profiles
  return yield* profiles.info()
})
