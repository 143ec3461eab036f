import type { CallFailed } from "./Failures.ts"
import { callFailedNotice, CONNECT_ERROR } from "./Notices.ts"

/** The words of a failed call that a form, a dialog or a page shows in its own place. */
export interface FailedCallWords {
  /** '' if the server refused the call and gave a reason, which the user can act on. */
  readonly title: string
  readonly text: string
  /** The advice to try again; '' if the text already says so, or if trying again doesn't help. */
  readonly cure: string
}

/**
 * Returns the words of a failed call for a form, a dialog or a page. `phone` is the site's support line
 * [p8-failure-in-place].
 */
export const failedCallWords = (failure: CallFailed, phone: string): FailedCallWords => {
  const { text, title } = callFailedNotice(failure, phone)
  switch (failure._tag) {
    case "Refused":
      return { title: failure.message === "" ? title : "", text, cure: "" }
    case "SignedOut":
    case "Forbidden":
    case "NotFound":
      return { title, text, cure: "" }
    case "ServerFailed":
      return { title, text, cure: failure.status > 500 ? "" : "Try again in a moment." }
    case "ConnectTimedOut":
    case "NetworkFailed":
      return { title: CONNECT_ERROR, text, cure: "Try again once the connection is back." }
  }
}

/** Returns the words of a failed call on one line, for table rows and copied text [p8-failure-in-place]. */
export const failedCallLine = (failure: CallFailed, phone: string): string => {
  const { text, title } = failedCallWords(failure, phone)
  return title === "" ? text : `${title}: ${text}`
}
