import { lazy, Suspense } from "react"
import { useAskingWhom } from "../../next-step/AskingWhom.tsx"

const WhomDialog = lazy(async () => ({ default: (await import("./WhomDialog.tsx")).WhomDialog }))

/** The geography count modal, while a button that leads on asks for it. */
export function Whom() {
  const { close, isAsked } = useAskingWhom()
  return isAsked ? (
    <Suspense>
      <WhomDialog onClose={close} />
    </Suspense>
  ) : null
}
