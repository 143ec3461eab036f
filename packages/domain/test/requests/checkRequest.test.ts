import { describe, expect, it } from "vitest"
import {
  MAX_ACCOUNT_NAME_LENGTH,
  toCampaignRequest,
  CHOICE_UNAVAILABLE_MESSAGE,
  inquiryProblems,
  isAccountName,
  marketingProblems,
} from "../../src/requests/checkRequest.ts"
import { emptyCampaignRequest } from "../../src/requests/CampaignRequest.ts"
import { messageToInquiry } from "../../src/requests/ContactMessage.ts"
import { toMarketingRequest } from "../../src/requests/MarketingRequest.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

const origin = { pageInfo: "/", siteName: "Listwright" }
const message = messageToInquiry({ name: "Ann", email: "ann@bakery.example", message: "Hello" }, origin)

describe("a message that comes in", () => {
  it("is checked as Contact Us is [p5-contact-us]", () => {
    expect(inquiryProblems(message, "byPlace")).toEqual({})
    expect(inquiryProblems({ ...message, firstName: " ", email: "ann@", comment: "" }, "byPlace")).toEqual({
      name: "It's required",
      email: "E-mail must be valid",
      message: "It's required",
    })
  })

  it("is checked as the diagnostic is, by its Source [p5-diagnostic]", () => {
    const diagnostic = { ...message, source: "Data-Diagnostic" }
    expect(inquiryProblems(diagnostic, "byPlace")).toEqual({ lastName: "It's required" })
    const complete = { ...diagnostic, lastName: "Buyer" }
    expect(inquiryProblems({ ...complete, quantity: "10000" }, "byPlace")).toEqual({})
    expect(inquiryProblems({ ...complete, quantity: "9999" }, "byPlace")).toEqual({
      quantity: "10,000 to 25,000 records",
    })
    expect(inquiryProblems({ ...complete, quantity: "100000" }, "landing")).toEqual({})
  })
})

describe("a campaign request that comes in", () => {
  const typed = {
    ...emptyCampaignRequest,
    goal: "More people in our shop",
    name: "Ann",
    email: "ann@bakery.example",
    phone: "312-555-0100",
    prospects: ["Email", "Other"] as const,
    otherProspect: "Radio, TV",
  }

  it("is read as it was filled in", () => {
    expect(toCampaignRequest(toMarketingRequest(typed))).toEqual(typed)
  })

  it("is checked as its form is [p5-campaign]", () => {
    expect(marketingProblems(toMarketingRequest(typed))).toEqual({})
    expect(marketingProblems(toMarketingRequest({ ...typed, goal: "More", prospects: [] }))).toEqual({
      goal: "Enter at least 10 characters",
      prospects: TEXTS.campaignProspects,
    })
  })

  it.each([{ campaignBudget: "$1" }, { startDate: "Yesterday" }])("is refused with %o", (change) => {
    expect(marketingProblems({ ...toMarketingRequest(typed), ...change })).toEqual({
      campaignBudget: CHOICE_UNAVAILABLE_MESSAGE,
    })
  })
})

it("an account has a name of 1 to 100 characters, blanks around it not counted [p5-create-account]", () => {
  expect(
    ["", "  ", "A", "a".repeat(MAX_ACCOUNT_NAME_LENGTH + 1), ` ${"a".repeat(MAX_ACCOUNT_NAME_LENGTH)} `].map(
      isAccountName,
    ),
  ).toEqual([false, false, true, false, true])
  expect(["A\nB", "A\u2028B", "A\u202EB", " A\n"].map(isAccountName)).toEqual([false, false, false, true])
})
