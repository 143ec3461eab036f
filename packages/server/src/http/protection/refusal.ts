import { prefixedRefusal, refused } from "@listwright/adapters"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"

/** Returns whether a request is an original-contract call, whose response has an envelope. */
export const isOriginalCall = (url: string): boolean => /\.(aspx|ashx)(\/|\?|$)/i.test(url)

const isCall = (url: string, path: string): boolean => (url.split("?")[0] ?? "").toLowerCase() === path

/** The status of a message that wasn't sent; any status but 1 is a failure. */
const NOT_SENT = 0

/**
 * Builds the response to an error outside the handlers, in the format of the part of the contract that was called:
 * plain JSON, the envelope, or the format of the two calls without an envelope.
 */
export const refusal = (
  request: HttpServerRequest.HttpServerRequest,
  status: number,
  tag: string,
  message: string,
  more: Readonly<Record<string, string>> = {},
): HttpServerResponse.HttpServerResponse => {
  const { url } = request
  if (isCall(url, "/generatepwd.ashx")) return HttpServerResponse.text(prefixedRefusal(message), { status })
  const body = isCall(url, "/contact/sendmessage.ashx")
    ? { Status: NOT_SENT, Message: message }
    : isOriginalCall(url)
      ? refused(message)
      : { _tag: tag, message, ...more }
  return HttpServerResponse.jsonUnsafe(body, { status })
}
