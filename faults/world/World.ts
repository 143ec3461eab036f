import type { MailServer } from "./MailServer.ts"
import type { FaultySite } from "./FaultySite.ts"
import type { Postgresql } from "./SiteDatabase.ts"

/** The parts that run: a site in processes of its own, its database, and its mail server. */
export interface World {
  readonly site: FaultySite
  readonly mailServer: MailServer
  /** null: the site has its embedded database. */
  readonly postgresql: Postgresql | null
}
