import { Schema } from "effect"

/** The database cannot be opened or brought to the current state of its tables. `reason` is for a person. */
export class StorageUnusable extends Schema.TaggedError<StorageUnusable>()("StorageUnusable", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** Another server serves the site of this database. */
export class SiteServedElsewhere extends Schema.TaggedError<SiteServedElsewhere>()("SiteServedElsewhere", {
  /** Machine and data folder of that server. */
  place: Schema.String,
  /** After this many seconds of silence that server counts as gone. */
  seconds: Schema.Int,
}) {
  override get message(): string {
    return `Another server, ${this.place}, serves this database. A site has one server: stop that one first. If it was killed, start this one again in ${this.seconds} seconds.`
  }
}

/** The database belongs to another site than the data folder. */
export class DatabaseOfAnotherSite extends Schema.TaggedError<DatabaseOfAnotherSite>()(
  "DatabaseOfAnotherSite",
  {
    folder: Schema.String,
    /** Of the data folder; null when it is new. */
    siteId: Schema.NullOr(Schema.String),
    databaseSiteId: Schema.String,
  },
) {
  override get message(): string {
    const own = this.siteId === null ? "is new" : `belongs to the site ${this.siteId}`
    return [
      `The database belongs to the site ${this.databaseSiteId}; the data folder ${this.folder} ${own}.`,
      "A site is one data folder and one database: payments, delivered lists and keys in the folder belong to the orders in the database.",
      "Name the data folder of that site with --data, or another, empty database in DATABASE_URL.",
      `If that folder is lost, use this one in its place: --adopt-site ${this.databaseSiteId} (see docs/operations.md).`,
    ].join("\n")
  }
}
