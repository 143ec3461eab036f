import { Cause, Effect, Predicate } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import {
  HttpRouter,
  HttpServerError,
  HttpServerRequest,
  type HttpServerResponse,
  Multipart,
} from "effect/http"
import { isStorageUnreachable } from "../../storage/isStorageUnreachable.ts"
import { findSqlError } from "../../storage/findSqlError.ts"
import { tooLargeResponse } from "./bodyLimit.ts"
import { refusal } from "./refusal.ts"

const defects = (cause: Cause.Cause<unknown>): ReadonlyArray<unknown> =>
  cause.reasons.filter(Cause.isDieReason).map(({ defect }) => defect)

/** PostgreSQL's error code disk_full. */
const DISK_FULL = "53100"
/** SQLite's error codes for a damaged file, a file that isn't a database, or a full disk. */
const DAMAGED: ReadonlyArray<number> = [11, 26]
const SQLITE_FULL = 13

const sqliteCode = (defect: unknown): number | null =>
  defect instanceof Error && "errcode" in defect && typeof defect.errcode === "number"
    ? defect.errcode & 0xff
    : null

const isDiskFull = (defect: unknown): boolean => {
  const sqlError = findSqlError(defect)
  if (sqlError !== null) return isDiskFull(sqlError.reason.cause)
  if (sqliteCode(defect) === SQLITE_FULL) return true
  return Predicate.hasProperty(defect, "code") && (defect.code === "ENOSPC" || defect.code === DISK_FULL)
}

/** Returns the message for the client if an operator can fix the error; null if the error is unknown. */
const passing = (defect: unknown): string | null => {
  if (isDiskFull(defect))
    return "The server's disk is full, so we can't save this. Please contact the site's operator, and try again later."
  if (DAMAGED.includes(sqliteCode(defect) ?? 0))
    return "The payment processor's ledger is damaged, so no card can be charged. Please contact the site's operator."
  return isStorageUnreachable(defect) ? "The server can't access its data. Please try again soon." : null
}

/**
 * PostgreSQL's error code character_not_in_repertoire, raised for text with a NUL character, which databases can't
 * store.
 */
const UNSTORABLE = "22021"

const holdsUnstorableText = (defect: unknown): boolean => {
  const sqlCause = findSqlError(defect)?.reason.cause
  return Predicate.hasProperty(sqlCause, "code") && sqlCause.code === UNSTORABLE
}

const isRecord = (value: unknown): value is object => typeof value === "object" && value !== null

/** Returns the path of a string with a NUL character, such as 'contact.firstName'; null if there isn't one. */
const pathOfNul = (value: unknown): ReadonlyArray<string> | null => {
  if (typeof value === "string") return value.includes("\0") ? [] : null
  if (!isRecord(value)) return null
  for (const [name, inner] of Object.entries(value)) {
    const path = pathOfNul(inner)
    if (path !== null) return [name, ...path]
  }
  return null
}

/** Describes a string that can't be stored, naming its field if the body is JSON. */
const unstorableText = (request: HttpServerRequest.HttpServerRequest) =>
  request.json.pipe(
    Effect.map(pathOfNul),
    Effect.orElseSucceed(() => null),
    Effect.map((path) =>
      path === null
        ? "The request contains a NUL character, which can't be stored. Please remove it."
        : `${path.join(".")}: contains a NUL character, which can't be stored. Please remove it.`,
    ),
  )

/**
 * Rejects a body that ends prematurely or exceeds the limit, which is the client's fault; null for any other defect.
 */
const unreadBody = (
  request: HttpServerRequest.HttpServerRequest,
  defect: unknown,
): HttpServerResponse.HttpServerResponse | null => {
  if (defect instanceof Multipart.MultipartError) {
    const { _tag } = defect.reason
    if (_tag === "InternalError") return null
    return _tag === "Parse"
      ? refusal(request, 400, "BadInput", "The form in the request couldn't be read.")
      : tooLargeResponse(request)
  }
  if (!HttpServerError.isHttpServerError(defect) || defect.reason._tag !== "RequestParseError") return null
  const { cause } = defect.reason
  return cause instanceof Error && cause.message.startsWith("maxBytes")
    ? tooLargeResponse(request)
    : refusal(request, 400, "BadInput", "The request body couldn't be read.")
}

/**
 * Handles unexpected errors: the client gets an ID, and the log gets the details under that ID. Nothing internal is
 * exposed.
 */
export const layerUnexpectedErrors = HttpRouter.middleware(
  Effect.gen(function* () {
    const random = yield* SecureRandom
    return (handled) =>
      Effect.catchCause(handled, (cause) =>
        Effect.gen(function* () {
          if (!Cause.hasDies(cause)) return yield* Effect.failCause(cause)
          const request = yield* HttpServerRequest.HttpServerRequest
          const mistake = defects(cause)
            .map((defect) => unreadBody(request, defect))
            .find((answer) => answer !== null)
          if (mistake !== undefined) return mistake
          if (defects(cause).some(holdsUnstorableText)) {
            return refusal(request, 400, "BadInput", yield* unstorableText(request))
          }
          const id = yield* random.uuidV7()
          const [path] = request.url.split("?")
          yield* Effect.logError(`error ${id} in ${request.method} ${path}`, cause)
          const words = defects(cause)
            .map(passing)
            .find((found) => found !== null)
          return words !== undefined
            ? refusal(request, 503, "Unavailable", words, { id })
            : refusal(request, 500, "Unexpected", "Something went wrong on the server.", { id })
        }),
      )
  }),
  { global: true },
)
