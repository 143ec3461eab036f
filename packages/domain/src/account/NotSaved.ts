import { Schema } from "effect"
import { CallFailed, type SignedOut } from "../shared/Failures.ts"

/** The data wasn't saved; `failure` is the reason, for logging. */
export class NotSaved extends Schema.TaggedError<NotSaved>()("NotSaved", { failure: CallFailed }) {}

/** Returns the error for a failed save: SignedOut for an expired session, and NotSaved for any other failure. */
export const toSaveError = (failure: CallFailed): NotSaved | SignedOut =>
  failure._tag === "SignedOut" ? failure : new NotSaved({ failure })
