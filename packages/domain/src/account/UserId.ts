import { Schema } from "effect"

/** Names a user for as long as the site keeps anything that belongs to them. */
export const UserId = Schema.String.pipe(Schema.brand("UserId"))
export type UserId = typeof UserId.Type
