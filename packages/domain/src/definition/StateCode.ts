import { Schema } from "effect"

/** Two capital letters: a state, the District of Columbia, or a province. */
export const StateCode = Schema.String.check(
  Schema.isPattern(/^[A-Z]{2}$/, { message: "must be a state of two capital letters, like IL" }),
)
