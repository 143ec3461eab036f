import { describe, expect, it } from "vitest"
import { changePasswordProblems, newPasswordProblems } from "../../src/account/sign-in/newPassword.ts"
import {
  passwordFailures,
  passwordFailureText,
  passwordHelp,
  type PasswordWording,
} from "../../src/account/sign-in/passwordRules.ts"
import { MAX_PHOTO_BYTES, isPhotoWithinLimit } from "../../src/account/settings/uploadPhoto.ts"
import {
  READ_ONLY_PROFILE_FIELDS,
  type ProfileForm,
  profileProblems,
} from "../../src/account/settings/profileForm.ts"
import { accountSettings } from "../../src/account/settings/accountSettings.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

const words: PasswordWording = { policy: "spec", message: "corrected" }
const good = "Abcdefgh12"

describe("a new password [p5-new-password] [p9-password-length]", () => {
  it.each([
    ["spec", "Abcdefg12", ["length"]],
    ["spec", good, []],
    ["spec", `Aa1${"x".repeat(125)}`, []],
    ["spec", `Aa1${"x".repeat(126)}`, ["length"]],
    ["nist", "a".repeat(14), ["length"]],
    ["nist", "a".repeat(15), []],
    ["nist", "a".repeat(129), ["length"]],
  ] as const)("by %s, '%s' lacks %j", (policy, password, lacks) => {
    expect(passwordFailures(password, policy)).toEqual(lacks)
  })

  it("says a line for each thing that it lacks", () => {
    expect(newPasswordProblems({ newPassword: "...", confirmation: "..." }, words)).toEqual({
      newPassword: [
        "The new password must have 10 to 128 characters.",
        "The new password must have at least one number.",
        "The new password must have at least one uppercase letter.",
        "The new password must have at least one lowercase letter.",
      ].join("\n"),
    })
  })

  it.each([
    ["spec", "corrected", "10 to 128"],
    ["nist", "corrected", "15 to 128"],
    ["spec", "asWritten", "at least 8"],
  ] as const)("has a length text by %s, %s: %s characters", (policy, message, length) => {
    expect(passwordFailureText("length", { policy, message })).toBe(
      `The new password must have ${length} characters.`,
    )
  })

  it.each([
    [
      "spec",
      "corrected",
      "10 to 128 characters, at least one number, one uppercase and one lowercase letter. Passwords are case-sensitive.",
    ],
    ["nist", "corrected", "15 to 128 characters of any kind. Passwords are case-sensitive."],
    [
      "spec",
      "asWritten",
      "10 to 20 characters, at least one number, one uppercase and one lowercase letter. Passwords are case-sensitive.",
    ],
  ] as const)("has its help by %s, %s [p5-password-help]", (policy, message, help) => {
    expect(passwordHelp({ policy, message })).toBe(help)
  })
})

describe("the form of a new password", () => {
  it("takes what satisfies the policy and is repeated", () => {
    expect(newPasswordProblems({ newPassword: good, confirmation: good }, words)).toEqual({})
  })

  it("refuses another confirmation, letter for letter [p5-password-confirmation]", () => {
    expect(newPasswordProblems({ newPassword: good, confirmation: `${good} ` }, words)).toEqual({
      confirmation: "The new passwords you've entered do not match. Please re-enter.",
    })
  })

  it("asks for the old password in the settings [p5-old-password]", () => {
    const form = { oldPassword: "", newPassword: good, confirmation: good }
    expect(changePasswordProblems(form, words)).toEqual({ oldPassword: TEXTS.enterPasswords })
    expect(changePasswordProblems({ ...form, oldPassword: " " }, words)).toEqual({})
  })
})

const profile: ProfileForm = {
  company: "Shop",
  addressLine: "1 Main St",
  addressLine2: "",
  city: "Chicago",
  state: "IL",
  zip: "60614",
  countryCode: "US",
  currentPassword: "old",
}

describe("the profile form", () => {
  it("takes a filled form, without a second line", () => {
    expect(profileProblems(profile)).toEqual({})
  })

  it.each(["company", "addressLine", "city", "state", "zip", "currentPassword"] as const)(
    "needs %s [p5-profile-required]",
    (field) => {
      expect(profileProblems({ ...profile, [field]: "" })).toEqual({ [field]: "It's required" })
    },
  )

  it("takes blanks for a password and for nothing else", () => {
    expect(profileProblems({ ...profile, city: " ", currentPassword: " " })).toEqual({
      city: "It's required",
    })
  })

  it("leaves name, email and phone alone [p5-profile-read-only]", () => {
    expect(READ_ONLY_PROFILE_FIELDS).toEqual(["name", "email", "phone"])
    for (const field of READ_ONLY_PROFILE_FIELDS) expect(profile).not.toHaveProperty(field)
  })
})

describe("the account settings", () => {
  it("without an address stay open, ask for it and offer no new password [p4-settings-dismissal] [p4-first-time-notice] [p4-change-password-offered]", () => {
    expect(accountSettings(false)).toEqual({
      tabs: ["Overview", "Payment Info"],
      closesOnBackdrop: false,
      notice: {
        kind: "info",
        title: "",
        text: "Welcome! Please fill in your information first.",
        durationMs: 5_000,
      },
    })
  })

  it("with an address have three tabs and close", () => {
    expect(accountSettings(true)).toEqual({
      tabs: ["Overview", "Change Password", "Payment Info"],
      closesOnBackdrop: true,
      notice: null,
    })
  })
})

describe("a photo [p5-photo] [p9-photo-bytes]", () => {
  it("may have 2,097,152 bytes and not one more", () => {
    expect(MAX_PHOTO_BYTES).toBe(2_097_152)
    expect([2_097_152, 2_097_153].map(isPhotoWithinLimit)).toEqual([true, false])
  })
})
