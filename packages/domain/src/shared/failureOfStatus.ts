import { type CallFailed, ConnectTimedOut, Forbidden, Refused, ServerFailed, SignedOut } from "./Failures.ts"

/**
 * What a call has failed with, from the status of its answer and the server's ResultMessage ('' when there is none). 900
 * stands for an answer whose ResultFlag is false; the message counts for it alone. spec: portal §7, §8 [p8-auth]
 * [p8-connect-408] [p8-server-above-500] [p8-other-errors]
 */
export const failureOfStatus = (status: number, message: string): CallFailed => {
  if (status === 401) return new SignedOut()
  if (status === 403) return new Forbidden()
  if (status === 408) return new ConnectTimedOut()
  if (status === 900) return new Refused({ message })
  return new ServerFailed({ status })
}
