import { NetworkFailed } from "@listwright/domain/shared"
import { describe, expect, it } from "vitest"
import { toCallFailed } from "../../src/http/toCallFailed.ts"
import { HttpClientError, HttpClientRequest } from "effect/http"

/** A failure as `fetch` of Node.js wraps it. */
const failedWith = (code: string) =>
  new HttpClientError.HttpClientError({
    reason: new HttpClientError.TransportError({
      request: HttpClientRequest.get("https://lists.example"),
      cause: new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }),
    }),
  })

describe("a connection that fails", () => {
  it.each([
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
    "CERT_HAS_EXPIRED",
    "ERR_TLS_CERT_ALTNAME_INVALID",
  ])("keeps the reason %s, which is about the certificate", (code) => {
    expect(toCallFailed("page")(failedWith(code))).toEqual(new NetworkFailed({ certificate: code }))
  })

  it.each(["ECONNREFUSED", "ENOTFOUND", "UND_ERR_CONNECT_TIMEOUT"])("has no certificate with %s", (code) => {
    expect(toCallFailed("page")(failedWith(code))).toEqual(new NetworkFailed())
  })
})
