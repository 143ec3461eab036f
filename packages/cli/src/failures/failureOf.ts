import {
  signInFailed,
  type SignInIncomplete,
  type SignInRefused,
  type TooManyAttempts,
  tooManyAttempts,
} from "@listwright/domain/account"
import type { DemoNotUnderstood } from "@listwright/domain/audience"
import type { CountRefused, CountUnavailable } from "@listwright/domain/counting"
import type { NotYetDelivered } from "@listwright/domain/order"
import type { SavedListAmbiguous, SavedListUnknown } from "@listwright/domain/saved-lists"
import type { CallFailed } from "@listwright/domain/shared"
import { CommandFailed, type FailureKind } from "./CommandFailed.ts"

/** The failures of use cases, and those that a command raises itself. */
export type AnyFailure =
  | CallFailed
  | CommandFailed
  | CountRefused
  | CountUnavailable
  | DemoNotUnderstood
  | NotYetDelivered
  | SavedListAmbiguous
  | SavedListUnknown
  | SignInIncomplete
  | SignInRefused
  | TooManyAttempts

const failed = (kind: FailureKind, message: string): CommandFailed => new CommandFailed({ kind, message })

const signInProblem = ({ problems }: SignInIncomplete): string => {
  if (problems.email !== undefined) return `--email: ${problems.email}`
  return `The password: ${problems.password ?? ""}`
}

/** Converts a failure to the terminal's wording; `url` is the address of the server that was called. */
export const failureOf =
  (url: string) =>
  (failure: AnyFailure): CommandFailed => {
    switch (failure._tag) {
      case "CommandFailed":
        return failure
      case "SignedOut":
        return failed(
          "auth",
          `You are not signed in to ${url}, or your session has ended. Run: listwright login --url ${url}`,
        )
      case "Forbidden":
        return failed("auth", `You are not allowed to do this on ${url}. Ask its operator.`)
      case "SignInRefused":
        return failed("auth", signInFailed.text)
      case "TooManyAttempts":
        return failed("auth", tooManyAttempts(failure.retryAfterSeconds).text)
      case "SignInIncomplete":
        return failed("validation", signInProblem(failure))
      case "NotFound":
        return failure.what === "page"
          ? failed("failure", `${url} does not answer like a Listwright server. Is the address right?`)
          : failed("notFound", `There is no such ${failure.what}, or it is not yours.`)
      case "NotYetDelivered":
        return failed(
          "notFound",
          `The list of order ${failure.orderCode} is not ready (the order is ${failure.state}).`,
        )
      case "SavedListUnknown":
        return failed(
          "notFound",
          `There is no saved list '${failure.reference}'.${failure.similar.length === 0 ? "" : ` Similar: ${failure.similar.join(", ")}.`}`,
        )
      case "SavedListAmbiguous":
        return failed(
          "validation",
          `Several saved lists are called '${failure.reference}'. Name one by its id: ${failure.candidates
            .map(({ orderDate, orderId }) => `${orderId} (saved ${orderDate})`)
            .join(", ")}.`,
        )
      case "Refused":
        return failed("validation", failure.message === "" ? `${url} refused the request.` : failure.message)
      case "CountRefused":
        return failed("validation", failure.reason)
      case "DemoNotUnderstood":
        return failed("validation", failure.message)
      case "CountUnavailable":
        return failed("failure", `${url} cannot count at the moment: ${failure.reason}`)
      case "ServerFailed":
        return failed(
          "failure",
          `${url} failed (status ${failure.status}). Try again, or check the server's log.`,
        )
      case "ConnectTimedOut":
        return failed("failure", `${url} did not answer in time. Try again.`)
      case "NetworkFailed":
        return failed(
          "failure",
          `No server answers at ${url}. Is it running? Start one with: listwright serve`,
        )
    }
  }
