import { AccountNotCreated, InquiryNotSent, isInquirySent, Requests } from "@listwright/domain/requests"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { envelopeData, envelopeDataOrNone } from "../envelopeData.ts"

/** Provides Requests over the contract. */
export const layerRequestsHttp = Layer.effect(
  Requests,
  Effect.map(ApiClient, ({ Requests: calls, V1Requests }) =>
    Requests.of({
      sendInquiry: (inquiry) =>
        Effect.flatMap(
          mapCallFailure("answer")(
            calls.SendMessage({ payload: { Action: "save-contact-info", FormData: inquiry } }),
          ),
          ({ Status }) => (isInquirySent(Status) ? Effect.void : Effect.fail(new InquiryNotSent())),
        ),
      sendCampaign: (payload) => Effect.asVoid(envelopeData(calls.AddMarketingEmail({ payload }))),
      campaigns: () =>
        Effect.map(mapCallFailure("list")(V1Requests.campaigns()), ({ campaigns }) => campaigns),
      createAccount: (AccountName) =>
        Effect.flatMap(envelopeDataOrNone(calls.CreateAccount({ payload: { AccountName } })), (isCreated) =>
          isCreated === true ? Effect.void : Effect.fail(new AccountNotCreated()),
        ),
    }),
  ),
)
