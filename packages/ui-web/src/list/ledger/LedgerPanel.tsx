import type { ReactNode } from "react"
import { MissingChoiceList } from "../next-step/MissingChoiceList.tsx"
import { LedgerAction } from "./LedgerAction.tsx"
import { LedgerContent, LedgerCount, LedgerTotal } from "./LedgerContent.tsx"
import type { Ledger } from "./useLedger.ts"

export interface LedgerPanelProps {
  readonly ledger: Ledger
  /** Other actions on a counted list. */
  readonly beside?: ReactNode
}

/**
 * The ledger beside the main content. The count, the total, and the next-step button remain in view, no matter how many
 * lines are between them.
 */
export function LedgerPanel({ ledger, beside }: LedgerPanelProps) {
  return (
    <LedgerCard
      top={<LedgerCount ledger={ledger} />}
      foot={
        <>
          <LedgerTotal ledger={ledger} />
          <MissingChoiceList />
          <LedgerAction ledger={ledger} />
          {ledger.state === "counted" ? beside : null}
        </>
      }
    >
      <h2 className="sr-only">Count and price</h2>
      <LedgerContent ledger={ledger} />
    </LedgerCard>
  )
}

export interface LedgerCardProps {
  readonly top?: ReactNode
  readonly children: ReactNode
  readonly foot?: ReactNode
}

/**
 * A card up to the height of the window. Its content scrolls between its top and its foot, and fades out where it
 * overflows.
 */
export function LedgerCard({ top, children, foot }: LedgerCardProps) {
  return (
    <div className="flex max-h-[calc(100dvh-112px)] flex-col rounded-card border border-line bg-surface max-xl:max-h-[calc(100dvh-272px)] max-lg:max-h-none print:max-h-none">
      <div className="px-5 pt-5 empty:hidden">{top}</div>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-5">
        <div className="flex flex-col gap-4 py-4">{children}</div>
        <div
          aria-hidden="true"
          className="no-print pointer-events-none sticky bottom-0 -mt-5 h-5 bg-linear-to-t from-surface to-transparent"
        />
      </div>
      <div className="border-t border-line px-5 pt-3 pb-4 empty:hidden">{foot}</div>
    </div>
  )
}
