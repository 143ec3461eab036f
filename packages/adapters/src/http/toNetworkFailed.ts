import { NetworkFailed } from "@listwright/domain/shared"

const hasCode = (cause: unknown): cause is { readonly code: string } =>
  typeof cause === "object" && cause !== null && "code" in cause && typeof cause.code === "string"

/** Matches Node's error codes for a refused certificate, such as DEPTH_ZERO_SELF_SIGNED_CERT. */
const ABOUT_A_CERTIFICATE = /CERT|UNABLE_TO_VERIFY/

/** Returns the code of a refused certificate, which `fetch` wraps in errors of its own. */
const certificateCode = (cause: unknown): string | undefined => {
  if (hasCode(cause) && ABOUT_A_CERTIFICATE.test(cause.code)) return cause.code
  return cause instanceof Error && cause.cause !== undefined ? certificateCode(cause.cause) : undefined
}

/** Converts the cause of a failed connection to NetworkFailed. */
export const toNetworkFailed = (cause: unknown): NetworkFailed => {
  const certificate = certificateCode(cause)
  return new NetworkFailed(certificate === undefined ? {} : { certificate })
}
