import { type Notice, notice } from "../shared/Notice.ts"

/** spec: portal §8 (Sign-in failure) */
export const signInFailed: Notice = notice("error", "", "The email address or password entered is invalid.")

/** spec: portal §5 (Sign-in) */
export const SIGN_IN_REQUIRED = "It's required"

/** spec: portal §5 (Sign-in) */
export const SIGN_IN_EMAIL = "E-mail must be valid"

/** Too many attempts; the specification has no words for it. */
export const tooManyAttempts = (retryAfterSeconds: number): Notice =>
  notice("error", "", `Too many attempts. Please try again in ${retryAfterSeconds} seconds.`)
