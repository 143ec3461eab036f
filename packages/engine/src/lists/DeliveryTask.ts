import { Schema } from "effect"
import { DefinitionHash } from "@listwright/domain/definition"
import { PartQuantities } from "./DeliveryManifest.ts"
import { EngineQuestion } from "../question/EngineQuestion.ts"

/** The contents and folder of a delivery to be written. */
export const DeliveryTask = Schema.Struct({
  question: EngineQuestion,
  /** The requested number of records, by the area's position among the canonical areas that aren't excluded. */
  quantities: Schema.Array(Schema.Int),
  /**
   * For an area ordered by part: the quantity of each part, by path or by the attributes of its saved lists. If null or
   * missing, the records come from anywhere in the area.
   */
  parts: Schema.optionalKey(Schema.Array(Schema.NullOr(PartQuantities))),
  columns: Schema.Array(Schema.String),
  withPhones: Schema.Boolean,
  /** The key used to make record IDs: 64 hexadecimal digits. */
  recordKey: Schema.String,
  folder: Schema.String,
  /** The request's identifier in the manifest. */
  definitionHash: DefinitionHash,
  /** The areas' keys, by position. */
  keys: Schema.Array(Schema.String),
})
export type DeliveryTask = typeof DeliveryTask.Type

export const DeliveryTotals = Schema.Struct({
  records: Schema.Int,
  /** The number of records by area position. */
  areas: Schema.Array(Schema.Int),
  sha256: Schema.String,
  snapshot: Schema.String,
})
export type DeliveryTotals = typeof DeliveryTotals.Type
