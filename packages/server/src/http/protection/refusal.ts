import { prefixedAnswer, refused } from "@listwright/adapters"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"

/** Tells whether a request is one of the original contract, which replies in the envelope. */
export const isOriginalCall = (url: string): boolean => /\.(aspx|ashx)(\/|\?|$)/i.test(url)

const isCall = (url: string, path: string): boolean => (url.split("?")[0] ?? "").toLowerCase() === path

/** Any status of a message but 1 is a failure. */
const NOT_SENT = 0

/**
 * An error outside the handlers, in the form that the called part of the contract has: plain JSON, or the envelope, or what
 * the two calls without an envelope answer with.
 */
export const refusal = (
  request: HttpServerRequest.HttpServerRequest,
  status: number,
  tag: string,
  message: string,
  more: Readonly<Record<string, string>> = {},
): HttpServerResponse.HttpServerResponse => {
  const { url } = request
  if (isCall(url, "/generatepwd.ashx"))
    return HttpServerResponse.text(prefixedAnswer({ ResultFlag: false, ResultMessage: message }), { status })
  const body = isCall(url, "/contact/sendmessage.ashx")
    ? { Status: NOT_SENT, Message: message }
    : isOriginalCall(url)
      ? refused(message)
      : { _tag: tag, message, ...more }
  return HttpServerResponse.jsonUnsafe(body, { status })
}
