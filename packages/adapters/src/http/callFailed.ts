import {
  CallFailed,
  ConnectTimedOut,
  NetworkFailed,
  NotFound,
  Refused,
  ServerFailed,
  SignedOut,
} from "@listwright/domain"
import { Effect, Schema } from "effect"
import { HttpClientError } from "effect/http"
import type { Unauthorized } from "../contract/Actor.ts"
import type { BadInput, Missing, TooMany, Unavailable, Unprocessable } from "../contract/V1Errors.ts"

/** What the generated client may fail with, apart from what a call handles itself. */
export type ClientFailure =
  | Unauthorized
  | BadInput
  | Missing
  | TooMany
  | Unavailable
  | Unprocessable
  | HttpClientError.HttpClientError
  | Schema.SchemaError
  | { readonly d: { readonly ResultFlag: false; readonly ResultMessage: string; readonly DataSource: null } }

const ofStatus = (status: number): CallFailed => {
  if (status === 401 || status === 403) return new SignedOut()
  if (status === 404) return new NotFound({ what: "page" })
  if (status === 408) return new ConnectTimedOut()
  return new ServerFailed({ status })
}

const ofClientError = ({ reason, response }: HttpClientError.HttpClientError): CallFailed => {
  if (reason._tag === "TransportError") return new NetworkFailed()
  if (reason._tag === "StatusCodeError" && response !== undefined) return ofStatus(response.status)
  return new ServerFailed({ status: response?.status ?? 500 })
}

/** The domain's word for what happened on the wire. spec: portal §8 */
export const callFailed =
  (what: string) =>
  (failure: ClientFailure): CallFailed => {
    if ("d" in failure) return new Refused({ message: failure.d.ResultMessage })
    switch (failure._tag) {
      case "Unauthorized":
        return new SignedOut()
      case "Missing":
        return new NotFound({ what })
      case "BadInput":
      case "Unprocessable":
      case "TooMany":
        return new Refused({ message: failure.message })
      case "Unavailable":
        return new ServerFailed({ status: 503 })
      case "HttpClientError":
        return ofClientError(failure)
      case "SchemaError":
        return new ServerFailed({ status: 500 })
    }
  }

/** Runs a call whose failures have no meaning of their own. */
export const orCallFailed =
  (what: string) =>
  <A, R>(call: Effect.Effect<A, ClientFailure, R>): Effect.Effect<A, CallFailed, R> =>
    Effect.mapError(call, callFailed(what))
