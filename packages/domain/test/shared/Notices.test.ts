import { describe, expect, it } from "vitest"
import {
  ConnectTimedOut,
  NetworkFailed,
  NotFound,
  Refused,
  ServerFailed,
  SignedOut,
} from "../../src/shared/Failures.ts"
import { joinTexts } from "../../src/shared/Notice.ts"
import { callFailedNotice } from "../../src/shared/Notices.ts"

describe("the notice of a failed call", () => {
  const contact =
    "Sorry for the server error. If you need help, please contact a Digital Expert at 800 555 0100."

  it.each([
    [new SignedOut(), "", "auth error"],
    [new Refused({ message: "Wrong password." }), "", "Wrong password."],
    [new Refused({ message: "" }), "", "Sorry, please try again"],
    [new ServerFailed({ status: 503 }), "Server Error", "Sorry, please try again"],
    [new ServerFailed({ status: 500 }), "Server Error", contact],
    [new NotFound({ what: "order" }), "Server Error", contact],
    [new ConnectTimedOut(), "Connect Error", "Please check the internet connection"],
    [new NetworkFailed(), "", "Network connect fail"],
  ])("of %s has the specified words", (failure, title, text) => {
    expect(callFailedNotice(failure, "800 555 0100")).toMatchObject({
      kind: "error",
      title,
      text,
      durationMs: 5_000,
    })
  })
})

describe("several warnings", () => {
  it("are one text, a line each", () => {
    expect(joinTexts(["one", "two"])).toBe("one\ntwo")
  })
})
