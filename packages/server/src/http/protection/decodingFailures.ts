import { BadInput, OriginalDecoding, V1Decoding } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { type HttpApiError, HttpApiMiddleware } from "effect/http-api"
import { fieldProblems, problemText } from "./fieldProblems.ts"
import { refusal } from "./refusal.ts"

/** Returns whether the server caused an error: a response that can't be encoded is the server's own fault. */
const isOwnMistake = ({ kind }: HttpApiError.HttpApiSchemaError): boolean =>
  kind === "Body" || kind === "ResponseHeaders"

/** Responds to a bad original-contract request in the format of the call, with HTTP 200 like every refusal. */
export const layerOriginalDecoding = HttpApiMiddleware.layerSchemaErrorTransform(OriginalDecoding, (error) =>
  isOwnMistake(error)
    ? Effect.die(error.cause)
    : Effect.map(HttpServerRequest.HttpServerRequest, (request) =>
        refusal(request, 200, "BadInput", problemText(fieldProblems(error.cause.issue))),
      ),
)

export const layerV1Decoding = HttpApiMiddleware.layerSchemaErrorTransform(V1Decoding, (error) => {
  if (isOwnMistake(error)) return Effect.die(error.cause)
  const fields = fieldProblems(error.cause.issue)
  return Effect.fail(new BadInput({ message: problemText(fields), fields }))
})
