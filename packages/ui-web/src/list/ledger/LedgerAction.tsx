import { dollars } from "@listwright/domain/shared"
import { Button } from "../../design/Button.tsx"
import type { Ledger } from "./useLedger.ts"
import { useHasLedgerButton } from "../next-step/useHasLedgerButton.ts"
import { usePrimaryAction } from "../next-step/usePrimaryAction.ts"

export interface LedgerActionProps {
  readonly ledger: Ledger
  readonly onLed?: () => void
  /** True if the button is next to the figures, which already show the amount. */
  readonly isCompact?: boolean
}

/** The ledger's only button for the next step, labeled with the amount. */
export function LedgerAction({ ledger, onLed, isCompact = false }: LedgerActionProps) {
  const lead = usePrimaryAction()
  if (!useHasLedgerButton()) return null
  const amount =
    !isCompact && lead.hasAmount && ledger.state === "counted" && ledger.price !== null
      ? `, ${dollars(ledger.price.figures.totalBeforeTax)}`
      : ""
  return (
    <Button
      kind="primary"
      className={isCompact ? "" : "tabular w-full"}
      isDisabled={!lead.isEnabled}
      isPending={lead.isPending}
      onPress={() => {
        onLed?.()
        lead.perform()
      }}
    >
      {lead.label}
      {amount}
    </Button>
  )
}
