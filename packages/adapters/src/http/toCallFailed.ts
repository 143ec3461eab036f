import {
  type CallFailed,
  failureFromStatus,
  NetworkFailed,
  NotFound,
  Refused,
  ServerFailed,
  SignedOut,
} from "@listwright/domain/shared"
import { Effect, type Schema } from "effect"
import type { HttpClientError } from "effect/http"
import type { Unauthorized } from "../contract/Actor.ts"
import { toNetworkFailed } from "./toNetworkFailed.ts"
import type {
  BadInput,
  Missing,
  TooLarge,
  TooMany,
  Unavailable,
  Unprocessable,
} from "../contract/v1/V1Errors.ts"

/** The generated client's failures, except those that a call handles itself. */
export type ClientFailure =
  | Unauthorized
  | BadInput
  | Missing
  | TooLarge
  | TooMany
  | Unavailable
  | Unprocessable
  | HttpClientError.HttpClientError
  | Schema.SchemaError
  | { readonly d: { readonly ResultFlag: false; readonly ResultMessage: string; readonly DataSource: null } }

const ofStatus = (status: number): CallFailed =>
  status === 404 ? new NotFound({ what: "page" }) : failureFromStatus(status, "")

const ofClientError = ({ reason }: HttpClientError.HttpClientError): CallFailed => {
  switch (reason._tag) {
    case "TransportError":
      return toNetworkFailed(reason.cause)
    case "StatusCodeError":
      return ofStatus(reason.response.status)
    // With a cause the rest of the reply never came; without one it has an undeclared status or form.
    case "DecodeError":
    case "EmptyBodyError":
      return reason.cause === undefined ? ofStatus(reason.response.status) : new NetworkFailed()
    case "EncodeError":
    case "InvalidUrlError":
      return new ServerFailed({ status: 500 })
  }
}

/** Converts a wire failure to the domain's error. */
export const toCallFailed =
  (what: string) =>
  (failure: ClientFailure): CallFailed => {
    // An envelope that comes with an error status is the server's failure, whatever it says.
    if ("d" in failure) return new ServerFailed({ status: 500 })
    switch (failure._tag) {
      case "Unauthorized":
        return new SignedOut()
      case "Missing":
        return new NotFound({ what })
      case "BadInput":
      case "Unprocessable":
      case "TooMany":
      case "TooLarge":
        return new Refused({ reason: failure.message })
      case "Unavailable":
        return new ServerFailed({ status: 503 })
      case "HttpClientError":
        return ofClientError(failure)
      case "SchemaError":
        return new ServerFailed({ status: 500 })
    }
  }

/** Runs a call whose failures have no specific meaning and converts them to CallFailed. */
export const mapCallFailure =
  (what: string) =>
  <A, R>(call: Effect.Effect<A, ClientFailure, R>): Effect.Effect<A, CallFailed, R> =>
    Effect.mapError(call, toCallFailed(what))
