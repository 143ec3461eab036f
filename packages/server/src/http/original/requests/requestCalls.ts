import { Actor, Api } from "@listwright/adapters"
import { roleAbilities } from "@listwright/domain/account"
import {
  MAX_ACCOUNT_NAME_LENGTH,
  type ContactInquiry,
  inquiryProblems,
  inquiryStatuses,
  isAccountName,
  type MarketingRequest,
  marketingProblems,
} from "@listwright/domain/requests"
import {
  chosenReading,
  diagnosticThresholdReading,
  hasProblems,
  joinMessageLines,
  originalMessage,
  type MessageText,
} from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { clientNetwork } from "../../../accounts/clientNetwork.ts"
import { Users } from "../../../accounts/Users.ts"
import { Site } from "../../../configuration/Site.ts"
import { requestFromCampaign, requestFromInquiry } from "../../../requests/CustomerRequest.ts"
import { CustomerRequests } from "../../../requests/CustomerRequests.ts"
import { Quotas } from "../../../site/Quotas.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { clientAddress } from "../../answering/clientAddress.ts"
import { refuseTooManyRequests } from "../../answering/failTooManyRequests.ts"

const refuse = (problems: Readonly<Record<string, MessageText | undefined>>) =>
  new CallRefused({ reason: joinMessageLines(Object.values(problems).filter((text) => text !== undefined)) })

/** Sends a message. It's validated like its form, because the caller may not be one of our screens. */
const sendMessage = Effect.fn("sendMessage")(function* (inquiry: ContactInquiry) {
  const { configuration } = yield* Site
  const quotas = yield* Quotas
  yield* quotas
    .take("messages", clientNetwork(yield* clientAddress))
    .pipe(Effect.catchTag("QuotaReached", refuseTooManyRequests))
  const problems = inquiryProblems(inquiry, chosenReading(diagnosticThresholdReading, configuration.readings))
  if (hasProblems(problems)) return yield* refuse(problems)
  yield* quotas.take("guestMessages", "all").pipe(Effect.catchTag("QuotaReached", refuseTooManyRequests))
  yield* (yield* CustomerRequests).keep(requestFromInquiry(inquiry), null)
})

const sendCampaign = Effect.fn("sendCampaign")(function* (request: MarketingRequest) {
  const { user } = yield* Actor
  const quotas = yield* Quotas
  const problems = marketingProblems(request)
  if (hasProblems(problems)) return yield* refuse(problems)
  yield* quotas.take("messages", user.id).pipe(Effect.catchTag("QuotaReached", refuseTooManyRequests))
  yield* (yield* CustomerRequests).keep(requestFromCampaign(request), user.id)
  return {}
})

const createAccount = Effect.fn("createAccount")(function* (name: string) {
  const { user } = yield* Actor
  if (!roleAbilities(user.role).createsAccounts)
    return yield* new CallRefused({ reason: "Only resellers create accounts." })
  if (!isAccountName(name))
    return yield* new CallRefused({
      reason: `An account needs a name of at most ${MAX_ACCOUNT_NAME_LENGTH} characters, in one line.`,
    })
  yield* (yield* Quotas)
    .take("accounts", user.id)
    .pipe(Effect.catchTag("QuotaReached", refuseTooManyRequests))
  const isCreated = yield* (yield* Users).createAccount(name.trim(), user.id)
  if (!isCreated)
    return yield* new CallRefused({ reason: "There is an account of this name already. Use another name." })
  return true
})

const SENT = { Status: inquiryStatuses.encode("sent"), Message: "" }
/** The status of a message that wasn't sent; any status but 1 is a failure. */
const NOT_SENT = 0

/** Calls for messages, campaign requests, and new accounts. */
export const layerRequestCalls = HttpApiBuilder.group(Api, "Requests", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      SendMessage: ({ payload }) =>
        sendMessage(payload.FormData).pipe(
          Effect.as(SENT),
          Effect.catchTag("CallRefused", ({ reason }) =>
            Effect.succeed({ Status: NOT_SENT, Message: originalMessage(reason) }),
          ),
        ),
      AddMarketingEmail: ({ payload }) => toEnvelope(sendCampaign(payload)),
      CreateAccount: ({ payload }) => toEnvelope(createAccount(payload.AccountName)),
    }),
  ),
)
