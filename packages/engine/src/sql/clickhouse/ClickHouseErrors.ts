import { Schema } from "effect"

/**
 * Raised when a ClickHouse server rejects a statement or can't be reached; `reason` is the message from the server or
 * network.
 */
export class ClickHouseFailed extends Schema.TaggedError<ClickHouseFailed>()("ClickHouseFailed", {
  /** The server's URL without the user and password. */
  server: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `ClickHouse at ${this.server}: ${this.reason}`
  }
}

/** Raised when the servers don't have all of a snapshot's records. */
export class ClickHouseNotLoaded extends Schema.TaggedError<ClickHouseNotLoaded>()("ClickHouseNotLoaded", {
  snapshot: Schema.String,
  /** The part of the snapshot that the servers do have, such as 'nothing of it' or '12 of 100 records'. */
  held: Schema.String,
}) {
  override get message(): string {
    return `ClickHouse has ${this.held} for snapshot ${this.snapshot}. Load the snapshot with: listwright universe load --data FOLDER --clickhouse URL`
  }
}

/** Raised when CLICKHOUSE_URL doesn't contain valid server URLs. */
export class ClickHouseUrlUnreadable extends Schema.TaggedError<ClickHouseUrlUnreadable>()(
  "ClickHouseUrlUnreadable",
  { text: Schema.String },
) {
  override get message(): string {
    return `CLICKHOUSE_URL must list HTTP URLs, with spaces between shards and commas between replicas; '${this.text}' isn't one`
  }
}
