import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { Campaign } from "./Campaign.ts"
import type { ContactInquiry } from "./ContactInquiry.ts"
import type { MarketingRequest } from "./MarketingRequest.ts"

/** The error for a message that was received but not sent: its Status isn't 1. */
export class InquiryNotSent extends Schema.TaggedError<InquiryNotSent>()("InquiryNotSent", {}) {}

/** The error for a server response without an account. */
export class AccountNotCreated extends Schema.TaggedError<AccountNotCreated>()("AccountNotCreated", {}) {}

/** Receives customers' messages and opens accounts for customers. */
export class Requests extends Context.Service<
  Requests,
  {
    readonly sendInquiry: (inquiry: ContactInquiry) => Effect.Effect<void, CallFailed | InquiryNotSent>
    readonly sendCampaign: (request: MarketingRequest) => Effect.Effect<void, CallFailed>
    /** Returns the user's requested campaigns, latest first. */
    readonly campaigns: () => Effect.Effect<ReadonlyArray<Campaign>, CallFailed>
    readonly createAccount: (name: string) => Effect.Effect<void, CallFailed | AccountNotCreated>
  }
>()("@listwright/domain/Requests") {}
