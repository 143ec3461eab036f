import type { CallFailed } from "./Failures.ts"
import { callFailedNotice } from "./Notices.ts"
import { TEXTS } from "./wording/texts.ts"
import { type Words, words } from "./wording/Words.ts"

/** The words of a failed call that a form, a dialog or a page shows in its own place. */
export interface FailedCallWords {
  /** '' if the server refused the call and gave a reason, which the user can act on. */
  readonly title: Words
  readonly text: Words
  /** The advice to try again; '' if the text already says so, or if trying again doesn't help. */
  readonly cure: Words
}

// The corrected texts of these failures say themselves to try again.
const TRY_AGAIN_SOON: Words = { original: "Try again in a moment.", corrected: "" }
const TRY_AGAIN_CONNECTED = "Try again once the connection is back."
const TRY_AGAIN_IN_TIME: Words = { original: TRY_AGAIN_CONNECTED, corrected: "" }

/**
 * Returns the words of a failed call for a form, a dialog or a page. `phone` is the site's support line
 * [p8-failure-in-place].
 */
export const failedCallWords = (failure: CallFailed, phone: string): FailedCallWords => {
  const { text, title } = callFailedNotice(failure, phone)
  switch (failure._tag) {
    case "Refused":
      return { title: failure.reason === "" ? title : "", text, cure: "" }
    case "SignedOut":
    case "Forbidden":
    case "NotFound":
      return { title, text, cure: "" }
    case "ServerFailed":
      return { title, text, cure: failure.status > 500 ? "" : TRY_AGAIN_SOON }
    case "ConnectTimedOut":
      return { title, text, cure: TRY_AGAIN_IN_TIME }
    case "NetworkFailed":
      return { title: TEXTS.noConnectionTitle, text, cure: TRY_AGAIN_CONNECTED }
  }
}

/** Returns the words of a failed call on one line, for table rows and copied text [p8-failure-in-place]. */
export const failedCallLine = (failure: CallFailed, phone: string): Words => {
  const { text, title } = failedCallWords(failure, phone)
  return title === "" ? text : words`${title}: ${text}`
}
