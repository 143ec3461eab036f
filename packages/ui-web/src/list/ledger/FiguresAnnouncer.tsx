import { sellsPhones } from "@listwright/domain/audience"
import { dollars } from "@listwright/domain/shared"
import { useState } from "react"
import { recordsText } from "../../design/Figure.tsx"
import type { Ledger } from "./useLedger.ts"
import { useDebouncedValue } from "../../app/useDebouncedValue.ts"

/** The delay before figures are announced, in milliseconds, so only settled figures are announced. */
const SPOKEN_AFTER_MS = 900

export interface FiguresAnnouncerProps {
  /** The text to announce; null while a result is pending, in which case the last announcement remains valid. */
  readonly text: string | null
}

/** Announces each new figure once to screen readers. A page has only one instance. */
export function FiguresAnnouncer({ text }: FiguresAnnouncerProps) {
  const settled = useDebouncedValue(text, SPOKEN_AFTER_MS)
  const [spoken, setSpoken] = useState(text ?? "")
  if (settled !== null && settled === text && settled !== spoken) setSpoken(settled)
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {spoken}
    </p>
  )
}

/** Returns the ledger's figures in words, for a list from the source; null while loading. */
export const ledgerText = (ledger: Ledger, listType: number): string | null => {
  switch (ledger.state) {
    case "empty":
      return "No areas chosen."
    case "waiting":
      return null
    case "failed":
      return "Counting isn't available right now."
    case "counted": {
      const { count, price, isCountPending, isPricePending } = ledger
      if (isCountPending || isPricePending) return null
      const phones = sellsPhones(listType) ? `, ${recordsText(count.withPhones)} with phones` : ""
      const figures = `${recordsText(count.total)} records${phones}`
      return price === null
        ? `${figures}.`
        : `${figures}, ${dollars(price.figures.totalBeforeTax)} before tax.`
    }
  }
}
