import { Schema } from "effect"

/** What a provider may replace: the committed tables are for those who have nothing better. */
export type ReferenceName = "metro-areas" | "districts" | "outlines"

/** Where reference data come from; shown wherever an area is an approximation. spec: decisions (Data) */
export const ReferenceFacts = Schema.Struct({
  /** Who made them: 'United States Census Bureau'. */
  source: Schema.NonEmptyString,
  /** What they are true of: 'July 2023', '119th Congress'. */
  vintage: Schema.NonEmptyString,
  /** Whether they only come near what the source says. */
  approximate: Schema.Boolean,
  /** How they were got from the source, in a sentence. */
  method: Schema.NonEmptyString,
})
export type ReferenceFacts = typeof ReferenceFacts.Type

/** The file `<name>.json` beside a table: its facts, and which table it is. */
export const ReferenceManifest = Schema.Struct({
  ...ReferenceFacts.fields,
  /** Name of the table's file in the same folder. */
  table: Schema.String.check(
    Schema.isPattern(/^[\w.-]+\.tsv$/, { message: "must be the name of a .tsv file" }),
  ),
  /** Of the table's bytes, in hexadecimal digits. */
  sha256: Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/, { message: "must be a SHA-256" })),
})
export type ReferenceManifest = typeof ReferenceManifest.Type
