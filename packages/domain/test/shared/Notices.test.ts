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
import { joinMessageLines } from "../../src/shared/Notice.ts"
import {
  callFailedAlert,
  callFailedNotice,
  INVALID_EMAIL_MESSAGE,
  REQUIRED_FIELD_MESSAGE,
  pageNotFoundNotice,
  UNKNOWN_ROUTE_REDIRECT,
} from "../../src/shared/Notices.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"
import { fillPlaceholders } from "../../src/shared/wording/MessageText.ts"

const contact = fillPlaceholders(TEXTS.serverErrorWithPhone, { phone: "800 555 0100" })

describe("the notice of a failed call [p8-server-above-500] [p8-connect-408] [p8-other-errors] [p8-network]", () => {
  it.each([
    [new SignedOut(), "", TEXTS.sessionEnded],
    [new Refused({ reason: "Wrong password." }), TEXTS.serverErrorTitle, "Wrong password."],
    [new Refused({ reason: "" }), TEXTS.serverErrorTitle, TEXTS.serverErrorTryAgain],
    [new ServerFailed({ status: 501 }), TEXTS.serverErrorTitle, TEXTS.serverErrorTryAgain],
    [new ServerFailed({ status: 500 }), TEXTS.serverErrorTitle, contact],
    [new ServerFailed({ status: 400 }), TEXTS.serverErrorTitle, contact],
    [new NotFound({ what: "order" }), TEXTS.serverErrorTitle, contact],
    [new ConnectTimedOut(), TEXTS.timedOutTitle, TEXTS.timedOut],
    [new NetworkFailed(), "", TEXTS.noConnection],
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
    expect(callFailedAlert(new Forbidden())).toEqual({ text: TEXTS.notAllowed })
  })

  it.each([
    new SignedOut(),
    new Refused({ reason: "no" }),
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
    expect(pageNotFoundNotice).toEqual({
      kind: "error",
      title: "",
      text: TEXTS.pageNotFound,
      durationMs: 5_000,
    })
    expect(UNKNOWN_ROUTE_REDIRECT).toBe("/")
  })
})

describe("the words that all forms share", () => {
  it("are the specification's", () => {
    expect(REQUIRED_FIELD_MESSAGE).toBe("It's required")
    expect(INVALID_EMAIL_MESSAGE).toBe("E-mail must be valid")
  })
})

describe("several warnings", () => {
  it("are one text, a line each", () => {
    expect(joinMessageLines(["one", "two"])).toBe("one\ntwo")
  })
})
