import { Schema } from "effect"
import { CallFailed, type SignedOut } from "../shared/Failures.ts"

/** The data that was sent wasn't saved; `failure` is the reason, for a log. */
export class NotSaved extends Schema.TaggedError<NotSaved>()("NotSaved", { failure: CallFailed }) {}

/** An expired session says so; any other failure says that nothing was saved. */
export const notSaved = (failure: CallFailed): NotSaved | SignedOut =>
  failure._tag === "SignedOut" ? failure : new NotSaved({ failure })
