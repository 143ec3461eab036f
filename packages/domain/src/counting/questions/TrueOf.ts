import { Schema } from "effect"
import { DefinitionHash } from "../../definition/ListDefinition.ts"

/** The fields that identify the definition and data that an answer applies to. */
export const TRUE_OF = {
  definitionHash: DefinitionHash,
  /** The data snapshot. */
  snapshot: Schema.String,
}

/** `TRUE_OF` as a type. */
export interface TrueOf {
  readonly definitionHash: DefinitionHash
  readonly snapshot: string
}
