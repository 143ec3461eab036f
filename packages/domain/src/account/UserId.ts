import { Schema } from "effect"

/** A user's id, which remains in use as long as the site stores anything that belongs to the user. */
export const UserId = Schema.String.pipe(Schema.brand("UserId"))
export type UserId = typeof UserId.Type
