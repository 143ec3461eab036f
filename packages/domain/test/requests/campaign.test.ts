import { describe, expect, it } from "vitest"
import { campaignButton } from "../../src/requests/campaignButton.ts"
import { campaignProblems } from "../../src/requests/campaignForm.ts"
import {
  CAMPAIGN_BUDGETS,
  CAMPAIGN_PROSPECTS,
  CAMPAIGN_STARTS,
  type CampaignRequest,
  emptyCampaignRequest,
} from "../../src/requests/CampaignRequest.ts"
import { joinProspects, toMarketingRequest, splitProspects } from "../../src/requests/MarketingRequest.ts"
import { CAMPAIGN_REPLY_TEXT } from "../../src/requests/Notices.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

const request: CampaignRequest = {
  goal: "Sell more of everything",
  name: "Jane Roe",
  email: "jane@example.com",
  phone: "312 555 0100",
  prospects: ["Other", "Email"],
  otherProspect: " radio, posters ",
  budget: "$20,000 or more",
  start: "2-4 Weeks",
}

describe("what a campaign request offers", () => {
  it("are five budgets, the second by default [p9-campaign-budgets]", () => {
    expect(CAMPAIGN_BUDGETS).toEqual([
      "Less than $2,500",
      "$2,500 - $4,999",
      "$5,000 - $9,999",
      "$10,000 - $19,999",
      "$20,000 or more",
    ])
    expect(emptyCampaignRequest.budget).toBe(CAMPAIGN_BUDGETS[1])
  })

  it("are four start dates, ASAP by default [p9-campaign-starts]", () => {
    expect(CAMPAIGN_STARTS).toEqual(["ASAP", "2-4 Weeks", "4-8 Weeks", "More than 8 Weeks"])
    expect(emptyCampaignRequest.start).toBe("ASAP")
  })

  it("are four prospect channels, none ticked [p9-campaign-prospects]", () => {
    expect(CAMPAIGN_PROSPECTS).toEqual([
      "Email",
      "Mobile & Desktop Display banners",
      "Social Media Ads",
      "Other",
    ])
    expect(emptyCampaignRequest.prospects).toEqual([])
  })

  it("is an answer within the next business day [p9-campaign-reply]", () => {
    expect(CAMPAIGN_REPLY_TEXT).toContain("within the next business day")
  })
})

describe("the form of a campaign request [p5-campaign]", () => {
  it("has no problems when it is filled in", () => {
    expect(campaignProblems(request)).toEqual({})
  })

  it("says everything that is missing", () => {
    expect(campaignProblems(emptyCampaignRequest)).toEqual({
      goal: "Enter at least 10 characters",
      name: "Name is required",
      email: TEXTS.campaignEmail,
      phone: "Phone is required",
      prospects: TEXTS.campaignProspects,
    })
  })

  it.each([
    [{ goal: "123456789" }, { goal: "Enter at least 10 characters" }],
    [{ goal: "1234567890" }, {}],
    [{ email: "jane" }, { email: TEXTS.campaignEmail }],
    [{ otherProspect: " " }, { otherProspect: TEXTS.campaignOtherProspect }],
    [{ prospects: ["Email"], otherProspect: "" }, {}],
  ] as const)("with %j it says %j", (change, problems) => {
    expect(campaignProblems({ ...request, ...change })).toEqual(problems)
  })
})

describe("a campaign request on the wire", () => {
  it("has the fields of the marketing request, prospects joined by commas", () => {
    expect(
      toMarketingRequest({
        ...request,
        goal: " Sell more of everything ",
        name: " Jane Roe ",
        email: " jane@example.com ",
        phone: " 312 555 0100 ",
      }),
    ).toEqual({
      name: "Jane Roe",
      phone: "312 555 0100",
      email: "jane@example.com",
      accomplish: "Sell more of everything",
      prospects: "Email,Other: radio, posters",
      campaignBudget: "$20,000 or more",
      startDate: "2-4 Weeks",
    })
  })

  it.each([
    [[], "ignored", ""],
    [["Email"], "ignored", "Email"],
    [["Other"], "radio", "Other: radio"],
    [["Other"], "a,Other: b", "Other: a,Other: b"],
    [["Social Media Ads", "Email"], "", "Email,Social Media Ads"],
  ] as const)("prospects %j and '%s' are '%s'", (prospects, otherProspect, joined) => {
    expect(joinProspects({ prospects, otherProspect })).toBe(joined)
  })

  it("leaves out unknown prospects", () => {
    expect(splitProspects("Email,Television")).toEqual({ prospects: ["Email"], otherProspect: "" })
  })
})

describe("the button of a campaign request [p4-campaign-steps]", () => {
  it.each([
    ["form", "Send Request", true],
    ["submitting", "Send Request", false],
    ["done", "Close", true],
  ] as const)("in %s says %s, enabled: %s", (step, label, isEnabled) => {
    expect(campaignButton(step)).toEqual({ label, isEnabled })
  })
})
