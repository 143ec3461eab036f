import { useSyncExternalStore } from "react"
import { useNavigation } from "react-router"
import { useApp } from "../app/App.ts"
import { useDebounced } from "../app/useDebounced.ts"

/** A call that is answered sooner shows nothing, in milliseconds. */
const PATIENCE_MS = 150

/** A thin line on top of the page while a call, or the next page, takes its time. spec: portal §7 (Client HTTP behaviour) */
export function ProgressBar() {
  const { activity } = useApp()
  const navigation = useNavigation()
  const isCalling = useSyncExternalStore(activity.subscribe, activity.isBusy)
  const isBusy = isCalling || navigation.state !== "idle"
  const isLong = useDebounced(isBusy, PATIENCE_MS)
  return isBusy && isLong ? (
    <div
      data-progress
      aria-hidden="true"
      className="no-print progress-line fixed inset-x-0 top-0 z-60 h-0.5 bg-accent"
    />
  ) : null
}
