import { Schema } from "effect"
import { DefinitionHash } from "@listwright/domain/definition"

/** Records of the parts of an area, by detail code ('60614C001'), detail and occupants ('60614C001/homes') or occupants. */
export const WantedOfParts = Schema.Record(Schema.String, Schema.Int)
export type WantedOfParts = typeof WantedOfParts.Type

export const CSV_FILE = "list.csv"
export const KEYS_FILE = "keys.bin"
export const DELIVERY_MANIFEST = "manifest.json"

const File = Schema.Struct({ file: Schema.String, bytes: Schema.Int, sha256: Schema.String })

/** The manifest that accompanies a delivered list and proves it. */
export const DeliveryManifest = Schema.Struct({
  version: Schema.Literal(1),
  definitionHash: DefinitionHash,
  /**
   * A hash that identifies the people that the definition suppressed when the list was written; lists of earlier
   * releases lack it.
   */
  suppressionHash: Schema.optionalKey(Schema.String),
  /** Identifies what the ids of its records were made with; lists of earlier releases number their records instead. */
  recordIds: Schema.optionalKey(Schema.String),
  snapshot: Schema.String,
  records: Schema.Int,
  /** By area, in the definition's order: ordered, and delivered where fewer were left. */
  areas: Schema.Array(
    Schema.Struct({
      key: Schema.String,
      ordered: Schema.Int,
      delivered: Schema.Int,
      /** The quantities ordered of its parts, if they had quantities of their own. */
      parts: Schema.optionalKey(WantedOfParts),
    }),
  ),
  columns: Schema.Array(Schema.String),
  csv: File,
  /** Person keys, ascending, 8 bytes each, big-endian. */
  keys: File,
})
export type DeliveryManifest = typeof DeliveryManifest.Type
