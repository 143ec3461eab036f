import { createContext, type ReactNode, use, useState } from "react"

export interface AudienceDialogState {
  /** True while the geography count dialog is open. */
  readonly isAsked: boolean
  readonly ask: () => void
  readonly close: () => void
}

const AskingWhomContext = createContext<AudienceDialogState>({
  isAsked: false,
  ask: () => {},
  close: () => {},
})

/** Wraps a draft's steps, so that any next-step button can open the geography count dialog. */
export function AudienceDialogProvider({ children }: { readonly children: ReactNode }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <AskingWhomContext value={{ isAsked, ask: () => setIsAsked(true), close: () => setIsAsked(false) }}>
      {children}
    </AskingWhomContext>
  )
}

export const useAudienceDialog = (): AudienceDialogState => use(AskingWhomContext)
