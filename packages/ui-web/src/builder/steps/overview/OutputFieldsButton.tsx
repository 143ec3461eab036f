import { lazy, Suspense, useState } from "react"
import { Button } from "../../../design/Button.tsx"

const OutputFieldsDialog = lazy(async () => ({
  default: (await import("./OutputFieldsDialog.tsx")).OutputFieldsDialog,
}))

/** A button that shows the columns of the list's file. */
export function OutputFieldsButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" className="no-print -my-2 text-sm" onPress={() => setIsOpen(true)}>
        List output fields
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <OutputFieldsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
