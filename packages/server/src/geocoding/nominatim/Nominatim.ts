import { Effect, Redacted, Schema } from "effect"

/** A geocoder's URL, key, and limits. */
export interface NominatimServer {
  /** The URL without '/search'. */
  readonly url: string
  /** The key and its request parameter; null if the geocoder doesn't require a key. */
  readonly key: { readonly parameter: string; readonly value: Redacted.Redacted } | null
  readonly timeoutMs: number
  /** The maximum number of concurrent requests. */
  readonly atOnce: number
}

/** Raised when a geocoder didn't respond, or responded in an unexpected format. Doesn't reveal the URL or key. */
export class GeocoderFailed extends Schema.TaggedError<GeocoderFailed>()("GeocoderFailed", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** The maximum size of a response in bytes; complete responses are far smaller. */
const MAX_BYTES = 200_000

/** A number, which may be encoded as text. */
const Degrees = Schema.Union([Schema.Finite, Schema.FiniteFromString])

/** A place in a response; its other fields aren't read. */
const NominatimPlace = Schema.Struct({
  lat: Degrees,
  lon: Degrees,
  display_name: Schema.String,
  addresstype: Schema.optionalKey(Schema.NullOr(Schema.String)),
  place_rank: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
  address: Schema.optionalKey(
    Schema.NullOr(Schema.Struct({ house_number: Schema.optionalKey(Schema.NullOr(Schema.String)) })),
  ),
})
export type NominatimPlace = typeof NominatimPlace.Type

const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(Schema.Array(NominatimPlace)))

const textOf = async (response: Response): Promise<string> => {
  const chunks: Array<Uint8Array> = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error("TooLong")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

/**
 * Requests the places that the search text might mean. Redirects aren't followed, because they'd send the key
 * elsewhere.
 */
export const queryNominatim = Effect.fn("queryNominatim")(function* (
  { key, timeoutMs, url }: NominatimServer,
  text: string,
  most: number,
): Effect.fn.Return<ReadonlyArray<NominatimPlace>, GeocoderFailed> {
  const parameters = new URLSearchParams({
    format: "jsonv2",
    q: text,
    countrycodes: "us",
    limit: String(most),
    addressdetails: "1",
    ...(key === null ? {} : { [key.parameter]: Redacted.value(key.value) }),
  })
  const { body, status } = yield* Effect.tryPromise({
    try: async (interrupted) => {
      const response = await fetch(`${url.replace(/\/$/, "")}/search?${parameters.toString()}`, {
        redirect: "error",
        signal: AbortSignal.any([interrupted, AbortSignal.timeout(timeoutMs)]),
        headers: { accept: "application/json", "user-agent": "Listwright" },
      })
      return { status: response.status, body: response.ok ? await textOf(response) : "" }
    },
    // What a failed fetch says may name the request, and so the address and the key.
    catch: (cause) =>
      new GeocoderFailed({
        reason:
          cause instanceof Error && cause.name === "TimeoutError"
            ? `it didn't respond within ${timeoutMs} ms`
            : "it can't be reached, redirects elsewhere, or broke off its response",
      }),
  })
  if (status !== 200) return yield* new GeocoderFailed({ reason: `it responded with status ${status}` })
  return yield* decode(body).pipe(
    Effect.mapError(() => new GeocoderFailed({ reason: "its response isn't from a geocoder" })),
  )
})
