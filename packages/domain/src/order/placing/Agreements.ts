import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"

/** A Data Use Agreement for display and printing. */
export const Agreement = Schema.Struct({
  title: Schema.String,
  /** The text, as plain paragraphs. */
  paragraphs: Schema.Array(Schema.String),
  version: Schema.String,
  /** The list's permitted uses, one of which the buyer must select; missing if the buyer isn't asked. */
  purposes: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type Agreement = typeof Agreement.Type

/** The port for the Data Use Agreements of sources. */
export class Agreements extends Context.Service<
  Agreements,
  { readonly agreement: (listType: number) => Effect.Effect<Agreement, CallFailed> }
>()("@listwright/domain/Agreements") {}
