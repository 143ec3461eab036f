import { passwordFailures, passwordFailureText, type SiteConfiguration } from "@listwright/domain/account"
import {
  chosenReading,
  joinTexts,
  passwordMessageReading,
  passwordPolicyReading,
} from "@listwright/domain/shared"

/** What a new password lacks, a line each; null: it will do. The site has chosen the rule. */
export const newPasswordRefusal = (
  password: string,
  { readings }: Pick<SiteConfiguration, "readings">,
): string | null => {
  const words = {
    policy: chosenReading(passwordPolicyReading, readings),
    message: chosenReading(passwordMessageReading, readings),
  }
  const failures = passwordFailures(password, words.policy)
  return failures.length === 0
    ? null
    : joinTexts(failures.map((failure) => passwordFailureText(failure, words)))
}
