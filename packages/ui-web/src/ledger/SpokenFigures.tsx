import { sellsPhones } from "@listwright/domain/audience"
import { dollars } from "@listwright/domain/shared"
import { useState } from "react"
import { recordsText } from "../design/Figure.tsx"
import type { Ledger } from "./useLedger.ts"
import { useDebounced } from "../app/useDebounced.ts"

/** Figures are spoken once they settle, not while they change. */
const SPOKEN_AFTER_MS = 900

export interface SpokenFiguresProps {
  /** The text to announce; null: an answer is on its way, so the last announcement stays valid. */
  readonly text: string | null
}

/** For a screen reader: each new figure once. A page has one of these. */
export function SpokenFigures({ text }: SpokenFiguresProps) {
  const settled = useDebounced(text, SPOKEN_AFTER_MS)
  const [spoken, setSpoken] = useState(text ?? "")
  if (settled !== null && settled === text && settled !== spoken) setSpoken(settled)
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {spoken}
    </p>
  )
}

/** Returns the figures of the ledger in words, for a list of the source; null while they're loading. */
export const ledgerText = (ledger: Ledger, listType: number): string | null => {
  switch (ledger.state) {
    case "empty":
      return "No area is chosen."
    case "waiting":
      return null
    case "failed":
      return "Counting is not available at the moment."
    case "counted": {
      const { count, quote, isCountPending, isQuotePending } = ledger
      if (isCountPending || isQuotePending) return null
      const phones = sellsPhones(listType) ? `, ${recordsText(count.withPhones)} with phones` : ""
      const figures = `${recordsText(count.total)} records${phones}`
      return quote === null
        ? `${figures}.`
        : `${figures}, ${dollars(quote.figures.TotalPretaxCost)} before tax.`
    }
  }
}
