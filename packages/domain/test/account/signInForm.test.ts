import { describe, expect, it } from "vitest"
import { signInFailedNotice, tooManyAttemptsNotice } from "../../src/account/Notices.ts"
import { signInProblems } from "../../src/account/sign-in/signIn.ts"

describe("the sign-in form [p5-sign-in]", () => {
  it("takes an address with an @ that is not last, even a first one", () => {
    expect(signInProblems({ email: "demo@listwright.example", password: "x" })).toEqual({})
    expect(signInProblems({ email: "@b", password: "x" })).toEqual({})
  })

  it("asks for what is empty", () => {
    expect(signInProblems({ email: " ", password: "" })).toEqual({
      email: "It's required",
      password: "It's required",
    })
  })

  it("says that an address cannot be one", () => {
    expect(signInProblems({ email: "demo@", password: "x" })).toEqual({ email: "E-mail must be valid" })
    expect(signInProblems({ email: "demo", password: "x" })).toEqual({ email: "E-mail must be valid" })
  })

  it("takes blanks for a password", () => {
    expect(signInProblems({ email: "a@b", password: "  " })).toEqual({})
  })

  it("never tells which of the two was wrong [p8-sign-in-failed]", () => {
    expect(signInFailedNotice.text).toBe("The email address or password entered is invalid.")
    expect(tooManyAttemptsNotice(30).text).toContain("30 seconds")
  })
})
