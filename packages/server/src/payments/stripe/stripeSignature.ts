import { createHmac, timingSafeEqual } from "node:crypto"

/** The maximum number of seconds that a report may be behind or ahead of this clock. */
export const SIGNATURE_TOLERANCE_SECONDS = 300

/**
 * Parses a header: 't=1700000000,v1=ab..,v1=cd..'. It has several signatures while a secret is being replaced; other
 * schemes are ignored.
 */
const partsOf = (header: string) => {
  const parts = header.split(",").map((part) => {
    const at = part.indexOf("=")
    return [part.slice(0, at).trim(), part.slice(at + 1).trim()] as const
  })
  const times = parts.filter(([name]) => name === "t").map(([, value]) => value)
  return {
    time: times.length === 1 && /^\d{1,12}$/.test(times[0] ?? "") ? Number(times[0]) : null,
    signatures: parts.filter(([name]) => name === "v1").map(([, value]) => value),
  }
}

export const stripeSignature = (body: string, time: number, secret: string): string =>
  createHmac("sha256", secret).update(`${time}.${body}`, "utf8").digest("hex")

const isSame = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given, "utf8"), Buffer.from(wanted, "utf8")]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Returns whether a report is from Stripe and recent. `body` is the report exactly as received; `now` is in seconds.
 * https://docs.stripe.com/webhooks#verify-manually
 */
export const isSignedByStripe = (body: string, header: string, secret: string, now: number): boolean => {
  const { signatures, time } = partsOf(header)
  if (time === null || Math.abs(now - time) > SIGNATURE_TOLERANCE_SECONDS) return false
  const wanted = stripeSignature(body, time, secret)
  return signatures.filter((given) => isSame(given, wanted)).length > 0
}
