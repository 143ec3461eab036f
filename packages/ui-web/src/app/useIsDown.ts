import { useSyncExternalStore } from "react"
import { useApp } from "./App.ts"

/** Tells whether the server can't be reached right now. */
export const useIsDown = (): boolean => {
  const { connection } = useApp()
  return useSyncExternalStore(connection.subscribe, connection.isDown)
}
