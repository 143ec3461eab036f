import { Schema } from "effect"

/**
 * Raised when a list to be downloaded has been refunded in full or is no longer available. `message` explains it to the
 * user.
 */
export class DownloadClosed extends Schema.TaggedError<DownloadClosed>()("DownloadClosed", {
  message: Schema.String,
}) {}
