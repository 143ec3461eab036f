import type { ReactNode } from "react"
import { LedgerContent } from "./LedgerContent.tsx"
import { LedgerLead } from "./LedgerLead.tsx"
import type { Ledger } from "./useLedger.ts"

/** The ledger beside the work. */
export function LedgerPanel({ ledger }: { readonly ledger: Ledger }) {
  return (
    <LedgerCard>
      <LedgerContent ledger={ledger} />
      <LedgerLead ledger={ledger} />
    </LedgerCard>
  )
}

export function LedgerCard({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative flex max-h-[calc(100dvh-112px)] flex-col gap-4 overflow-y-auto rounded-card border border-line bg-surface p-5">
      {children}
    </div>
  )
}
