import { NetworkFailed } from "@listwright/domain/shared"
import { useNavigate } from "react-router"
import { useApp } from "../app/App.ts"
import { useNotifyFailure } from "../app/failures.ts"

/**
 * Returns a function that ends the session and opens the sign-in page. It shows a notice if the server couldn't be
 * reached.
 */
export const useLeave = (): (() => void) => {
  const { notifications, sessions } = useApp()
  const navigate = useNavigate()
  const notifyFailure = useNotifyFailure()
  const leave = async () => {
    if (!(await sessions.signOut())) return notifyFailure(new NetworkFailed())
    notifications.forget()
    void navigate("/signin")
  }
  return () => void leave()
}
