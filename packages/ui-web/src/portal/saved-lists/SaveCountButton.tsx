import { Bookmark } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { Button, type ButtonProps } from "../../design/Button.tsx"

const SaveCountDialog = lazy(async () => ({
  default: (await import("./SaveCountDialog.tsx")).SaveCountDialog,
}))

export interface SaveCountButtonProps extends Pick<ButtonProps, "kind" | "className"> {
  readonly onSaved?: () => void
  /** The button's label; layout 1 calls a count a list. */
  readonly label?: "Save Count" | "Save List"
}

/** A button that saves the current list's count. */
export function SaveCountButton({ label = "Save Count", onSaved = nothing, ...look }: SaveCountButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...look} onPress={() => setIsOpen(true)}>
        <Bookmark className="size-4" aria-hidden="true" />
        {label}
      </Button>
      {isOpen ? (
        <Suspense>
          <SaveCountDialog onClose={() => setIsOpen(false)} onSaved={onSaved} />
        </Suspense>
      ) : null}
    </>
  )
}

const nothing = () => {}
