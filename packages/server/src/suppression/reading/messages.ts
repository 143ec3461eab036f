import { RejectedRow } from "@listwright/domain/suppression"
import type { KeyForm } from "@listwright/engine/matching"
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

/** A request to a reading process. */
export const ReadJob = Schema.Union([
  /** Requests the names of a file's columns, and this many of its first rows. */
  Schema.Struct({ kind: Schema.Literal("head"), path: Schema.String, rows: Schema.Int }),
  /** Requests all rows of a file, at most `most`. */
  Schema.Struct({ kind: Schema.Literal("sheet"), path: Schema.String, most: Schema.Int }),
  /**
   * Requests that a file's identities be written to a file of wanted identities. `keys`: null to use the columns with
   * known names. `form`: the form of the person keys.
   */
  Schema.Struct({
    kind: Schema.Literal("identities"),
    path: Schema.String,
    keys: Schema.NullOr(Keys),
    form: Schema.Literals(["number", "text"] satisfies ReadonlyArray<KeyForm>),
    wanted: Schema.String,
  }),
])
export type ReadJob = typeof ReadJob.Type

/** A reading process's report: its result, an error in the file, or a failure of the process itself. */
export const ReadReport = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("head"),
    columns: Schema.Array(Schema.String),
    rows: Schema.Array(Schema.Array(Schema.String)),
  }),
  Schema.Struct({
    kind: Schema.Literal("sheet"),
    columns: Schema.Array(Schema.String),
    rows: Schema.Array(
      Schema.Struct({
        line: Schema.Int,
        cells: Schema.Array(Schema.String),
        /** The reason that the row can't be read; null if it can. */
        problem: Schema.NullOr(Schema.String),
      }),
    ),
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
