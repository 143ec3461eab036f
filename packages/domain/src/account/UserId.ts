import { Schema } from "effect"

/** The id of a user, which stays in use as long as the site stores anything that belongs to the user. */
export const UserId = Schema.String.pipe(Schema.brand("UserId"))
export type UserId = typeof UserId.Type
