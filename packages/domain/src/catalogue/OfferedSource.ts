import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../shared/Failures.ts"

/** The availability of a source's records. */
export const SourceRecords = Schema.Union([
  Schema.Struct({
    state: Schema.Literal("ready"),
    records: Schema.Int,
    /** The number of records known by name; left out if every record is. */
    named: Schema.optionalKey(Schema.Int),
    /** The month of the data, as in '2026-11'. */
    vintage: Schema.String,
    /** The origin of the records. */
    from: Schema.String,
    /** Identifies the version of the data. */
    snapshot: Schema.String,
  }),
  /** In preparation; `fraction` is 0 to 1, or null before it starts. */
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
  /** The short code, as in 'CON10'. */
  shortCode: Schema.String,
  /** The name for its records: 'Consumers'. */
  universe: Schema.String,
  records: SourceRecords,
  /** Sentences about the source for its buyers. */
  notes: Schema.Array(Schema.String),
})
export type OfferedSource = typeof OfferedSource.Type

/** The sources that the user may order. */
export class Sources extends Context.Service<
  Sources,
  { readonly offered: Effect.Effect<ReadonlyArray<OfferedSource>, CallFailed> }
>()("@listwright/domain/Sources") {}
