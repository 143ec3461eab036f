import { callFailedNotice, type Notice, ServerFailed } from "@listwright/domain/shared"
import { useNotify } from "../design/notifications.tsx"
import { useApp } from "./App.ts"
import { failureAlert, isCallFailed, isNetworkFailed } from "./failureAlert.ts"

/** Returns the text of a failure that doesn't have its own. A bug is described like a server failure. */
export const failureNotice = (failure: unknown, phone: string): Notice =>
  callFailedNotice(isCallFailed(failure) ? failure : new ServerFailed({ status: 500 }), phone)

const useFailureNotice = (): ((failure: unknown) => Notice) => {
  const { sessions } = useApp()
  return (failure) => failureNotice(failure, sessions.knownSite()?.phoneNumber ?? "")
}

/** Returns a function for the text of a failure shown in the page: `failureText(Cause.squash(exit.cause))`. */
export const useFailureText = (): ((failure: unknown) => string) => {
  const noticeOf = useFailureNotice()
  return (failure) => noticeOf(failure).text
}

/**
 * Returns a function that shows a failure at the edge of the screen, in the specification's wording. A failure that was
 * already shown as an alert is skipped.
 */
export const useNotifyFailure = (): ((failure: unknown) => void) => {
  const notify = useNotify("shell")
  const noticeOf = useFailureNotice()
  const { connection } = useApp()
  return (failure) => {
    // An outage is said once, for as long as it lasts.
    if (failureAlert(failure) === null && !(isNetworkFailed(failure) && connection.isDown()))
      notify(noticeOf(failure))
  }
}
