import { Schema } from "effect"
import { HttpApiMiddleware } from "effect/http-api"

/** The request body or URL couldn't be decoded; `message` names the field. */
export class BadInput extends Schema.TaggedError<BadInput>()(
  "BadInput",
  {
    message: Schema.String,
    fields: Schema.Array(Schema.Struct({ path: Schema.String, message: Schema.String })),
  },
  { httpApiStatus: 400 },
) {}

export class Missing extends Schema.TaggedError<Missing>()(
  "Missing",
  { message: Schema.String },
  { httpApiStatus: 404 },
) {}

export class TooLarge extends Schema.TaggedError<TooLarge>()(
  "TooLarge",
  { message: Schema.String, bytes: Schema.Int },
  { httpApiStatus: 413 },
) {}

/** The request was understood but rejected for a reason that the user can fix. */
export class Unprocessable extends Schema.TaggedError<Unprocessable>()(
  "Unprocessable",
  { message: Schema.String },
  { httpApiStatus: 422 },
) {}

export class TooMany extends Schema.TaggedError<TooMany>()(
  "TooMany",
  { message: Schema.String, retryAfterSeconds: Schema.Int },
  { httpApiStatus: 429 },
) {}

/** A resource that the reply needs is temporarily unavailable. */
export class Unavailable extends Schema.TaggedError<Unavailable>()(
  "Unavailable",
  { message: Schema.String },
  { httpApiStatus: 503 },
) {}

/** Converts a decoding failure into `BadInput`. */
export class V1Decoding extends HttpApiMiddleware.Service<V1Decoding>()("@listwright/adapters/V1Decoding", {
  error: BadInput,
}) {}
