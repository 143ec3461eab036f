import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"

/** A Data Use Agreement for display and printing. */
export const Agreement = Schema.Struct({
  title: Schema.String,
  /** Plain paragraphs. */
  paragraphs: Schema.Array(Schema.String),
  version: Schema.String,
  /** The permitted uses of the list, one of which the buyer has to state; missing if the buyer isn't asked. */
  purposes: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type Agreement = typeof Agreement.Type

/** Returns the Data Use Agreement of a source. */
export class Agreements extends Context.Service<
  Agreements,
  { readonly agreement: (listType: number) => Effect.Effect<Agreement, CallFailed> }
>()("@listwright/domain/Agreements") {}
