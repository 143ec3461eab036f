import { describe, expect, it } from "vitest"
import {
  type CallFailed,
  ConnectTimedOut,
  Forbidden,
  NetworkFailed,
  NotFound,
  Refused,
  ServerFailed,
  SignedOut,
} from "../../src/shared/Failures.ts"
import { failedCallText, failedCallMessages } from "../../src/shared/failedCallMessages.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"
import {
  fillPlaceholders,
  type MessageText,
  messageText,
  selectWording,
} from "../../src/shared/wording/MessageText.ts"

const PHONE = "800 555 0100"
const HELP = fillPlaceholders(TEXTS.serverErrorWithPhone, { phone: PHONE })
const SOON = { original: "Try again in a moment.", corrected: "" }
const CONNECTED = "Try again once the connection is back."
const { serverErrorTitle, serverErrorTryAgain, timedOut, timedOutTitle } = TEXTS
const { noConnection, noConnectionTitle } = TEXTS
const partsOf = (failure: CallFailed) => Object.values(failedCallMessages(failure, PHONE))

describe("a failed call in its place [p8-failure-in-place]", () => {
  it.each<[CallFailed, MessageText, MessageText, MessageText]>([
    [new ServerFailed({ status: 503 }), serverErrorTitle, serverErrorTryAgain, ""],
    [new ServerFailed({ status: 500 }), serverErrorTitle, HELP, SOON],
    [new ServerFailed({ status: 422 }), serverErrorTitle, HELP, SOON],
    [new NotFound({ what: "list" }), serverErrorTitle, HELP, ""],
    [new Refused({ reason: "" }), serverErrorTitle, serverErrorTryAgain, ""],
    [new ConnectTimedOut(), timedOutTitle, timedOut, { original: CONNECTED, corrected: "" }],
    [new NetworkFailed(), noConnectionTitle, noConnection, CONNECTED],
  ])("of %s has a title, its words and when to try again", (failure, ...parts) => {
    expect(partsOf(failure)).toEqual(parts)
  })

  it.each(["original", "corrected"] as const)(
    "asks to contact support without a gap where the phone would be, %s wording",
    (wording) => {
      const { text } = failedCallMessages(new ServerFailed({ status: 500 }), "")
      expect(selectWording(text, wording)).toBe(TEXTS.serverError[wording])
      expect(selectWording(text, wording)).not.toMatch(/\bat\s*\.|\{/)
    },
  )

  it("has no title when the server gives the reason of a refusal", () => {
    expect(partsOf(new Refused({ reason: "Another list has this name." }))).toEqual([
      "",
      "Another list has this name.",
      "",
    ])
  })

  it.each([
    [new SignedOut(), TEXTS.sessionEnded],
    [new Forbidden(), TEXTS.notAllowed],
  ])("of %s is what the user may not do", (failure, text) => {
    expect(partsOf(failure)).toEqual(["", text, ""])
  })

  it.each<[CallFailed, MessageText]>([
    [new ServerFailed({ status: 503 }), messageText`${serverErrorTitle}: ${serverErrorTryAgain}`],
    [new NetworkFailed(), messageText`${noConnectionTitle}: ${noConnection}`],
    [new Refused({ reason: "Another list has this name." }), "Another list has this name."],
  ])("of %s fits on one line", (failure, line) => {
    expect(failedCallText(failure, PHONE)).toEqual(line)
  })
})
