import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const source = join(import.meta.dirname, "../../src")
const files = globSync("**/*.{ts,tsx}", { cwd: source }).map((file) => ({
  file,
  text: readFileSync(join(source, file), "utf8"),
}))
const filesWith = (pattern: RegExp): ReadonlyArray<string> =>
  files.flatMap(({ file, text }) => (pattern.test(text) ? [file] : [])).toSorted()

// [p8-failure-in-place]
describe("the words of a failed call", () => {
  it("come from the domain in one place; the notice of an outage has words of its own", () => {
    expect(filesWith(/\b(?:callFailedNotice|failedCallMessages|failedCallText)\b/)).toEqual([
      "app/failures.ts",
      "frame/page/ConnectionNotice.tsx",
    ])
  })

  it("reach a screen as the box with its title, or as a line that begins with the title", () => {
    expect(filesWith(/\buseFailureMessages\b/)).toEqual(["app/FailedCall.tsx", "app/failures.ts"])
    expect(filesWith(/\buseFailureText\b/)).toEqual([])
  })

  it("are taken from a failure itself only where the server gives a reason of its own", () => {
    expect(filesWith(/\b(?:cause|error|failure)\.(?:message|reason)\b/)).toEqual([
      // A password that was refused, and the wait after too many of them.
      "account/settings/ChangePasswordTab.tsx",
      "account/settings/OverviewTab.tsx",
      "account/sign-in/NewPasswordForm.tsx",
      // For the log.
      "app/logError.ts",
      // A placement that was refused.
      "builder/placing/useOrderPlacement.ts",
      // An order that cannot be quoted.
      "builder/review/useSendQuote.ts",
      // The domain's problems of fields.
      "design/FormProblems.tsx",
      // The browser's words for a missing part of the program.
      "frame/routes/missingParts.ts",
      // A change that was refused.
      "list/draft/createDraftStore.ts",
      // A list that cannot be counted or priced.
      "list/ledger/refusalReason.ts",
      // A list that cannot be ordered again.
      "portal/history/OrderMoreDialog.tsx",
      // An account name that was refused.
      "portal/requests/CreateAccountDialog.tsx",
    ])
  })
})
