import { SESSION_ENDED } from "@listwright/domain/shared"
import { lazy, Suspense, useSyncExternalStore } from "react"
import { useApp } from "../../app/App.ts"
import { WordedText } from "../../design/wording.tsx"

const SignInAgain = lazy(() =>
  import("./SignInDialogContent.tsx").then((module) => ({ default: module.SignInDialogContent })),
)

/** The sign-in dialog, which is mounted over every page and loads when a session ends unexpectedly. */
export function SignInDialog() {
  const { gate } = useApp()
  const isOpen = useSyncExternalStore(gate.subscribe, gate.isOpen)
  return isOpen ? (
    <Suspense
      fallback={
        <p role="alert" className="sr-only">
          <WordedText text={SESSION_ENDED} />
        </p>
      }
    >
      <SignInAgain />
    </Suspense>
  ) : null
}
