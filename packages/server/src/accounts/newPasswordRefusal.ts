import {
  COMMON_PASSWORD_MESSAGE,
  isCommonPassword,
  passwordFailures,
  passwordFailureText,
  type SiteConfiguration,
} from "@listwright/domain/account"
import {
  chosenReading,
  joinMessageLines,
  passwordMessageReading,
  passwordPolicyReading,
} from "@listwright/domain/shared"
import { Effect } from "effect"
import { CommonPasswords } from "./CommonPasswords.ts"

/** Returns a new password's errors under the site's password rule, one per line; null if the password is acceptable. */
export const newPasswordRefusal = Effect.fn("newPasswordRefusal")(function* (
  password: string,
  { readings }: Pick<SiteConfiguration, "readings">,
) {
  const words = {
    policy: chosenReading(passwordPolicyReading, readings),
    message: chosenReading(passwordMessageReading, readings),
  }
  const failures = passwordFailures(password, words.policy)
  if (failures.length > 0)
    return joinMessageLines(failures.map((failure) => passwordFailureText(failure, words)))
  const common = yield* (yield* CommonPasswords).all
  return isCommonPassword(password, common) ? COMMON_PASSWORD_MESSAGE : null
})
