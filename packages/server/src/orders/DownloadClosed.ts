import { Schema } from "effect"

/** The error for downloading the list of an order that was refunded in full. `day`: ISO, in the site's time zone. */
export class DownloadClosed extends Schema.TaggedError<DownloadClosed>()("DownloadClosed", {
  day: Schema.String,
}) {}
