import { Schema } from "effect"

/** Names a user, for as long as the site keeps anything of theirs. */
export const UserId = Schema.String.pipe(Schema.brand("UserId"))
export type UserId = typeof UserId.Type
