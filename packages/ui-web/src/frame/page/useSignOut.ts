import { useNavigate } from "react-router"
import { useApp } from "../../app/App.ts"
import { useNotifyFailure } from "../../app/failures.ts"

/** Returns a function that ends the session and opens the sign-in page, or shows a notice on failure. */
export const useSignOut = (): (() => void) => {
  const { notifications, sessions } = useApp()
  const navigate = useNavigate()
  const notifyFailure = useNotifyFailure()
  const leave = async () => {
    const failure = await sessions.signOut()
    if (failure !== null) return notifyFailure(failure)
    notifications.forget()
    void navigate("/signin")
  }
  return () => void leave()
}
