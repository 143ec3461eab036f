import type { PasswordWording, SiteConfiguration } from "@listwright/domain/account"
import { chosenReading, passwordMessageReading, passwordPolicyReading } from "@listwright/domain/shared"

/** Returns the site's chosen password rule and its wording. */
export const passwordWording = ({ readings }: Pick<SiteConfiguration, "readings">): PasswordWording => ({
  policy: chosenReading(passwordPolicyReading, readings),
  message: chosenReading(passwordMessageReading, readings),
})
