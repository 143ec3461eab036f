import type { PasswordWords, SiteConfiguration } from "@listwright/domain/account"
import { chosenReading, passwordMessageReading, passwordPolicyReading } from "@listwright/domain/shared"

/** Returns the site's chosen password rule and its wording. */
export const passwordWords = ({ readings }: Pick<SiteConfiguration, "readings">): PasswordWords => ({
  policy: chosenReading(passwordPolicyReading, readings),
  message: chosenReading(passwordMessageReading, readings),
})
