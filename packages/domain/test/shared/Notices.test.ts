import { describe, expect, it } from "vitest"
import {
  ConnectTimedOut,
  Forbidden,
  NetworkFailed,
  NotFound,
  Refused,
  ServerFailed,
  SignedOut,
} from "../../src/shared/Failures.ts"
import { joinTexts } from "../../src/shared/Notice.ts"
import {
  callFailedAlert,
  callFailedNotice,
  EMAIL_MUST_BE_VALID,
  ITS_REQUIRED,
  pageNotFound,
  UNKNOWN_ROUTE_LEADS_TO,
} from "../../src/shared/Notices.ts"

const contact =
  "Sorry for the server error. If you need help, please contact a Digital Expert at 800 555 0100."

describe("the notice of a failed call [p8-server-above-500] [p8-connect-408] [p8-other-errors] [p8-network]", () => {
  it.each([
    [new SignedOut(), "", "auth error"],
    [new Refused({ message: "Wrong password." }), "Server Error", "Wrong password."],
    [new Refused({ message: "" }), "Server Error", "Sorry, please try again"],
    [new ServerFailed({ status: 501 }), "Server Error", "Sorry, please try again"],
    [new ServerFailed({ status: 500 }), "Server Error", contact],
    [new ServerFailed({ status: 400 }), "Server Error", contact],
    [new NotFound({ what: "order" }), "Server Error", contact],
    [new ConnectTimedOut(), "Connect Error", "Please check the internet connection"],
    [new NetworkFailed(), "", "Network connect fail"],
  ])("of %s has the specified words", (failure, title, text) => {
    expect(callFailedNotice(failure, "800 555 0100")).toEqual({
      kind: "error",
      title,
      text,
      durationMs: 5_000,
    })
  })
})

describe("the alert of the browser [p8-auth]", () => {
  it("comes when the user may not do something", () => {
    expect(callFailedAlert(new Forbidden())).toEqual({ text: "auth error" })
  })

  it.each([
    new SignedOut(),
    new Refused({ message: "no" }),
    new NotFound({ what: "order" }),
    new ServerFailed({ status: 503 }),
    new ConnectTimedOut(),
    new NetworkFailed(),
  ])("does not come for %s", (failure) => {
    expect(callFailedAlert(failure)).toBeNull()
  })
})

describe("an unknown page [p8-unknown-route]", () => {
  it("is an error that leads to landing", () => {
    expect(pageNotFound).toEqual({
      kind: "error",
      title: "",
      text: "Can not find the page, Take you to the landing page",
      durationMs: 5_000,
    })
    expect(UNKNOWN_ROUTE_LEADS_TO).toBe("/")
  })
})

describe("the words that all forms share", () => {
  it("are the specification's", () => {
    expect(ITS_REQUIRED).toBe("It's required")
    expect(EMAIL_MUST_BE_VALID).toBe("E-mail must be valid")
  })
})

describe("several warnings", () => {
  it("are one text, a line each", () => {
    expect(joinTexts(["one", "two"])).toBe("one\ntwo")
  })
})
