import { lazy, Suspense, useState } from "react"
import { Button, type ButtonProps } from "../../design/Button.tsx"

const IncludedDialog = lazy(async () => ({
  default: (await import("./ListContentsDialog.tsx")).ListContentsDialog,
}))

export interface ListContentsButtonProps extends Pick<ButtonProps, "className" | "kind"> {
  readonly children: string
}

/** A button that shows the content of a list: its columns, the number of records with each, and ten records. */
export function ListContentsButton({ children, ...look }: ListContentsButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...look} onPress={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <IncludedDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
