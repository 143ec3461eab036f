import type { CallFailed } from "./Failures.ts"
import { callFailedNotice } from "./Notices.ts"
import { failureTexts } from "./wording/failureTexts.ts"
import { type MessageText, messageText } from "./wording/MessageText.ts"

/** A failed call's messages as shown inline in a form, dialog or page. */
export interface FailedCallMessages {
  /** The title; '' if the server refused the call with a reason that the user can act on. */
  readonly title: MessageText
  readonly text: MessageText
  /** The advice to try again; '' if the text already includes it, or if trying again doesn't help. */
  readonly cure: MessageText
}

// The corrected texts of these failures say themselves to try again.
const TRY_AGAIN_SOON: MessageText = { original: "Try again in a moment.", corrected: "" }
const TRY_AGAIN_CONNECTED = "Try again once the connection is back."
const TRY_AGAIN_IN_TIME: MessageText = { original: TRY_AGAIN_CONNECTED, corrected: "" }

/**
 * Returns a failed call's messages for a form, dialog or page. `phone` is the site's support line
 * [p8-failure-in-place].
 */
export const failedCallMessages = (failure: CallFailed, phone: string): FailedCallMessages => {
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
      return { title: failureTexts.noConnectionTitle, text, cure: TRY_AGAIN_CONNECTED }
  }
}

/** Returns a failed call's message on one line, for table rows and copied text [p8-failure-in-place]. */
export const failedCallText = (failure: CallFailed, phone: string): MessageText => {
  const { text, title } = failedCallMessages(failure, phone)
  return title === "" ? text : messageText`${title}: ${text}`
}
