import { Schema } from "effect"
import { HttpApiMiddleware } from "effect/http-api"

/** Converts a decoding failure into an error response in the original contract's format. */
export class OriginalDecoding extends HttpApiMiddleware.Service<OriginalDecoding>()(
  "@listwright/adapters/OriginalDecoding",
  {
    error: Schema.Struct({
      d: Schema.Struct({
        ResultFlag: Schema.Literal(false),
        ResultMessage: Schema.String,
        DataSource: Schema.Null,
      }),
    }),
  },
) {}
