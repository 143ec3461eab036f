import { Unavailable, Unprocessable } from "@listwright/adapters"
import { Effect } from "effect"

/** What cannot be done, in the words of what refused it, as calls of /api/v1 answer it. */
export const unprocessable = ({ message }: { readonly message: string }) =>
  Effect.fail(new Unprocessable({ message }))

/** The same for a refusal with a reason: a count, or a file. */
export const unprocessableFor = ({ reason }: { readonly reason: string }) =>
  unprocessable({ message: reason })

/** What cannot be counted at the moment. */
export const unavailable = ({ reason }: { readonly reason: string }) =>
  Effect.fail(new Unavailable({ message: reason }))
