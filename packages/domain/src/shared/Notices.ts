import type { CallFailed } from "./Failures.ts"
import { type Notice, notice } from "./Notice.ts"

/** spec: portal §2, §8 (Unknown route) */
export const pageNotFound: Notice = notice("error", "", "Can not find the page, Take you to the landing page")

/** The session has ended; an alert, not a passing notice. spec: portal §8 */
export const AUTH_ERROR = "auth error"

const SERVER_ERROR = "Server Error"

/** The answer of the server had a status of 500 or another one that has no text of its own. */
const otherError = (phone: string): Notice =>
  notice(
    "error",
    SERVER_ERROR,
    `Sorry for the server error. If you need help, please contact a Digital Expert at ${phone}.`,
  )

/** What people read when a call fails. `phone` is the site's support line. spec: portal §8 */
export const callFailedNotice = (failure: CallFailed, phone: string): Notice => {
  switch (failure._tag) {
    case "SignedOut":
      return notice("error", "", AUTH_ERROR)
    case "Refused":
      return notice("error", "", failure.message === "" ? "Sorry, please try again" : failure.message)
    case "ServerFailed":
      return failure.status > 500
        ? notice("error", SERVER_ERROR, "Sorry, please try again")
        : otherError(phone)
    case "NotFound":
      return otherError(phone)
    case "ConnectTimedOut":
      return notice("error", "Connect Error", "Please check the internet connection")
    case "NetworkFailed":
      return notice("error", "", "Network connect fail")
  }
}
