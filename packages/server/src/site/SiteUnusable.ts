import { Schema } from "effect"

/** The site's folder holds something that this server does not understand. */
export class SiteUnusable extends Schema.TaggedError<SiteUnusable>()("SiteUnusable", {
  file: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `${this.file} cannot be used: ${this.reason}`
  }
}
