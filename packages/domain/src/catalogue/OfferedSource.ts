import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../shared/Failures.ts"

/** The availability of a source's records. */
export const SourceRecords = Schema.Union([
  Schema.Struct({
    state: Schema.Literal("ready"),
    records: Schema.Int,
    /** Records that are known by name; not said where all are. */
    named: Schema.optionalKey(Schema.Int),
    /** The month that they are true of: '2026-11'. */
    vintage: Schema.String,
    /** The origin of the records. */
    from: Schema.String,
    /** Names their state. */
    snapshot: Schema.String,
  }),
  /** Being made; `fraction` is 0 to 1, null before it begins. */
  Schema.Struct({ state: Schema.Literal("preparing"), fraction: Schema.NullOr(Schema.Finite) }),
  /** The source has no records; `reason` is meant for the user. */
  Schema.Struct({ state: Schema.Literal("missing"), reason: Schema.String }),
])
export type SourceRecords = typeof SourceRecords.Type

/** A source that a user may order, with what the site says of it. */
export const OfferedSource = Schema.Struct({
  listType: Schema.Int,
  /** The name that users see. */
  title: Schema.String,
  /** 'CON10'. */
  shortCode: Schema.String,
  /** The name for its records: 'Consumers'. */
  universe: Schema.String,
  records: SourceRecords,
  /** Sentences for its buyers. */
  notes: Schema.Array(Schema.String),
})
export type OfferedSource = typeof OfferedSource.Type

/** The sources that the user may order. */
export class Sources extends Context.Service<
  Sources,
  { readonly offered: Effect.Effect<ReadonlyArray<OfferedSource>, CallFailed> }
>()("@listwright/domain/Sources") {}
