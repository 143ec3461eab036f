import { Schema } from "effect"
import { CallFailed, type SignedOut } from "../shared/Failures.ts"

/** What was sent to be saved was not; `failure` is why, for a log. */
export class NotSaved extends Schema.TaggedError<NotSaved>()("NotSaved", { failure: CallFailed }) {}

/** An expired session says so; any other failure says that nothing was saved. */
export const notSaved = (failure: CallFailed): NotSaved | SignedOut =>
  failure._tag === "SignedOut" ? failure : new NotSaved({ failure })
