import { useNavigate } from "react-router"
import { Button } from "../../design/Button.tsx"
import { useHasLedgerButton } from "./useHasLedgerButton.ts"
import { usePrimaryAction } from "./usePrimaryAction.ts"

/** The BACK and NEXT STEP buttons. NEXT STEP is filled only while the ledger doesn't have a filled button. */
export function NextStepBar() {
  const navigate = useNavigate()
  const { label, isEnabled, isPending, perform } = usePrimaryAction()
  const isFilled = !useHasLedgerButton()
  return (
    <nav
      aria-label="Next step"
      className="no-print flex flex-wrap items-center gap-3 border-t border-line pt-5"
    >
      <Button onPress={() => void navigate(-1)}>BACK</Button>
      <Button
        kind={isFilled ? "primary" : "secondary"}
        className="ml-auto"
        isDisabled={!isEnabled}
        isPending={isPending}
        onPress={perform}
      >
        NEXT STEP
        <span aria-hidden="true" className="opacity-60">
          ·
        </span>
        {label}
      </Button>
    </nav>
  )
}
