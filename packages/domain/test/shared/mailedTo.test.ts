import { expect, it } from "vitest"
import { mailingOutcomeText } from "../../src/shared/MailingOutcome.ts"

it.each([
  [{ sent: ["a@x"], mustConfirm: [], refused: [] }, "Sent to a@x."],
  [
    { sent: ["a@x", "b@x"], mustConfirm: ["c@x"], refused: [] },
    "Sent to a@x and b@x; c@x must confirm first, so we're emailing a link.",
  ],
  [
    { sent: [], mustConfirm: ["c@x", "d@x"], refused: [] },
    "c@x and d@x must confirm first, so we're emailing each of them a link.",
  ],
  [{ sent: [], mustConfirm: [], refused: ["e@x"] }, "e@x doesn't want email from your account."],
  [
    { sent: ["a@x"], mustConfirm: ["c@x"], refused: ["e@x", "f@x"] },
    "Sent to a@x; c@x must confirm first, so we're emailing a link; e@x and f@x don't want email from your account.",
  ],
])("what became of %j is said in a sentence", (mailed, text) => {
  expect(mailingOutcomeText(mailed)).toBe(text)
})
