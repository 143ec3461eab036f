import fc from "fast-check"
import { deepEqual } from "node:assert/strict"
import { CAMPAIGN_PROSPECTS } from "../../src/requests/CampaignRequest.ts"
import { diagnosticProblems } from "../../src/requests/diagnosticForm.ts"
import { joinProspects, splitProspects } from "../../src/requests/MarketingRequest.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"

/** Texts that look like the wire's own commas and labels. */
const otherText = fc
  .array(fc.constantFrom(",", "Other: ", "Email", "Social Media Ads", " ", "x"), { maxLength: 8 })
  .map((parts) => parts.join("").trim())

const complete = { firstName: "a", lastName: "b", company: "", email: "a@b", comments: "c" }

export const requestsSentences = sentencesAbout(
  "requests",
  // p9-campaign-prospects
  always(
    "prospects that were joined are split into the same ones, whatever is written of Other",
    fc.property(
      fc.subarray([...CAMPAIGN_PROSPECTS]),
      fc.oneof(otherText, fc.string()),
      (prospects, other) => {
        const otherProspect = prospects.includes("Other") ? other.trim() : ""
        deepEqual(splitProspects(joinProspects({ prospects, otherProspect: other })), {
          prospects,
          otherProspect,
        })
      },
    ),
  ),
  always(
    "prospects are joined the same in whatever order they were ticked",
    fc.property(
      fc.shuffledSubarray([...CAMPAIGN_PROSPECTS]),
      otherText,
      (ticked, otherProspect) =>
        joinProspects({ prospects: ticked, otherProspect }) ===
        joinProspects({ prospects: ticked.toReversed(), otherProspect }),
    ),
  ),
  // p9-diagnostic-quantity
  always(
    "a whole quantity passes the diagnostic form exactly from 10,000 to 25,000",
    fc.property(
      fc.oneof(
        fc.integer({ min: 9_990, max: 10_010 }),
        fc.integer({ min: 24_990, max: 25_010 }),
        fc.integer(),
      ),
      (quantity) => {
        const { quantity: problem } = diagnosticProblems(
          { ...complete, quantity: String(quantity) },
          "byPlace",
        )
        return (problem === undefined) === (quantity >= 10_000 && quantity <= 25_000)
      },
    ),
  ),
)
