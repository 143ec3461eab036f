import { CircleHelp } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { Button } from "../../design/Button.tsx"

const RadiusHelp = lazy(async () => ({ default: (await import("./RadiusHelp.tsx")).RadiusHelp }))

/** Explains searches around an address. spec: order-builder §2.3 (Radius page: help modal) */
export function RadiusHelpButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="small" className="-mr-2 text-sm" onPress={() => setIsOpen(true)}>
        <CircleHelp className="size-4" aria-hidden="true" />
        <span className="max-sm:sr-only">How it works</span>
      </Button>
      {isOpen ? (
        <Suspense>
          <RadiusHelp onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
