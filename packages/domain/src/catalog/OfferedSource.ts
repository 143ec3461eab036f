import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../shared/Failures.ts"

/** The availability of a source's records. */
export const SourceRecords = Schema.Union([
  Schema.Struct({
    state: Schema.Literal("ready"),
    records: Schema.Int,
    /** The number of records with known names; omitted if all records have one. */
    named: Schema.optionalKey(Schema.Int),
    /** The month of the data, such as '2026-11'. */
    vintage: Schema.String,
    /** The origin of the records. */
    from: Schema.String,
    /** The id of the data's version. */
    snapshot: Schema.String,
  }),
  /** The source is being prepared; `fraction` is 0 to 1, or null before preparation starts. */
  Schema.Struct({ state: Schema.Literal("preparing"), fraction: Schema.NullOr(Schema.Finite) }),
  /** The source has no records; `reason` is meant for the user. */
  Schema.Struct({ state: Schema.Literal("missing"), reason: Schema.String }),
])
export type SourceRecords = typeof SourceRecords.Type

/** A source that a user may order, with its records and notes. */
export const OfferedSource = Schema.Struct({
  listType: Schema.Int,
  /** The name that users see. */
  title: Schema.String,
  /** The short code, such as 'CON10'. */
  shortCode: Schema.String,
  /** The name for the source's records: 'Consumers'. */
  universe: Schema.String,
  records: SourceRecords,
  /** Sentences about the source for its buyers. */
  notes: Schema.Array(Schema.String),
})
export type OfferedSource = typeof OfferedSource.Type

/** The port for the sources that the user may order. */
export class Sources extends Context.Service<
  Sources,
  { readonly offered: Effect.Effect<ReadonlyArray<OfferedSource>, CallFailed> }
>()("@listwright/domain/Sources") {}
