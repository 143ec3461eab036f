import { listStuckRows } from "../mail/listStuckRows.ts"

/** Quotes whose emails can't be sent. */
export const listStuckQuotes = listStuckRows({
  table: "sent_quotes",
  name: "code",
  since: "sent_at",
  kind: "quote",
  what: (code) => `Quote ${code}`,
  mail: "The email for a quote",
})
