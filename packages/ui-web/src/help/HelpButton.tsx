import { CircleHelp } from "lucide-react"
import { lazy, type ReactNode, Suspense, useState } from "react"
import { Button } from "../design/Button.tsx"
import type { HelpTopic } from "./helpTexts.ts"

const HelpDialog = lazy(async () => ({ default: (await import("./HelpDialog.tsx")).HelpDialog }))

export interface HelpButtonProps {
  readonly topic: HelpTopic
  /** A label where there is room for one; else a question mark alone. */
  readonly children?: ReactNode
}

/** As high as a line of text, so that what it stands beside keeps its place; a finger has 44 px. */
const MARK =
  "no-print relative -my-1 inline-grid size-6 shrink-0 place-items-center rounded-full align-middle text-muted hover:bg-hover hover:text-text pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5"

/** Explains what it stands beside, in a dialog that is loaded when it is asked for. spec: order-builder §2.6 (question help), §2.3 (Radius page: help modal) */
export function HelpButton({ children, topic }: HelpButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  return (
    <>
      {children === undefined ? (
        <button type="button" className={MARK} aria-label={`Help: ${topic}`} title={topic} onClick={open}>
          <CircleHelp className="size-3.5" aria-hidden="true" />
        </button>
      ) : (
        <Button kind="quiet" size="small" className="no-print -mr-2 text-sm" onPress={open}>
          <CircleHelp className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">{children}</span>
        </Button>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <HelpDialog topic={topic} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
