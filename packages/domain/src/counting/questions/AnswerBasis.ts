import { Schema } from "effect"
import { DefinitionHash } from "../../definition/ListDefinition.ts"

/** The fields that identify the definition and data that an answer applies to. */
export const ANSWER_BASIS = {
  definitionHash: DefinitionHash,
  /** The data snapshot. */
  snapshot: Schema.String,
}

/** `ANSWER_BASIS` as a type. */
export interface AnswerBasis {
  readonly definitionHash: DefinitionHash
  readonly snapshot: string
}
