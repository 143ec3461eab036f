import { Schema } from "effect"

/** Raised when a database can't be opened, or its tables can't be updated. `reason` is human-readable. */
export class StorageUnusable extends Schema.TaggedError<StorageUnusable>()("StorageUnusable", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** Raised when another server is serving this database's site. */
export class SiteServedElsewhere extends Schema.TaggedError<SiteServedElsewhere>()("SiteServedElsewhere", {
  /** The other server's machine and data folder. */
  place: Schema.String,
  /** The number of seconds without a sign of life after which the other server is considered gone. */
  seconds: Schema.Int,
}) {
  override get message(): string {
    return `Another server, ${this.place}, is using this database. A site can have only one server, so stop that one first. If it was killed, start this one again in ${this.seconds} seconds.`
  }
}

/** Raised when the database and the data folder belong to different sites. */
export class DatabaseSiteMismatch extends Schema.TaggedError<DatabaseSiteMismatch>()("DatabaseSiteMismatch", {
  folder: Schema.String,
  /** The site ID of the data folder; null if the folder is new. */
  siteId: Schema.NullOr(Schema.String),
  databaseSiteId: Schema.String,
}) {
  override get message(): string {
    const own = this.siteId === null ? "is new" : `belongs to the site ${this.siteId}`
    return [
      `The database belongs to the site ${this.databaseSiteId}, but the data folder ${this.folder} ${own}.`,
      "A site consists of one data folder and one database: the payments, delivered lists and keys in the folder belong to the orders in the database.",
      "Use --data to specify that site's data folder, or set DATABASE_URL to another, empty database.",
      `If that folder is lost, use this one in its place with --adopt-site ${this.databaseSiteId} (see docs/operations.md).`,
    ].join("\n")
  }
}

/**
 * Raised when a different, empty database is specified while the data folder's embedded database contains the site's
 * users and orders.
 */
export class SiteLeftBehind extends Schema.TaggedError<SiteLeftBehind>()("SiteLeftBehind", {
  /** The folder of the embedded database. */
  folder: Schema.String,
  users: Schema.Int,
  orders: Schema.Int,
}) {
  override get message(): string {
    const holds = `${this.users} ${this.users === 1 ? "user" : "users"} and ${this.orders} ${this.orders === 1 ? "order" : "orders"}`
    return [
      `The database in DATABASE_URL is empty, but the embedded database in ${this.folder} contains this site's ${holds}.`,
      "Listwright can't move them, so starting now would serve a site without users and orders.",
      "Unset DATABASE_URL to keep using the embedded database, or specify another data folder with --data.",
      "To start over in the new database without them, start once with --start-empty.",
    ].join("\n")
  }
}
