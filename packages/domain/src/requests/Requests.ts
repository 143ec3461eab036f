import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { Campaign } from "./Campaign.ts"
import type { ContactInquiry } from "./ContactInquiry.ts"
import type { MarketingRequest } from "./MarketingRequest.ts"

/** Raised when a message was received but not sent, which means that its Status isn't 1. */
export class InquiryNotSent extends Schema.TaggedError<InquiryNotSent>()("InquiryNotSent", {}) {}

/** Raised when the server responds without an account. */
export class AccountNotCreated extends Schema.TaggedError<AccountNotCreated>()("AccountNotCreated", {}) {}

/** The port for sending customers' messages and creating accounts for them. */
export class Requests extends Context.Service<
  Requests,
  {
    readonly sendInquiry: (inquiry: ContactInquiry) => Effect.Effect<void, CallFailed | InquiryNotSent>
    readonly sendCampaign: (request: MarketingRequest) => Effect.Effect<void, CallFailed>
    /** Returns the user's requested campaigns, most recent first. */
    readonly campaigns: () => Effect.Effect<ReadonlyArray<Campaign>, CallFailed>
    readonly createAccount: (name: string) => Effect.Effect<void, CallFailed | AccountNotCreated>
  }
>()("@listwright/domain/Requests") {}
