import { createContext, type ReactNode, use, useState } from "react"

export interface AskingWhom {
  /** The geography count modal is open. */
  readonly isAsked: boolean
  readonly ask: () => void
  readonly close: () => void
}

const AskingWhomContext = createContext<AskingWhom>({ isAsked: false, ask: () => {}, close: () => {} })

/** Around the steps of one draft: any button that leads on may open the geography count modal. */
export function AskingWhomProvider({ children }: { readonly children: ReactNode }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <AskingWhomContext value={{ isAsked, ask: () => setIsAsked(true), close: () => setIsAsked(false) }}>
      {children}
    </AskingWhomContext>
  )
}

export const useAskingWhom = (): AskingWhom => use(AskingWhomContext)
