import type { startPostgresql } from "../../scripts/postgresql.ts"
import type { FaultySite } from "./FaultySite.ts"

/** Everything that runs: a site in processes of its own, and its database. */
export interface World {
  readonly site: FaultySite
  readonly database: Awaited<ReturnType<typeof startPostgresql>>
}
