import { Schema } from "effect"
import { DefinitionHash } from "@listwright/domain/definition"

/**
 * The quantities of an area's parts, by detail code ('60614C001'), detail and occupants ('60614C001/homes'), or
 * occupants.
 */
export const PartQuantities = Schema.Record(Schema.String, Schema.Int)
export type PartQuantities = typeof PartQuantities.Type

export const CSV_FILE = "list.csv"
export const KEYS_FILE = "keys.bin"
export const DELIVERY_MANIFEST = "manifest.json"

const File = Schema.Struct({ file: Schema.String, bytes: Schema.Int, sha256: Schema.String })

/** The manifest of a delivered list, with the checksums of its files. */
export const DeliveryManifest = Schema.Struct({
  version: Schema.Literal(1),
  definitionHash: DefinitionHash,
  /**
   * A hash that identifies the people suppressed by the definition when the list was written; missing in lists from
   * earlier releases.
   */
  suppressionHash: Schema.optionalKey(Schema.String),
  /**
   * An identifier of the key used to make the record IDs; missing in lists from earlier releases, which have record
   * numbers instead.
   */
  recordIds: Schema.optionalKey(Schema.String),
  snapshot: Schema.String,
  records: Schema.Int,
  /**
   * The quantities by area, in the definition's order: the ordered quantity and the delivered quantity, which is
   * smaller if fewer records were left.
   */
  areas: Schema.Array(
    Schema.Struct({
      key: Schema.String,
      ordered: Schema.Int,
      delivered: Schema.Int,
      /** The quantities ordered for the area's parts, if it was ordered by part. */
      parts: Schema.optionalKey(PartQuantities),
    }),
  ),
  columns: Schema.Array(Schema.String),
  csv: File,
  /** The person keys, ascending, 8 bytes each, big-endian. */
  keys: File,
})
export type DeliveryManifest = typeof DeliveryManifest.Type
