import { Unavailable, Unprocessable } from "@listwright/adapters"
import { Effect } from "effect"

/** Fails an /api/v1 call whose request can't be carried out, with the refusal's message. */
export const failUnprocessable = ({ message }: { readonly message: string }) =>
  Effect.fail(new Unprocessable({ message }))

/** Does the same as `failUnprocessable` for a count or file refusal, which has a reason. */
export const failUnprocessableReason = ({ reason }: { readonly reason: string }) =>
  failUnprocessable({ message: reason })

/** Fails because a count isn't currently possible. */
export const failUnavailable = ({ reason }: { readonly reason: string }) =>
  Effect.fail(new Unavailable({ message: reason }))
