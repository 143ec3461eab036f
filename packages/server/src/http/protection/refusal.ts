import { refused } from "@listwright/adapters"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"

/** Whether a request is one of the original contract, which answers in the envelope. */
const isLegacyCall = (url: string): boolean => /\.(aspx|ashx)(\/|\?|$)/i.test(url)

/** An error outside the handlers, in the form that the called part of the contract has: envelope or plain JSON. */
export const refusal = (
  request: HttpServerRequest.HttpServerRequest,
  status: number,
  tag: string,
  message: string,
  more: Readonly<Record<string, string>> = {},
): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.jsonUnsafe(
    isLegacyCall(request.url) ? refused(message) : { _tag: tag, message, ...more },
    { status },
  )
