import { Schema } from "effect"
import { selectWording, MessageText } from "./wording/MessageText.ts"

/** The user isn't signed in, or no longer is (HTTP 401); signing in again resolves this. */
export class SignedOut extends Schema.TaggedError<SignedOut>()("SignedOut", {}) {}

/** The signed-in user doesn't have permission (HTTP 403); signing in again doesn't help. */
export class Forbidden extends Schema.TaggedError<Forbidden>()("Forbidden", {}) {}

/** The server refused the request and returned a reason: status 900. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", { reason: MessageText }) {
  override get message(): string {
    return selectWording(this.reason, "corrected")
  }
}

/** The requested item doesn't exist or belongs to another user; the two cases are indistinguishable. */
export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", { what: Schema.String }) {}

/** The server failed (HTTP 500 and above, or an unreadable response). */
export class ServerFailed extends Schema.TaggedError<ServerFailed>()("ServerFailed", {
  status: Schema.Int,
}) {}

/** The server didn't respond in time (HTTP 408). */
export class ConnectTimedOut extends Schema.TaggedError<ConnectTimedOut>()("ConnectTimedOut", {}) {}

/**
 * There was no connection. `certificate` is the error code, such as CERT_HAS_EXPIRED, if the server's certificate was
 * rejected; browsers don't report it.
 */
export class NetworkFailed extends Schema.TaggedError<NetworkFailed>()("NetworkFailed", {
  certificate: Schema.optionalKey(Schema.String),
}) {}

/** Any failure of a port that makes network calls. */
export const CallFailed = Schema.Union([
  SignedOut,
  Forbidden,
  Refused,
  NotFound,
  ServerFailed,
  ConnectTimedOut,
  NetworkFailed,
])
export type CallFailed = typeof CallFailed.Type

/**
 * Returns the failure for a response's status and the server's message ('' if missing). 900 means that the request was
 * refused; only then is the message used [p8-auth] [p8-connect-408] [p8-server-above-500] [p8-other-errors].
 */
export const failureFromStatus = (status: number, message: MessageText): CallFailed => {
  if (status === 401) return new SignedOut()
  if (status === 403) return new Forbidden()
  if (status === 408) return new ConnectTimedOut()
  if (status === 900) return new Refused({ reason: message })
  return new ServerFailed({ status })
}
