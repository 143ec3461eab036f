import { Schema } from "effect"
import { DefinitionHash } from "../../definition/ListDefinition.ts"

/** The fields that say which definition and data an answer applies to. */
export const TRUE_OF = {
  definitionHash: DefinitionHash,
  /** The state of the data. */
  snapshot: Schema.String,
}

/** The same as a type. */
export interface TrueOf {
  readonly definitionHash: DefinitionHash
  readonly snapshot: string
}
