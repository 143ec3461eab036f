import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import type { LedgerEntry } from "../../packages/server/src/payments/sandbox/LedgerEntry.ts"
import type { ReadMail } from "../../packages/server/test/mail/readMail.ts"
import type { Checkout } from "./Checkout.ts"
import { readEntries } from "../../packages/server/src/payments/sandbox/SandboxLedger.ts"
import type { KeptRows } from "./keptRows.ts"
import type { MailServer } from "./MailServer.ts"
import type { SiteDatabase } from "./SiteDatabase.ts"

/** The records of the site, its mail server, and its processor. */
export interface Books extends KeptRows {
  /** The mails that the mail server accepted, in the order of their arrival. */
  readonly mails: ReadonlyArray<ReadMail>
  readonly entries: ReadonlyArray<LedgerEntry>
}

const ledgerEntries = (data: string): ReadonlyArray<LedgerEntry> => {
  const db = new DatabaseSync(join(data, "sandbox-processor", "ledger.sqlite"))
  try {
    return readEntries(db)
  } finally {
    db.close()
  }
}

/** Reads the ledger first: a charge that is in it and settled later is not missed, as settling is waited for. */
export const readBooks = async (
  database: SiteDatabase,
  data: string,
  checkout: Checkout | null,
  mailServer: MailServer,
): Promise<Books> => {
  const kept = await database.read()
  return {
    ...kept,
    entries: checkout === null ? ledgerEntries(data) : checkout.entries,
    mails: await mailServer.mails(),
  }
}
