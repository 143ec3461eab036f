import { Schema } from "effect"
import { HttpApiMiddleware } from "effect/http-api"

/** Turns a request that fails to decode into the original contract's own form of refusal. */
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
