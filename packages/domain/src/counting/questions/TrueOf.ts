import { Schema } from "effect"

/** What every answer about a definition says it is true of. */
export const TRUE_OF = {
  definitionHash: Schema.String,
  /** The state of the data. */
  snapshot: Schema.String,
}

/** The same as a type. */
export interface TrueOf {
  readonly definitionHash: string
  readonly snapshot: string
}
