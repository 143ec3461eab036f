import { type Notice, notice } from "../shared/Notice.ts"

/** [p8-sign-in-failed] */
export const signInFailed: Notice = notice("error", "", "The email address or password entered is invalid.")

/** Too many attempts; the specification has no words for it. */
export const tooManyAttempts = (retryAfterSeconds: number): Notice =>
  notice("error", "", `Too many attempts. Please try again in ${retryAfterSeconds} seconds.`)

/** A malformed address [p8-forgot-password]. */
export const invalidEmailAddress: Notice = notice("error", "", "Invalid Email Address")

/** The same for known and unknown addresses; the specification gives the content [p8-forgot-password]. */
export const temporaryPasswordSent = (phone: string): Notice =>
  notice(
    "success",
    "",
    `A temporary password has been e-mailed to you. Please change it at your next sign-in.${phone === "" ? "" : ` For support please call ${phone}.`}`,
  )

/** A one-time link that was used, has expired or never existed; the words are ours. */
export const LINK_NOT_VALID =
  "This link has been used or has expired. Please ask whoever sent it to you for a new one."

/** The session that may set a password has ended: too much time, or another tab has set it. The words are ours. */
export const RESET_OVER =
  "The time to choose a password has run out, or it was set in another window. Ask for a new temporary password."

/** [p8-reset-failed] */
export const resetFailed: Notice = notice("error", "", "Failed to create a new password , please try again")

/** [p5-password-confirmation] */
export const PASSWORDS_DIFFER = "The new passwords you've entered do not match. Please re-enter."

/** A section of the menu without a service; the words are ours [p9-support-contact] [p6-service-menu]. */
export const activationText = (section: string): string =>
  `To have '${section}' activated, please contact support:`
