import { Schema } from "effect"
import { DefinitionHash } from "../../definition/ListDefinition.ts"

/** What every answer about a definition says it is true of. */
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
