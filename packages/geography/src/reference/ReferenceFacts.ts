import { ReferenceFacts } from "@listwright/domain/geography"
import { Schema } from "effect"

/**
 * The reference data that a provider may replace. The committed tables are for providers that don't have better data.
 */
export type ReferenceName = "metro-areas" | "districts" | "outlines"

/** The manifest file `<name>.json` next to a table, with its facts and the table's file name. */
export const ReferenceManifest = Schema.Struct({
  ...ReferenceFacts.fields,
  /** The name of the table file in the same folder. */
  table: Schema.String.check(
    Schema.isPattern(/^[\w.-]+\.tsv$/, { message: "must be the name of a .tsv file" }),
  ),
  /** The SHA-256 of the table's bytes, in hexadecimal digits. */
  sha256: Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/, { message: "must be a SHA-256" })),
})
export type ReferenceManifest = typeof ReferenceManifest.Type
