import { RejectedRow } from "@listwright/domain/suppression"
import { Schema } from "effect"

const Keys = Schema.Union([
  Schema.Struct({ personKey: Schema.String }),
  Schema.Struct({
    address: Schema.String,
    zip: Schema.String,
    firstName: Schema.NullOr(Schema.String),
    lastName: Schema.NullOr(Schema.String),
  }),
])

/** What a reading process is told to do with a file. */
export const ReadJob = Schema.Union([
  /** To tell the names of its columns and its first rows, so many. */
  Schema.Struct({ kind: Schema.Literal("head"), path: Schema.String, rows: Schema.Int }),
  /** To write whom it names to a file of wanted identities. `keys` null: by the columns that their names tell. */
  Schema.Struct({
    kind: Schema.Literal("identities"),
    path: Schema.String,
    keys: Schema.NullOr(Keys),
    wanted: Schema.String,
  }),
])
export type ReadJob = typeof ReadJob.Type

/** What a reading process tells: what it found, why a person must mend the file, or that it failed itself. */
export const ReadReport = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("head"),
    columns: Schema.Array(Schema.String),
    rows: Schema.Array(Schema.Array(Schema.String)),
  }),
  Schema.Struct({
    kind: Schema.Literal("identities"),
    rows: Schema.Int,
    rejected: Schema.Int,
    rejectedRows: Schema.Array(RejectedRow),
  }),
  Schema.Struct({ kind: Schema.Literal("refused"), reason: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("failed"), reason: Schema.String }),
])
export type ReadReport = typeof ReadReport.Type
