import {
  signInFailedNotice,
  type SignInIncomplete,
  type SignInRefused,
  type TooManyAttempts,
  tooManyAttemptsNotice,
} from "@listwright/domain/account"
import type { InvalidCriterion } from "@listwright/domain/audience"
import type { CountRefused, CountUnavailable } from "@listwright/domain/counting"
import type { NotYetDelivered } from "@listwright/domain/order"
import type { SavedListAmbiguous, SavedListUnknown } from "@listwright/domain/saved-lists"
import {
  type CallFailed,
  selectWording,
  type Wording,
  wordingReading,
  type MessageText,
  messageText,
} from "@listwright/domain/shared"
import { certificateMessage } from "./certificateMessage.ts"
import { CommandFailed, type FailureKind } from "./CommandFailed.ts"

/** The failures of use cases, and those that a command raises itself. */
export type AnyFailure =
  | CallFailed
  | CommandFailed
  | CountRefused
  | CountUnavailable
  | InvalidCriterion
  | NotYetDelivered
  | SavedListAmbiguous
  | SavedListUnknown
  | SignInIncomplete
  | SignInRefused
  | TooManyAttempts

const failed = (kind: FailureKind, message: string): CommandFailed => new CommandFailed({ kind, message })

const signInProblem = ({ problems }: SignInIncomplete): MessageText =>
  problems.email === undefined
    ? messageText`The password: ${problems.password ?? ""}`
    : messageText`--email: ${problems.email}`

/** Returns a failure's message if it comes from a rule and so may have two wordings; '' for any other failure. */
export const ruleFailureText = (failure: AnyFailure): MessageText => {
  switch (failure._tag) {
    case "Refused":
    case "InvalidDemo":
      return failure.reason
    case "SignInIncomplete":
      return signInProblem(failure)
    case "SignInRefused":
      return signInFailedNotice.text
    case "TooManyAttempts":
      return tooManyAttemptsNotice(failure.retryAfterSeconds).text
    default:
      return ""
  }
}

/**
 * Converts a failure to the terminal's wording; `url` is the server URL that was called, and `wording` is the wording
 * chosen by its site.
 */
export const toCommandFailed =
  (url: string, wording: Wording = wordingReading.default) =>
  (failure: AnyFailure): CommandFailed => {
    const said = selectWording(ruleFailureText(failure), wording)
    switch (failure._tag) {
      case "CommandFailed":
        return failure
      case "SignedOut":
        return failed(
          "auth",
          `You aren't signed in to ${url}, or your session has expired. Run: listwright login --url ${url}`,
        )
      case "Forbidden":
        return failed("auth", `You aren't allowed to do this on ${url}. Ask the site's operator for access.`)
      case "SignInRefused":
        return failed("auth", said)
      case "TooManyAttempts":
        return failed("auth", said)
      case "SignInIncomplete":
        return failed("validation", said)
      case "NotFound":
        return failure.what === "page"
          ? failed("failure", `${url} doesn't respond like a Listwright server. Check the URL.`)
          : failed("notFound", `This ${failure.what} doesn't exist or isn't yours.`)
      case "NotYetDelivered":
        return failed(
          "notFound",
          `The list for order ${failure.orderCode} isn't ready (the order is ${failure.state}).`,
        )
      case "SavedListUnknown":
        return failed(
          "notFound",
          `There is no saved list '${failure.reference}'.${failure.similar.length === 0 ? "" : ` Similar: ${failure.similar.join(", ")}.`}`,
        )
      case "SavedListAmbiguous":
        return failed(
          "validation",
          `Several saved lists are named '${failure.reference}'. Specify one by its ID: ${failure.candidates
            .map(({ orderDate, id }) => `${id} (saved ${orderDate})`)
            .join(", ")}.`,
        )
      case "Refused":
        return failed("validation", said === "" ? `${url} refused the request.` : said)
      case "CountRefused":
        return failed("validation", failure.reason)
      case "InvalidDemo":
        return failed("validation", said)
      case "CountUnavailable":
        return failed("failure", `${url} can't count right now: ${failure.reason}`)
      case "ServerFailed":
        return failed(
          "failure",
          `${url} failed (status ${failure.status}). Try again, or check the server's log.`,
        )
      case "ConnectTimedOut":
        return failed("failure", `${url} didn't respond in time. Try again.`)
      case "NetworkFailed":
        return failed(
          "failure",
          failure.certificate === undefined
            ? `No server is responding at ${url}. To start one, run: listwright serve`
            : certificateMessage(url, failure.certificate),
        )
    }
  }
