import { Effect, Layer } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { Accounts } from "../../src/account/Accounts.ts"
import { changePassword } from "../../src/account/sign-in/changePassword.ts"
import { forgotPassword } from "../../src/account/sign-in/forgotPassword.ts"
import {
  invalidEmailAddressNotice,
  resetFailedNotice,
  temporaryPasswordSentNotice,
} from "../../src/account/Notices.ts"
import {
  passwordNotUpdatedNotice,
  passwordUpdatedNotice,
  profileNotSavedNotice,
  profileSavedNotice,
} from "../../src/account/settings/Notices.ts"
import { NotSaved } from "../../src/account/NotSaved.ts"
import { PasswordResets } from "../../src/account/sign-in/PasswordResets.ts"
import { Profiles, WrongPassword } from "../../src/account/settings/Profiles.ts"
import { resetPassword } from "../../src/account/sign-in/newPassword.ts"
import { saveProfile } from "../../src/account/settings/saveProfile.ts"
import { uploadPhoto } from "../../src/account/settings/uploadPhoto.ts"
import { type CallFailed, Refused, SignedOut } from "../../src/shared/Failures.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

const refused = new Refused({ reason: "no" })
const signedOut = new SignedOut()
let calls: Array<unknown> = []
let failure: CallFailed | null = null
beforeEach(() => {
  calls = []
  failure = null
})

const called = (...call: ReadonlyArray<unknown>): Effect.Effect<void, CallFailed> =>
  Effect.suspend(() => {
    calls.push(call)
    return failure === null ? Effect.void : Effect.fail(failure)
  })

const layer = Layer.mergeAll(
  Layer.mock(Profiles, {
    checkPassword: (current) =>
      current === "old"
        ? Effect.sync(() => void calls.push(["checkPassword"]))
        : Effect.fail(new WrongPassword()),
    save: (profile) => called("save", profile),
    updatePassword: (password) => called("updatePassword", password),
    uploadPhoto: ({ bytes }) => called("uploadPhoto", bytes),
  }),
  Layer.mock(PasswordResets, {
    resetPassword: (password) => called("resetPassword", password),
    mailTemporaryPassword: (email) => called("mail", email),
  }),
  Layer.mock(Accounts, {
    signIn: (email, password) => Effect.sync(() => (calls.push(["signIn", email, password]), "/next")),
  }),
)
const run = <A, E>(effect: Effect.Effect<A, E, Profiles | PasswordResets | Accounts>) =>
  Effect.runPromise(Effect.provide(effect, layer))

const good = "Abcdefgh12"
const words = { policy: "spec", message: "corrected" } as const
const profile = {
  company: "Shop",
  addressLine: "1 Main St",
  addressLine2: "",
  city: "Chicago",
  state: "IL",
  zip: "60614",
  countryCode: "US" as const,
}

describe("saving the profile", () => {
  it("checks the password first and sends the rest [p5-profile-password-first]", async () => {
    await run(saveProfile({ ...profile, currentPassword: "old" }))
    expect(calls).toEqual([["checkPassword"], ["save", profile]])
    expect(profileSavedNotice).toMatchObject({ kind: "success", text: TEXTS.profileSaved })
  })

  it("ends with a wrong password [p8-wrong-profile-password]", async () => {
    const wrong = await run(Effect.flip(saveProfile({ ...profile, currentPassword: "new" })))
    expect(calls).toEqual([])
    expect(wrong._tag === "WrongPassword" && profileNotSavedNotice(wrong)).toMatchObject({
      kind: "error",
      text: "Wrong password.",
    })
  })

  it("sends no request while the form is incomplete", async () => {
    const incomplete = await run(Effect.flip(saveProfile({ ...profile, city: "", currentPassword: "" })))
    expect(incomplete).toMatchObject({
      _tag: "FormIncomplete",
      problems: { city: "It's required", currentPassword: "It's required" },
    })
    expect(calls).toEqual([])
  })

  it("that fails says so, whatever failed, but not for a session that ended [p8-profile-saved]", async () => {
    failure = refused
    expect(await run(Effect.flip(saveProfile({ ...profile, currentPassword: "old" })))).toEqual(
      new NotSaved({ failure: refused }),
    )
    expect(profileNotSavedNotice(new NotSaved({ failure: refused }))).toMatchObject({
      kind: "error",
      text: TEXTS.profileNotSaved,
    })
    failure = signedOut
    expect(await run(Effect.flip(saveProfile({ ...profile, currentPassword: "old" })))).toBe(signedOut)
  })
})

describe("changing the password", () => {
  const form = { oldPassword: "old", newPassword: good, confirmation: good }

  it("checks the old one and sets the new one [p8-password-updated]", async () => {
    await run(changePassword(form, words))
    expect(calls).toEqual([["checkPassword"], ["updatePassword", good]])
    expect(passwordUpdatedNotice).toMatchObject({ kind: "success", text: TEXTS.passwordUpdated })
  })

  it("refuses a wrong old one [p8-wrong-old-password] [p5-old-password]", async () => {
    const wrong = await run(Effect.flip(changePassword({ ...form, oldPassword: "older" }, words)))
    expect(calls).toEqual([])
    expect(wrong._tag === "WrongPassword" && passwordNotUpdatedNotice(wrong)).toMatchObject({
      kind: "error",
      text: "The old password is invalid.",
    })
  })

  it("sends no request while the form is incomplete", async () => {
    const incomplete = await run(Effect.flip(changePassword({ ...form, confirmation: "" }, words)))
    expect(incomplete._tag).toBe("FormIncomplete")
    expect(calls).toEqual([])
  })

  it("that fails says so [p8-password-updated]", async () => {
    failure = refused
    const failed = await run(Effect.flip(changePassword(form, words)))
    expect(failed._tag === "NotSaved" && passwordNotUpdatedNotice(failed)).toMatchObject({
      kind: "error",
      text: TEXTS.passwordNotUpdated,
    })
  })
})

describe("resetting the password", () => {
  it("signs in with the new one [p4-reset-signs-in]", async () => {
    const next = await run(
      resetPassword("ann@shop.example", { newPassword: good, confirmation: good }, words),
    )
    expect(next).toBe("/next")
    expect(calls).toEqual([
      ["resetPassword", good],
      ["signIn", "ann@shop.example", good],
    ])
  })

  it("signs nobody in when it fails [p8-reset-failed]", async () => {
    failure = refused
    const failed = await run(
      Effect.flip(resetPassword("ann@shop.example", { newPassword: good, confirmation: good }, words)),
    )
    expect(failed._tag).toBe("NotSaved")
    expect(calls).toEqual([["resetPassword", good]])
    expect(resetFailedNotice).toMatchObject({
      kind: "error",
      text: TEXTS.resetFailed,
    })
  })

  it("sends no request with a password that is too weak", async () => {
    const weak = await run(
      Effect.flip(resetPassword("ann@shop.example", { newPassword: "weak", confirmation: "weak" }, words)),
    )
    expect(weak._tag).toBe("FormIncomplete")
    expect(calls).toEqual([])
  })
})

describe("a forgotten password", () => {
  it.each([
    ["", "It's required"],
    ["ann", "E-mail must be valid"],
    ["ann@", "E-mail must be valid"],
  ])("of '%s' says %s [p5-forgot-password]", async (email, text) => {
    expect(await run(Effect.flip(forgotPassword(email)))).toMatchObject({ problems: { email: text } })
    expect(calls).toEqual([])
  })

  it("of a malformed address is refused [p8-forgot-password]", async () => {
    expect((await run(Effect.flip(forgotPassword("@shop.example"))))._tag).toBe("InvalidEmailAddress")
    expect(calls).toEqual([])
    expect(invalidEmailAddressNotice).toMatchObject({ kind: "error", text: TEXTS.invalidEmailAddress })
  })

  it("is replaced by one that is mailed, with the support line [p8-forgot-password]", async () => {
    await run(forgotPassword(" ann@shop.example "))
    expect(calls).toEqual([["mail", "ann@shop.example"]])
    // A site without a phone doesn't end in "call .".
    expect(temporaryPasswordSentNotice("").text).toBe(
      "We've emailed you a temporary password. Please change it the next time you sign in.",
    )
    expect(temporaryPasswordSentNotice("800 555 0100")).toMatchObject({
      kind: "success",
      text: "We've emailed you a temporary password. Please change it the next time you sign in. For support, call 800 555 0100.",
    })
  })
})

describe("a new photo", () => {
  it("goes up when it fits", async () => {
    expect(await run(uploadPhoto({ dataUrl: "data:,", bytes: 2_097_152 }))).toBe("uploaded")
    expect(calls).toEqual([["uploadPhoto", 2_097_152]])
  })

  it("above the limit is ignored without a word [p4-photo-limit]", async () => {
    expect(await run(uploadPhoto({ dataUrl: "data:,", bytes: 2_097_153 }))).toBe("ignored")
    expect(calls).toEqual([])
  })
})
