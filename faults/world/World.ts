import type { startPostgresql } from "../../scripts/postgresql.ts"
import type { MailServer } from "./MailServer.ts"
import type { FaultySite } from "./FaultySite.ts"

/** Everything that runs: a site in processes of its own, its database, and its mail server. */
export interface World {
  readonly site: FaultySite
  readonly mailServer: MailServer
  readonly database: Awaited<ReturnType<typeof startPostgresql>>
}
