import { type Alert, type Notice, notice } from "./Notice.ts"
import type { CallFailed } from "./Failures.ts"
import { failureTexts } from "./wording/failureTexts.ts"
import { fillPlaceholders, type MessageText } from "./wording/MessageText.ts"

/** The message for an empty required field. */
export const REQUIRED_FIELD_MESSAGE = "It's required"

/** The message under an invalid email address. */
export const INVALID_EMAIL_MESSAGE = "E-mail must be valid"

/** The URL that unknown routes redirect to: the landing page [p8-unknown-route]. */
export const UNKNOWN_ROUTE_REDIRECT = "/"

/** The notice for an unknown route [p8-unknown-route]. */
export const pageNotFoundNotice: Notice = notice("error", "", failureTexts.pageNotFound)

/**
 * Returns `pageNotFoundNotice` with a link back to the previous page; `address` is null if the user didn't come from a page
 * of this site.
 */
export const pageNotFoundNoticeWithLink = (address: string | null): Notice =>
  address === null || address === UNKNOWN_ROUTE_REDIRECT
    ? pageNotFoundNotice
    : { ...pageNotFoundNotice, link: { text: "Go back to where you were", address } }

/** The message shown over a page after its session has ended [p8-auth]. */
export const SESSION_ENDED: MessageText = failureTexts.sessionEnded

/** The message for a forbidden action [p8-auth]. */
export const NOT_ALLOWED_MESSAGE: MessageText = failureTexts.notAllowed

const serverError = (text: MessageText): Notice => notice("error", failureTexts.serverErrorTitle, text)

/**
 * Returns the notice for a status of 500 or any other status without its own message. Omits the phone number if the
 * site doesn't have one.
 */
const otherError = (phone: string): Notice =>
  serverError(
    phone === "" ? failureTexts.serverError : fillPlaceholders(failureTexts.serverErrorWithPhone, { phone }),
  )

/**
 * Returns the browser alert for a failed call; null if the notice is sufficient. An ended session has no alert: it
 * opens the sign-in dialog over the page, which shows the same message [p8-auth] [ob8-transport].
 */
export const callFailedAlert = (failure: CallFailed): Alert | null => {
  switch (failure._tag) {
    case "Forbidden":
      return { text: NOT_ALLOWED_MESSAGE }
    case "SignedOut":
    case "Refused":
    case "NotFound":
    case "ServerFailed":
    case "ConnectTimedOut":
    case "NetworkFailed":
      return null
  }
}

/**
 * Returns the notice for a failed call, the same on all pages; `phone` is the site's support line. A refusal (status
 * 900) shows the server's message. For 401 and 403, call `callFailedAlert` first [p8-server-above-500]
 * [p8-connect-408] [p8-other-errors] [p8-network] [ob8-transport].
 */
export const callFailedNotice = (failure: CallFailed, phone: string): Notice => {
  switch (failure._tag) {
    case "SignedOut":
      return notice("error", "", SESSION_ENDED)
    case "Forbidden":
      return notice("error", "", NOT_ALLOWED_MESSAGE)
    case "Refused":
      return serverError(failure.reason === "" ? failureTexts.serverErrorTryAgain : failure.reason)
    case "ServerFailed":
      return failure.status > 500 ? serverError(failureTexts.serverErrorTryAgain) : otherError(phone)
    case "NotFound":
      return otherError(phone)
    case "ConnectTimedOut":
      return notice("error", failureTexts.timedOutTitle, failureTexts.timedOut)
    case "NetworkFailed":
      return notice("error", "", failureTexts.noConnection)
  }
}
