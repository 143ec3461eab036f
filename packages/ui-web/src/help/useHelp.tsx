import { lazy, type ReactNode, Suspense, useState } from "react"
import type { HelpTopic } from "./helpTexts.ts"

const HelpDialog = lazy(async () => (await import("./loadHelp.ts")).loadHelp())

/** Returns a topic's dialog, which loads when the user opens it. */
export const useHelp = (topic: HelpTopic): { readonly open: () => void; readonly dialog: ReactNode } => {
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
