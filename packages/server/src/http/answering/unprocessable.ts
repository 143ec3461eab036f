import { Unavailable, Unprocessable } from "@listwright/adapters"
import { Effect } from "effect"

/** Fails as calls of /api/v1 do when a request can't be carried out, with the refusal's message. */
export const unprocessable = ({ message }: { readonly message: string }) =>
  Effect.fail(new Unprocessable({ message }))

/** Does the same for a refusal with a reason: of a count or a file. */
export const unprocessableFor = ({ reason }: { readonly reason: string }) =>
  unprocessable({ message: reason })

/** Fails because a count isn't possible at the moment. */
export const unavailable = ({ reason }: { readonly reason: string }) =>
  Effect.fail(new Unavailable({ message: reason }))
