import type { ReactNode } from "react"
import { LedgerContent } from "./LedgerContent.tsx"
import { LedgerAction } from "./LedgerAction.tsx"
import { MissingLines } from "../next-step/MissingLines.tsx"
import type { Ledger } from "./useLedger.ts"

export interface LedgerPanelProps {
  readonly ledger: Ledger
  /** What else can be done with a list that is counted. */
  readonly beside?: ReactNode
}

/** The ledger beside the work. */
export function LedgerPanel({ ledger, beside }: LedgerPanelProps) {
  return (
    <LedgerCard>
      <LedgerContent ledger={ledger} />
      {/* However long the ledger is, the way on stays in sight. */}
      <div className="sticky -bottom-5 -mx-5 -mt-4 -mb-5 bg-linear-to-t from-surface from-80% to-transparent px-5 pt-4 pb-5 empty:hidden">
        <MissingLines />
        <LedgerAction ledger={ledger} />
        {ledger.state === "counted" ? beside : null}
      </div>
    </LedgerCard>
  )
}

export function LedgerCard({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative flex max-h-[calc(100dvh-112px)] flex-col max-xl:max-h-[calc(100dvh-272px)] gap-4 overflow-y-auto rounded-card border border-line bg-surface p-5">
      {children}
    </div>
  )
}
