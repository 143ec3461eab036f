import { Schema } from "effect"
import { MVT_TYPE, PDF_TYPE, SVG_TYPE } from "../contract/fileTypes.ts"

const Texts = Schema.Record(Schema.String, Schema.String)

/** Whether a body of this media type is no text: it is recorded in base64. */
export const isBinary = (contentType: string): boolean =>
  contentType.includes("officedocument") ||
  contentType === PDF_TYPE ||
  contentType === MVT_TYPE ||
  (contentType.startsWith("image/") && contentType !== SVG_TYPE)

/** One request and what a server answered. JSON bodies as values, texts as they are, others in base64. */
export const Exchange = Schema.Struct({
  title: Schema.String,
  /** Whether a user has to be signed in for it. */
  signedIn: Schema.Boolean,
  request: Schema.Struct({
    params: Schema.optionalKey(Texts),
    query: Schema.optionalKey(Texts),
    body: Schema.optionalKey(Schema.Json),
  }),
  response: Schema.Struct({
    status: Schema.Int,
    headers: Schema.optionalKey(Texts),
    body: Schema.Json,
  }),
})
export type Exchange = typeof Exchange.Type

/** Everything recorded of one call of the contract: `fixtures/http/<call>.json`. */
export const Fixture = Schema.Struct({
  group: Schema.String,
  call: Schema.String,
  method: Schema.Literals(["GET", "POST", "PUT", "DELETE"]),
  /** Relative to the server, parameters written ':name'. */
  path: Schema.String,
  exchanges: Schema.NonEmptyArray(Exchange),
})
export type Fixture = typeof Fixture.Type

const decode = Schema.decodeUnknownSync(Fixture)

/** Fixtures by call, from the contents of the files. Throws on a file that is not a fixture. */
export const fixturesOf = (files: ReadonlyArray<unknown>): ReadonlyMap<string, Fixture> =>
  new Map(files.map((file) => decode(file)).map((fixture) => [fixture.call, fixture]))
