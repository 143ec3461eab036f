import { useSyncExternalStore } from "react"
import { useApp } from "./App.ts"

/** Whether the server cannot be reached at the moment. */
export const useIsDown = (): boolean => {
  const { connection } = useApp()
  return useSyncExternalStore(connection.subscribe, connection.isDown)
}
