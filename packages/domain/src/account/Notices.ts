import { type Notice, notice } from "../shared/Notice.ts"
import type { NotSaved } from "./NotSaved.ts"
import type { WrongPassword } from "./settings/Profiles.ts"

/** spec: portal §8 (Sign-in failure) [p8-sign-in-failed] */
export const signInFailed: Notice = notice("error", "", "The email address or password entered is invalid.")

/** Too many attempts; the specification has no words for it. */
export const tooManyAttempts = (retryAfterSeconds: number): Notice =>
  notice("error", "", `Too many attempts. Please try again in ${retryAfterSeconds} seconds.`)

/** A malformed address. spec: portal §8 (Forgot password failure) [p8-forgot-password] */
export const invalidEmailAddress: Notice = notice("error", "", "Invalid Email Address")

/** The same for known and unknown addresses; the specification gives the content. spec: portal §8 [p8-forgot-password] */
export const temporaryPasswordSent = (phone: string): Notice =>
  notice(
    "success",
    "",
    `A temporary password has been e-mailed to you. Please change it at your next sign-in. For support please call ${phone}.`,
  )

/** A one-time link that was used, has expired or never existed; the words are ours. */
export const LINK_NOT_VALID =
  "This link has been used or has expired. Please ask whoever sent it to you for a new one."

/** The session that may set a password has ended: too much time, or another tab has set it. The words are ours. */
export const RESET_OVER =
  "The time to choose a password is over, or it was set in another window. Ask for a new temporary password."

/** spec: portal §8 (Reset failure) [p8-reset-failed] */
export const resetFailed: Notice = notice("error", "", "Failed to create a new password , please try again")

/** spec: portal §5 (New password) [p5-old-password] */
export const ENTER_PASSWORDS = "Please enter passwords"

/** spec: portal §5 (New password) [p5-password-confirmation] */
export const PASSWORDS_DIFFER = "The new passwords you've entered do not match. Please re-enter."

/** spec: portal §8 (Password updated / failed) [p8-password-updated] */
export const passwordUpdated: Notice = notice("success", "", "Update password successfully")

/** Why a new password was not set. spec: portal §8 [p8-wrong-old-password] [p8-password-updated] */
export const passwordNotUpdated = (failure: WrongPassword | NotSaved): Notice => {
  switch (failure._tag) {
    case "WrongPassword":
      return notice("error", "", "The old password is invalid.")
    case "NotSaved":
      return notice("error", "", "Failed to save update password, please try again")
  }
}

/** spec: portal §8 (Profile saved / failed) [p8-profile-saved] */
export const profileSaved: Notice = notice("success", "", "Save user information successfully")

/** Why a profile was not saved. spec: portal §8 [p8-wrong-profile-password] [p8-profile-saved] */
export const profileNotSaved = (failure: WrongPassword | NotSaved): Notice => {
  switch (failure._tag) {
    case "WrongPassword":
      return notice("error", "", "Wrong password.")
    case "NotSaved":
      return notice("error", "", "Failed to save user information , please try again")
  }
}

/** The words are ours. spec: portal §4 (Account Settings) [p4-first-time-notice] */
export const fillInInformation: Notice = notice("info", "", "Welcome! Please fill in your information first.")

/** A section of the menu without a service; the words are ours. spec: portal §2, §9 [p9-support-contact] [p6-service-menu] */
export const activationText = (
  section: string,
  site: { readonly phoneNumber: string; readonly contactEmail: string },
): string =>
  `To have '${section}' activated, please contact support: ${site.phoneNumber} or ${site.contactEmail}.`
