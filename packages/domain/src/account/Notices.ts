import { type Notice, notice } from "../shared/Notice.ts"
import { accountTexts } from "../shared/wording/accountTexts.ts"

/** The notice for a refused sign-in [p8-sign-in-failed]. */
export const signInFailedNotice: Notice = notice(
  "error",
  "",
  "The email address or password entered is invalid.",
)

/** Returns the notice for too many attempts; the wording is ours because the specification has none. */
export const tooManyAttemptsNotice = (retryAfterSeconds: number): Notice =>
  notice("error", "", `Too many attempts. Please try again in ${retryAfterSeconds} seconds.`)

/** The notice for a malformed email address [p8-forgot-password]. */
export const invalidEmailAddressNotice: Notice = notice("error", "", accountTexts.invalidEmailAddress)

/**
 * Returns the notice that a temporary password was sent. It's the same for known and unknown addresses, and the
 * specification defines its content [p8-forgot-password].
 */
export const temporaryPasswordSentNotice = (phone: string): Notice =>
  notice(
    "success",
    "",
    `We've emailed you a temporary password. Please change it the next time you sign in.${phone === "" ? "" : ` For support, call ${phone}.`}`,
  )

/** The message for a one-time link that was used, has expired, or never existed; the wording is ours. */
export const INVALID_LINK_MESSAGE =
  "This link has already been used or has expired. Ask the person who sent it to you for a new one."

/**
 * The message for a session whose time to set a password has expired, or whose password was set in another tab; the
 * wording is ours.
 */
export const RESET_EXPIRED_MESSAGE =
  "Your time to choose a password has expired, or the password was already set in another window. Request a new temporary password."

/** The notice that a new password couldn't be created [p8-reset-failed]. */
export const resetFailedNotice: Notice = notice("error", "", accountTexts.resetFailed)

/** The error for a confirmation that doesn't match [p5-password-confirmation]. */
export const PASSWORD_MISMATCH_MESSAGE = "The new passwords you've entered do not match. Please re-enter."

/**
 * Returns the message for a menu section that offers nothing to the user; the wording is ours [p9-support-contact] [p6-service-menu].
 */
export const activationText = (section: string, hasWays = true): string =>
  `To activate '${section}', please contact support${hasWays ? ":" : "."}`
