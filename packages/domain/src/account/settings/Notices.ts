import { cardSaveFailedNotice } from "../../payment/Notices.ts"
import type { SignedOut } from "../../shared/Failures.ts"
import type { FormIncomplete } from "../../shared/FieldProblems.ts"
import { type Notice, notice } from "../../shared/Notice.ts"
import { accountTexts } from "../../shared/wording/accountTexts.ts"
import type { MessageText } from "../../shared/wording/MessageText.ts"
import type { NotSaved } from "../NotSaved.ts"
import type { WrongPassword } from "./Profiles.ts"

/** The error for missing passwords [p5-old-password]. */
export const PASSWORDS_REQUIRED: MessageText = accountTexts.enterPasswords

/** The notice that the password was updated [p8-password-updated]. */
export const passwordUpdatedNotice: Notice = notice("success", "", accountTexts.passwordUpdated)

/**
 * Returns the notice that a new password wasn't set, with the reason [p8-wrong-old-password] [p8-password-updated].
 */
export const passwordNotUpdatedNotice = (failure: WrongPassword | NotSaved): Notice => {
  switch (failure._tag) {
    case "WrongPassword":
      return notice("error", "", "The old password is invalid.")
    case "NotSaved":
      return notice("error", "", accountTexts.passwordNotUpdated)
  }
}

/** The notice that the profile was saved [p8-profile-saved]. */
export const profileSavedNotice: Notice = notice("success", "", accountTexts.profileSaved)

/** Returns the notice that a profile wasn't saved, with the reason [p8-wrong-profile-password] [p8-profile-saved]. */
export const profileNotSavedNotice = (failure: WrongPassword | NotSaved): Notice => {
  switch (failure._tag) {
    case "WrongPassword":
      return notice("error", "", "Wrong password.")
    case "NotSaved":
      return notice("error", "", accountTexts.profileNotSaved)
  }
}

/**
 * Returns the notice that a card wasn't saved. If the processor rejected the card, shows the processor's message, which
 * explains what to correct; retrying the same card wouldn't help [p8-card-saved].
 */
export const cardNotSavedNotice = (failure: FormIncomplete | NotSaved | SignedOut): Notice =>
  failure._tag === "NotSaved" && failure.failure._tag === "Refused"
    ? notice("error", "The card wasn't saved", failure.failure.reason)
    : cardSaveFailedNotice

/** The welcome notice for new users without an address; the wording is ours [p4-first-time-notice]. */
export const welcomeNotice: Notice = notice("info", "", "Welcome! Please fill in your information first.")
