import { Schema } from "effect"
import { DefinitionHash } from "@listwright/domain/definition"
import { WantedOfParts } from "./DeliveryManifest.ts"
import { EngineQuestion } from "../question/EngineQuestion.ts"

/** The contents and the folder of a delivery that is to be written. */
export const DeliveryOrder = Schema.Struct({
  question: EngineQuestion,
  /** Records wanted, by position of the area among the canonical ones that are not excluded. */
  quantities: Schema.Array(Schema.Int),
  /**
   * For an area whose records are wanted part by part: the quantity of each part, by its path, or by the attributes
   * of its saved lists. If it's null or missing, the records come from anywhere in the area.
   */
  parts: Schema.optionalKey(Schema.Array(Schema.NullOr(WantedOfParts))),
  columns: Schema.Array(Schema.String),
  withPhones: Schema.Boolean,
  /** The key from which ids of records are made: 64 hexadecimal digits. */
  recordKey: Schema.String,
  folder: Schema.String,
  /** Names the request in the manifest. */
  definitionHash: DefinitionHash,
  /** The areas' names, by position. */
  keys: Schema.Array(Schema.String),
})
export type DeliveryOrder = typeof DeliveryOrder.Type

export const Delivered = Schema.Struct({
  records: Schema.Int,
  /** Records by position of the area. */
  areas: Schema.Array(Schema.Int),
  sha256: Schema.String,
  snapshot: Schema.String,
})
export type Delivered = typeof Delivered.Type
