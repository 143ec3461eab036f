import { NetworkFailed } from "@listwright/domain/shared"
import { describe, expect, it } from "vitest"
import { toCommandFailed } from "../../src/failures/toCommandFailed.ts"

const said = (certificate: string) =>
  toCommandFailed("https://lists.example")(new NetworkFailed({ certificate })).message

describe("a certificate that is refused", () => {
  it.each([
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  ])("is trusted with NODE_EXTRA_CA_CERTS where its issuer is not known: %s", (code) => {
    expect(said(code)).toBe(
      `The TLS certificate for https://lists.example isn't trusted (${code}). If it's your own, set NODE_EXTRA_CA_CERTS to the path of its PEM file or its authority's PEM file.`,
    )
  })

  it.each(["CERT_HAS_EXPIRED", "ERR_TLS_CERT_ALTNAME_INVALID"])(
    "is the operator's to replace otherwise: %s",
    (code) => {
      expect(said(code)).toBe(
        `The TLS certificate for https://lists.example was rejected (${code}). Check the URL. If it's correct, ask the site's operator for a valid certificate.`,
      )
    },
  )
})
