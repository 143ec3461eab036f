import { describe, expect, it } from "vitest"
import { canCall, needsPasswordCheck, needsSignIn } from "../../src/account/callAccess.ts"
import { signInDestination, nextSignInView } from "../../src/account/sign-in/signInView.ts"
import { isPasswordCheckValid, isTemporaryPasswordValid } from "../../src/account/sign-in/timeLimits.ts"

describe("the views of the sign-in page [p4-sign-in-views]", () => {
  it.each([
    ["signIn", "forgot", "forgotPassword"],
    ["signIn", "mustReset", "resetPassword"],
    ["forgotPassword", "back", "signIn"],
    ["forgotPassword", "mustReset", "forgotPassword"],
    ["resetPassword", "forgot", "resetPassword"],
    ["resetPassword", "resetDone", "signIn"],
  ] as const)("%s, %s: %s", (view, event, next) => {
    expect(nextSignInView(view, event)).toBe(next)
  })
})

describe("the next address [p4-next-address]", () => {
  it.each(["/MainPage.aspx", "https://lists.example/main", "/Prospect/Start.aspx?x=1", "/x?to=main"])(
    "%s has a marker of the landing page",
    (address) => {
      expect(signInDestination(address)).toEqual({ _tag: "Landing" })
    },
  )

  it.each(["/ResetPassword.aspx", "/main/resetpwd", "https://lists.example/reset"])(
    "%s points at the reset page",
    (address) => {
      expect(signInDestination(address)).toEqual({ _tag: "ResetView" })
    },
  )

  it.each(["/", "/orderhistory", "https://main.example/slc", "/domain", "//reset.example/x"])(
    "%s is opened as it is",
    (address) => {
      expect(signInDestination(address)).toEqual({ _tag: "Open", address })
    },
  )
})

describe("what a session may call", () => {
  const calls = [
    "LoginUser",
    "GeneratePwd",
    "SendMessage",
    "InitSite",
    "ResetPassword",
    "UpdateUser",
    "UpdatePassword",
    "GetOrder",
  ]

  it.each([
    ["guest", ["LoginUser", "GeneratePwd", "SendMessage", "InitSite"]],
    ["temporary", ["LoginUser", "GeneratePwd", "SendMessage", "InitSite", "ResetPassword"]],
    ["full", calls.filter((call) => call !== "ResetPassword")],
  ] as const)("as %s is %j", (session, allowed) => {
    expect(calls.filter((call) => canCall(session, call))).toEqual(allowed)
  })

  it("needs the password to be checked before user and password are changed", () => {
    expect(calls.filter(needsPasswordCheck)).toEqual(["UpdateUser", "UpdatePassword"])
  })
})

describe("the pages that need a signed-in user [p6-signed-in]", () => {
  it("are all but sign-in, the diagnostic form and the two error pages", () => {
    const pages = [
      "landing",
      "order",
      "orderhistory",
      "slc",
      "reward",
      "videos",
      "signin",
      "digitalCampaigns",
      "freedatadiagnostic",
      "DigitalReporting",
      "403",
      "404",
      "test/summary",
    ] as const
    expect(pages.filter((page) => !needsSignIn(page))).toEqual(["signin", "freedatadiagnostic", "403", "404"])
  })
})

describe("a checked password", () => {
  it.each([
    [0, true],
    [299_999, true],
    [300_000, true],
    [300_001, false],
    [-1, false],
  ])("holds %d ms later: %s", (later, holds) => {
    expect(isPasswordCheckValid(1_000_000, 1_000_000 + later)).toBe(holds)
  })

  it("that never was holds nothing", () => {
    expect(isPasswordCheckValid(null, 0)).toBe(false)
  })
})

describe("a temporary password", () => {
  it.each([
    [0, true],
    [1_800_000, true],
    [1_800_001, false],
    [-1, false],
  ])("can be used %d ms later: %s", (later, holds) => {
    expect(isTemporaryPasswordValid({ issuedAt: 5_000, used: false }, 5_000 + later)).toBe(holds)
  })

  it("can be used once", () => {
    expect(isTemporaryPasswordValid({ issuedAt: 0, used: true }, 1)).toBe(false)
  })
})
