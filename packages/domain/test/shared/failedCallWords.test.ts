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
import { failedCallLine, failedCallWords } from "../../src/shared/failedCallWords.ts"

const PHONE = "800 555 0100"
const HELP = `Sorry for the server error. If you need help, please contact a Digital Expert at ${PHONE}.`
const wordsOf = (failure: CallFailed) => Object.values(failedCallWords(failure, PHONE))

describe("a failed call in its place [p8-failure-in-place]", () => {
  it.each([
    [new ServerFailed({ status: 503 }), "Server Error", "Sorry, please try again", ""],
    [new ServerFailed({ status: 500 }), "Server Error", HELP, "Try again in a moment."],
    [new ServerFailed({ status: 422 }), "Server Error", HELP, "Try again in a moment."],
    [new NotFound({ what: "list" }), "Server Error", HELP, ""],
    [new Refused({ message: "" }), "Server Error", "Sorry, please try again", ""],
    [
      new ConnectTimedOut(),
      "Connect Error",
      "Please check the internet connection",
      "Try again once the connection is back.",
    ],
    [new NetworkFailed(), "Connect Error", "Network connect fail", "Try again once the connection is back."],
  ])("of %s has a title, its words and when to try again", (failure, ...words) => {
    expect(wordsOf(failure)).toEqual(words)
  })

  it("has no title when the server gives the reason of a refusal", () => {
    expect(wordsOf(new Refused({ message: "Another list has this name." }))).toEqual([
      "",
      "Another list has this name.",
      "",
    ])
  })

  it.each([new SignedOut(), new Forbidden()])("of %s is what the user may not do", (failure) => {
    expect(wordsOf(failure)).toEqual(["", "auth error", ""])
  })

  it.each([
    [new ServerFailed({ status: 503 }), "Server Error: Sorry, please try again"],
    [new NetworkFailed(), "Connect Error: Network connect fail"],
    [new Refused({ message: "Another list has this name." }), "Another list has this name."],
  ])("of %s fits on one line", (failure, line) => {
    expect(failedCallLine(failure, PHONE)).toBe(line)
  })
})
