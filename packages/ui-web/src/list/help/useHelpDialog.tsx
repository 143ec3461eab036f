import { lazy, type ReactNode, Suspense, useState } from "react"
import type { HelpTopic } from "./helpTexts.ts"

const HelpDialog = lazy(async () => (await import("./loadHelpDialog.ts")).loadHelpDialog())

/** Returns a topic's dialog, which loads when the user opens it. */
export const useHelpDialog = (
  topic: HelpTopic,
): { readonly open: () => void; readonly dialog: ReactNode } => {
  const [isOpen, setIsOpen] = useState(false)
  return {
    open: () => setIsOpen(true),
    dialog: isOpen ? (
      <Suspense>
        <HelpDialog topic={topic} onClose={() => setIsOpen(false)} />
      </Suspense>
    ) : null,
  }
}
