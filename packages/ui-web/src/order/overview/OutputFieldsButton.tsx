import { lazy, Suspense, useState } from "react"
import { Button } from "../../design/Button.tsx"

const OutputFieldsDialog = lazy(async () => ({
  default: (await import("./OutputFieldsDialog.tsx")).OutputFieldsDialog,
}))

/** Opens what the file of the list holds. */
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
