import { Schema } from "effect"

/**
 * The error for downloading a list that was refunded in full or is no longer kept. `message` explains it to the user.
 */
export class DownloadClosed extends Schema.TaggedError<DownloadClosed>()("DownloadClosed", {
  message: Schema.String,
}) {}
