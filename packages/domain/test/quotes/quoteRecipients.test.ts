import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { emptyContact } from "../../src/drafts/Contact.ts"
import { quoteRecipients, QuoteRecipients, quoteRecipientsProblem } from "../../src/quotes/quoteRecipients.ts"
import { EMAIL_REQUIRED } from "../../src/shared/emailList.ts"

const FIVE = ["a@b", "c@d", "e@f", "g@h", "i@j"]

describe("the recipients of a quote", () => {
  it.each([
    ["ann@bakery.example", null],
    [` ${FIVE.join(" , ")},`, null],
    ["", EMAIL_REQUIRED],
    [" , ", EMAIL_REQUIRED],
    [[...FIVE, "k@l"].join(), "Please enter at most 5 email addresses"],
    ["a@b, c", "E-mail must be valid"],
  ])("typed as '%s' have the problem %j", (typed, problem) => {
    expect(quoteRecipientsProblem(typed)).toEqual(problem)
  })

  it.each([
    [["a@b"], true],
    [FIVE, true],
    [[], false],
    [[...FIVE, "k@l"], false],
    [["a@b", "c"], false],
  ])("sent as %j are accepted: %s", (sent, isAccepted) => {
    expect(Schema.is(QuoteRecipients)(sent)).toBe(isAccepted)
  })

  it("are the contact alone in a quote that doesn't name them", () => {
    const contact = { ...emptyContact, email: "ann@bakery.example" }
    expect(quoteRecipients({ contact })).toEqual(["ann@bakery.example"])
    expect(quoteRecipients({ contact, recipients: ["a@b", "c@d"] })).toEqual(["a@b", "c@d"])
  })
})
