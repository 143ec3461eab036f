import { dollars } from "@listwright/domain/shared"
import { recordsText } from "../design/Figure.tsx"
import type { Ledger } from "./useLedger.ts"
import { useDebounced } from "./useDebounced.ts"

/** Figures are spoken once they settle, not while they change. */
const SPOKEN_AFTER_MS = 900

/** For a screen reader: what the ledger came to. */
export function LedgerSummary({ ledger }: { readonly ledger: Ledger }) {
  const text = useDebounced(summaryText(ledger), SPOKEN_AFTER_MS)
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}

const summaryText = (ledger: Ledger): string => {
  switch (ledger.state) {
    case "empty":
      return "No area is chosen."
    case "waiting":
      return ""
    case "failed":
      return "Counting is not available at the moment."
    case "counted": {
      const { count, quote } = ledger
      const figures = `${recordsText(count.total)} records, ${recordsText(count.withPhones)} with phones`
      return quote === null
        ? `${figures}.`
        : `${figures}, ${dollars(quote.figures.TotalPretaxCost)} before tax.`
    }
  }
}
