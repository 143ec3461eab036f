import { Effect, Layer, Result } from "effect"
import { describe, expect, it } from "vitest"
import { type CampaignRequest, emptyCampaignRequest } from "../../src/requests/CampaignRequest.ts"
import { type ContactInquiry, isInquirySent } from "../../src/requests/ContactInquiry.ts"
import type { MarketingRequest } from "../../src/requests/MarketingRequest.ts"
import { inquiryFailedNotice, inquirySentNotice } from "../../src/requests/Notices.ts"
import { InquiryNotSent, Requests } from "../../src/requests/Requests.ts"
import { sendCampaignRequest } from "../../src/requests/campaignButton.ts"
import { sendContactMessage, sendDiagnosticRequest } from "../../src/requests/sendInquiry.ts"
import { NetworkFailed } from "../../src/shared/Failures.ts"
import { FormIncomplete } from "../../src/shared/FieldProblems.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

const origin = { pageInfo: "/", siteName: "Listwright" }
const message = { name: "Jane", email: "jane@example.com", message: "Hello" }
const diagnostic = {
  firstName: "Jane",
  lastName: "Roe",
  company: "",
  email: "jane@example.com",
  quantity: "",
  comments: "Please",
}
const campaign: CampaignRequest = {
  ...emptyCampaignRequest,
  goal: "Sell more of everything",
  name: "Jane",
  email: "jane@example.com",
  phone: "312 555 0100",
  prospects: ["Email"],
}

/** A desk that takes everything, or answers with a status that is not 1. */
const desk = (isOpen: boolean) => {
  const taken: Array<ContactInquiry | MarketingRequest> = []
  const layer = Layer.succeed(Requests, {
    campaigns: () => Effect.succeed([]),
    sendInquiry: (inquiry) => {
      taken.push(inquiry)
      return isOpen ? Effect.void : Effect.fail(new InquiryNotSent())
    },
    sendCampaign: (request) => {
      taken.push(request)
      return isOpen ? Effect.void : Effect.fail(new NetworkFailed())
    },
    createAccount: () => Effect.die("not asked here"),
  })
  return {
    taken,
    send: <A, E>(sending: Effect.Effect<A, E, Requests>) =>
      Effect.runPromise(Effect.result(Effect.provide(sending, layer))),
  }
}

describe("sending a message", () => {
  it("hands it over once it is complete", async () => {
    const { taken, send } = desk(true)
    expect(await send(sendContactMessage(message, origin))).toEqual(Result.succeed(undefined))
    expect(await send(sendDiagnosticRequest(diagnostic, origin, "byPlace"))).toEqual(
      Result.succeed(undefined),
    )
    expect(await send(sendCampaignRequest(campaign))).toEqual(Result.succeed(undefined))
    expect(taken).toMatchObject([
      { firstName: "Jane", source: "" },
      { firstName: "Jane", source: "Data-Diagnostic" },
      { name: "Jane", prospects: "Email" },
    ])
  })

  it("hands nothing over that is incomplete", async () => {
    const { taken, send } = desk(true)
    const results = [
      await send(sendContactMessage({ ...message, name: "" }, origin)),
      await send(sendDiagnosticRequest({ ...diagnostic, comments: "" }, origin, "byPlace")),
      await send(sendCampaignRequest({ ...campaign, phone: "" })),
    ]
    expect(results).toEqual([
      Result.fail(new FormIncomplete({ problems: { name: "It's required" } })),
      Result.fail(new FormIncomplete({ problems: { comments: "It's required" } })),
      Result.fail(new FormIncomplete({ problems: { phone: "Phone is required" } })),
    ])
    expect(taken).toEqual([])
  })

  it("fails when the desk does not take it", async () => {
    const { send } = desk(false)
    expect(await send(sendContactMessage(message, origin))).toEqual(Result.fail(new InquiryNotSent()))
    expect(await send(sendDiagnosticRequest(diagnostic, origin, "byPlace"))).toEqual(
      Result.fail(new InquiryNotSent()),
    )
    expect(await send(sendCampaignRequest(campaign))).toEqual(Result.fail(new NetworkFailed()))
  })
})

describe("the status of a message [p4-contact-steps]", () => {
  it.each([
    [1, true],
    [0, false],
    [2, false],
    [-1, false],
  ])("%i means sent: %s", (status, sent) => {
    expect(isInquirySent(status)).toBe(sent)
  })
})

describe("what is said of a message [p8-contact-failed] [p8-side-form]", () => {
  it.each([
    ["contactUs", null, TEXTS.inquiryFailed],
    ["diagnostic", null, TEXTS.inquiryFailed],
    ["sideNavigation", TEXTS.messageSent, TEXTS.messageFailed],
  ] as const)("of %s: sent %s, failed %s", (place, sent, failed) => {
    expect(inquirySentNotice(place)?.text ?? null).toBe(sent)
    expect(inquirySentNotice(place)?.kind).toBe(sent === null ? undefined : "success")
    expect(inquiryFailedNotice(place)).toMatchObject({ kind: "error", title: "", text: failed })
  })
})
