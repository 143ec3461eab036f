import { lazy, Suspense } from "react"
import { useAudienceDialog } from "../../../list/next-step/AudienceDialogState.tsx"

const AudienceDialog = lazy(async () => ({ default: (await import("./AudienceDialog.tsx")).AudienceDialog }))

/** The geography count dialog, shown when requested by a button that leads to the next step. */
export function LazyAudienceDialog() {
  const { close, isAsked } = useAudienceDialog()
  return isAsked ? (
    <Suspense>
      <AudienceDialog onClose={close} />
    </Suspense>
  ) : null
}
