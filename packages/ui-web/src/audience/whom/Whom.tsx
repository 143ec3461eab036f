import { lazy, Suspense } from "react"
import { useAskingWhom } from "../../next-step/AskingWhom.tsx"

const AudienceDialog = lazy(async () => ({ default: (await import("./AudienceDialog.tsx")).AudienceDialog }))

/** The geography count dialog, shown when requested by a button that leads to the next step. */
export function Whom() {
  const { close, isAsked } = useAskingWhom()
  return isAsked ? (
    <Suspense>
      <AudienceDialog onClose={close} />
    </Suspense>
  ) : null
}
