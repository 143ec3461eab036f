import {
  type CallFailed,
  callFailedNotice,
  failedCallText,
  type FailedCallMessages,
  failedCallMessages,
  ServerFailed,
} from "@listwright/domain/shared"
import { useNotify } from "../design/notifications.tsx"
import { useApp } from "./App.ts"
import { failureAlert, isCallFailure, isNetworkFailure } from "./failureAlert.ts"
import { useApplyWording } from "../design/wording.tsx"

/** Converts a failure to a failed call. A bug counts as a server failure. */
export const toCallFailure = (failure: unknown): CallFailed =>
  isCallFailure(failure) ? failure : new ServerFailed({ status: 500 })

const usePhone = (): string => useApp().sessions.knownSite()?.phoneNumber ?? ""

/** The messages for a failed call, in the site's wording. */
type ShownWords = Readonly<Record<keyof FailedCallMessages, string>>

/** Returns a function that returns a failure's messages. Only `FailedCall` shows them. */
export const useFailureMessages = (): ((failure: unknown) => ShownWords) => {
  const phone = usePhone()
  const words = useApplyWording()
  return (failure) => {
    const { cure, text, title } = failedCallMessages(toCallFailure(failure), phone)
    return { title: words(title), text: words(text), cure: words(cure) }
  }
}

/** Returns a function that formats a failure on one line, with its title: `failureLine(Cause.squash(exit.cause))`. */
export const useFailureFormatter = (): ((failure: unknown) => string) => {
  const phone = usePhone()
  const words = useApplyWording()
  return (failure) => words(failedCallText(toCallFailure(failure), phone))
}

/**
 * Returns a function that shows a failure as a notification, in the specification's wording. A failure that was already
 * shown as an alert is skipped.
 */
export const useNotifyFailure = (): ((failure: unknown) => void) => {
  const notify = useNotify("shell")
  const phone = usePhone()
  const { connection } = useApp()
  return (failure) => {
    // An outage is said once, for as long as it lasts.
    if (failureAlert(failure) === null && !(isNetworkFailure(failure) && connection.isDown()))
      notify(callFailedNotice(toCallFailure(failure), phone))
  }
}
