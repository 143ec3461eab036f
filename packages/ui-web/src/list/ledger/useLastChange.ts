import { draftContent, hasSameChoices } from "@listwright/domain/drafts"
import { useState } from "react"
import type { DraftEdit } from "../../app/DraftStore.ts"
import { useDraft } from "../draft/useDraft.ts"
import type { Ledger } from "./useLedger.ts"

interface Settled {
  readonly step: DraftEdit["after"]
  readonly records: number
  readonly cents: number
}

/** The effect of the latest change on the count and the price. */
export interface LastChange {
  readonly records: number
  readonly cents: number
}

const centsOf = (amount: string): number => Math.round(Number(amount) * 100)

/**
 * Returns the effect of the latest change on the figures; null while either set of figures is unknown, or if they
 * differ by more than that change.
 */
export const useLastChange = (ledger: Ledger): LastChange | null => {
  const { draft, undoes } = useDraft()
  const [now, setNow] = useState<Settled | null>(null)
  const [before, setBefore] = useState<Settled | null>(null)
  if (
    ledger.state === "counted" &&
    !ledger.isCountPending &&
    !ledger.isPricePending &&
    ledger.price !== null
  ) {
    const step = draftContent(draft)
    if (now === null || !hasSameChoices(now.step, step)) {
      setBefore(now)
      setNow({ step, records: ledger.count.total, cents: centsOf(ledger.price.figures.totalBeforeTax) })
    }
  }
  if (now === null || before === null || undoes === null) return null
  if (!hasSameChoices(undoes.after, now.step) || !hasSameChoices(undoes.before, before.step)) return null
  return { records: now.records - before.records, cents: now.cents - before.cents }
}
