import { CircleHelp } from "lucide-react"
import { Button } from "../../../design/Button.tsx"
import { useHelpDialog } from "../../../list/help/useHelpDialog.tsx"

/** Explains searches around an address. */
export function RadiusHelpButton() {
  const { dialog, open } = useHelpDialog("Searching around an address")
  return (
    <>
      <Button kind="quiet" size="small" className="-mr-2 text-sm" onPress={open}>
        <CircleHelp className="size-4" aria-hidden="true" />
        <span className="max-sm:sr-only">How it works</span>
      </Button>
      {dialog}
    </>
  )
}
