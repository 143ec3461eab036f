import type { PasswordWords, SiteConfiguration } from "@listwright/domain/account"
import { chosenReading, passwordMessageReading, passwordPolicyReading } from "@listwright/domain/shared"

/** The rule for passwords that the site has chosen, and how it is worded. */
export const passwordWords = ({ readings }: Pick<SiteConfiguration, "readings">): PasswordWords => ({
  policy: chosenReading(passwordPolicyReading, readings),
  message: chosenReading(passwordMessageReading, readings),
})
