import { stuckRows } from "../mail/stuckRows.ts"

/** Quotes whose emails can't be sent. */
export const stuckQuotes = stuckRows({
  table: "sent_quotes",
  name: "code",
  since: "sent_at",
  kind: "quote",
  what: (code) => `Quote ${code}`,
  mail: "The email for a quote",
})
