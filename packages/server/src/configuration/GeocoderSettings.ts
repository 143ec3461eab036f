import { Effect, Schema } from "effect"
import { isLoopback } from "../site/isLoopback.ts"

const isReachable = (text: string): boolean =>
  URL.canParse(text) &&
  new URL(text).username === "" &&
  (new URL(text).protocol === "https:" || isLoopback(new URL(text).hostname.replace(/^\[|\]$/g, "")))

const MAX_SECONDS = 30
const MAX_AT_ONCE = 50

/**
 * A geocoder compatible with Nominatim's search: its base URL, to which '/search' is appended. Its key is a secret that
 * isn't in any of the site's files.
 */
export const GeocoderSettings = Schema.Struct({
  url: Schema.String.check(
    Schema.makeFilter((text) =>
      isReachable(text)
        ? undefined
        : `'${text}' isn't a geocoder URL; use one like 'https://nominatim.example', with https unless it's on this machine`,
    ),
  ),
  /** The name of the request parameter for the key; null if the geocoder doesn't require a key. */
  keyParameter: Schema.NullOr(
    Schema.String.check(
      Schema.isPattern(/^[A-Za-z][\w-]{0,40}$/, {
        message: "must be the name of a parameter, like 'key' or 'api_key', or null",
      }),
    ),
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** The number of seconds to wait for a response. */
  timeoutSeconds: Schema.Finite.check(
    Schema.isBetween(
      { minimum: 0.1, maximum: MAX_SECONDS },
      { message: `must be a number of seconds from 0.1 to ${MAX_SECONDS}` },
    ),
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(3))),
  /** The maximum number of concurrent requests. */
  atOnce: Schema.Int.check(
    Schema.isBetween(
      { minimum: 1, maximum: MAX_AT_ONCE },
      { message: `must be a whole number from 1 to ${MAX_AT_ONCE}` },
    ),
  ).pipe(Schema.withDecodingDefaultKey(Effect.succeed(4))),
})
export type GeocoderSettings = typeof GeocoderSettings.Type
