import { describe, expect, it } from "vitest"
import {
  ConnectTimedOut,
  failureFromStatus,
  Forbidden,
  Refused,
  ServerFailed,
  SignedOut,
} from "../../src/shared/Failures.ts"
import { callFailedNotice } from "../../src/shared/Notices.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

describe("the status of an answer says what failed [ob8-transport]", () => {
  it.each([
    [400, new ServerFailed({ status: 400 })],
    [401, new SignedOut()],
    [402, new ServerFailed({ status: 402 })],
    [403, new Forbidden()],
    [404, new ServerFailed({ status: 404 })],
    [407, new ServerFailed({ status: 407 })],
    [408, new ConnectTimedOut()],
    [409, new ServerFailed({ status: 409 })],
    [500, new ServerFailed({ status: 500 })],
    [899, new ServerFailed({ status: 899 })],
    [900, new Refused({ reason: "The list is locked." })],
    [901, new ServerFailed({ status: 901 })],
  ])("%i", (status, failure) => {
    expect(failureFromStatus(status, "The list is locked.")).toStrictEqual(failure)
  })

  it("shows the server's message of a false ResultFlag, else the default text", () => {
    expect(callFailedNotice(failureFromStatus(900, "The list is locked."), "").text).toBe(
      "The list is locked.",
    )
    expect(callFailedNotice(failureFromStatus(900, ""), "").text).toBe(TEXTS.serverErrorTryAgain)
  })
})
