import { BadInput, LegacyDecoding, V1Decoding } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { type HttpApiError, HttpApiMiddleware } from "effect/http-api"
import * as SchemaIssue from "effect/SchemaIssue"
import { refusal } from "./refusal.ts"

const format = SchemaIssue.makeFormatterStandardSchemaV1()

interface FieldProblem {
  readonly path: string
  readonly message: string
}

const pathText = (path: ReadonlyArray<unknown> | undefined): string =>
  (path ?? [])
    .map((step) => String(typeof step === "object" && step !== null && "key" in step ? step.key : step))
    .join(".")

/** What is wrong with a request, by field; a body that is not JSON has no field. */
const fieldProblems = (error: HttpApiError.HttpApiSchemaError): ReadonlyArray<FieldProblem> =>
  format(error.cause.issue).issues.map(({ path, message }) => ({ path: pathText(path), message }))

const problemText = (problems: ReadonlyArray<FieldProblem>): string =>
  problems
    .map(({ path, message }) =>
      path === "" ? `The request cannot be read: ${message}` : `${path}: ${message}`,
    )
    .join("\n")

/** An answer that does not encode is the server's own mistake. */
const isOwnMistake = ({ kind }: HttpApiError.HttpApiSchemaError): boolean =>
  kind === "Body" || kind === "ResponseHeaders"

/** The original contract answers in the form of the call, and with HTTP 200 as for every refusal. */
export const layerLegacyDecoding = HttpApiMiddleware.layerSchemaErrorTransform(LegacyDecoding, (error) =>
  isOwnMistake(error)
    ? Effect.die(error.cause)
    : Effect.map(HttpServerRequest.HttpServerRequest, (request) =>
        refusal(request, 200, "BadInput", problemText(fieldProblems(error))),
      ),
)

export const layerV1Decoding = HttpApiMiddleware.layerSchemaErrorTransform(V1Decoding, (error) => {
  if (isOwnMistake(error)) return Effect.die(error.cause)
  const fields = fieldProblems(error)
  return Effect.fail(new BadInput({ message: problemText(fields), fields }))
})
