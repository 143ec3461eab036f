import { Schema } from "effect"

/** The list of an order cannot be downloaded anymore: it was refunded in full. `day`: ISO, on the site. */
export class DownloadClosed extends Schema.TaggedError<DownloadClosed>()("DownloadClosed", {
  day: Schema.String,
}) {}
