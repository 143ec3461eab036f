import { useSyncExternalStore } from "react"
import { useNavigation } from "react-router"
import { useApp } from "../../app/App.ts"
import { useDebouncedValue } from "../../app/useDebouncedValue.ts"

/** The delay in milliseconds before a pending call shows the bar. */
const PATIENCE_MS = 150

/** A thin line at the top of the page while a call or the next page takes a while. */
export function ProgressBar() {
  const { connection } = useApp()
  const navigation = useNavigation()
  const isCalling = useSyncExternalStore(connection.subscribe, connection.isBusy)
  const isBusy = isCalling || navigation.state !== "idle"
  const isLong = useDebouncedValue(isBusy, PATIENCE_MS)
  return isBusy && isLong ? <div aria-hidden="true" className="progress-line" /> : null
}
