import { useSyncExternalStore } from "react"
import { useApp } from "./App.ts"

/** Returns whether the server is currently unreachable. */
export const useIsServerDown = (): boolean => {
  const { connection } = useApp()
  return useSyncExternalStore(connection.subscribe, connection.isDown)
}
