import { Schema } from "effect"
import { DefinitionHash } from "@listwright/domain/definition"
import { WantedOfParts } from "./DeliveryManifest.ts"
import { EngineQuestion } from "../question/EngineQuestion.ts"

/** The contents and the folder of a delivery to write. */
export const DeliveryOrder = Schema.Struct({
  question: EngineQuestion,
  /** The number of records wanted, by position of the area among the canonical areas that aren't excluded. */
  quantities: Schema.Array(Schema.Int),
  /**
   * For an area with records wanted by part: the quantity of each part, by its path, or by the attributes of its saved
   * lists. If null or missing, the records come from anywhere in the area.
   */
  parts: Schema.optionalKey(Schema.Array(Schema.NullOr(WantedOfParts))),
  columns: Schema.Array(Schema.String),
  withPhones: Schema.Boolean,
  /** The key that record IDs are made from: 64 hexadecimal digits. */
  recordKey: Schema.String,
  folder: Schema.String,
  /** The identifier of the request in the manifest. */
  definitionHash: DefinitionHash,
  /** The areas' names, by position. */
  keys: Schema.Array(Schema.String),
})
export type DeliveryOrder = typeof DeliveryOrder.Type

export const Delivered = Schema.Struct({
  records: Schema.Int,
  /** The number of records by position of the area. */
  areas: Schema.Array(Schema.Int),
  sha256: Schema.String,
  snapshot: Schema.String,
})
export type Delivered = typeof Delivered.Type
