import { Cause, Effect, Predicate } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import {
  HttpRouter,
  HttpServerError,
  HttpServerRequest,
  type HttpServerResponse,
  Multipart,
} from "effect/http"
import { isSqlError } from "effect/sql/SqlError"
import { isStorageAway } from "../../storage/isStorageAway.ts"
import { tooLarge } from "./bodyLimit.ts"
import { refusal } from "./refusal.ts"

const defects = (cause: Cause.Cause<unknown>): ReadonlyArray<unknown> =>
  cause.reasons.filter(Cause.isDieReason).map(({ defect }) => defect)

/** PostgreSQL's character_not_in_repertoire: a text with a NUL character, which no database keeps. */
const UNSTORABLE = "22021"

const holdsUnstorableText = (defect: unknown): boolean =>
  isSqlError(defect) &&
  Predicate.hasProperty(defect.reason.cause, "code") &&
  defect.reason.cause.code === UNSTORABLE

/** A body that stops in the middle, or goes on beyond the limit, is the client's mistake. */
const unreadBody = (
  request: HttpServerRequest.HttpServerRequest,
  defect: unknown,
): HttpServerResponse.HttpServerResponse | null => {
  if (defect instanceof Multipart.MultipartError) {
    const { _tag } = defect.reason
    if (_tag === "InternalError") return null
    return _tag === "Parse"
      ? refusal(request, 400, "BadInput", "The form in the request cannot be read.")
      : tooLarge(request)
  }
  if (!HttpServerError.isHttpServerError(defect) || defect.reason._tag !== "RequestParseError") return null
  const { cause } = defect.reason
  return cause instanceof Error && cause.message.startsWith("maxBytes")
    ? tooLarge(request)
    : refusal(request, 400, "BadInput", "The request's body cannot be read.")
}

/**
 * What nobody foresaw: the client learns an id, the log what happened under that id. The inside of the server never
 * goes out.
 */
export const layerUnexpected = HttpRouter.middleware(
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
            return refusal(request, 400, "BadInput", "A text in the request holds a NUL character.")
          }
          const id = yield* random.uuidV7()
          const [path] = request.url.split("?")
          yield* Effect.logError(`error ${id} in ${request.method} ${path}`, cause)
          return defects(cause).some(isStorageAway)
            ? refusal(
                request,
                503,
                "Unavailable",
                "The server cannot reach its data. Please try again soon.",
                { id },
              )
            : refusal(request, 500, "Unexpected", "Something went wrong on the server.", { id })
        }),
      )
  }),
  { global: true },
)
