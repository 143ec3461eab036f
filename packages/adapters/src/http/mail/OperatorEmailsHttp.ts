import type { CallFailed } from "@listwright/domain/shared"
import { Context, Effect } from "effect"
import type { WireTestMail } from "../../contract/v1/mail/WireTestMail.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { operatorLayer } from "../operatorLayer.ts"

/** The emails that the site sends, as its operator manages them. */
export class OperatorEmails extends Context.Service<
  OperatorEmails,
  {
    readonly test: (to: string) => Effect.Effect<WireTestMail, CallFailed>
    /** Sends emails again and returns their number. */
    readonly retry: (which: ReadonlyArray<string> | "all") => Effect.Effect<number, CallFailed>
    /** Drops emails and returns their number. */
    readonly drop: (which: ReadonlyArray<string> | "all") => Effect.Effect<number, CallFailed>
  }
>()("@listwright/adapters/OperatorEmails") {}

const orFailed = mapCallFailure("mail")

/** Provides OperatorEmails over the contract, with the operator's secret. */
export const layerOperatorEmailsHttp = operatorLayer(OperatorEmails, ({ V1Mail: calls }) =>
  OperatorEmails.of({
    test: (to) => orFailed(calls.testMail({ payload: { to } })),
    retry: (which) => Effect.map(orFailed(calls.retryMails({ payload: { which } })), ({ mails }) => mails),
    drop: (which) => Effect.map(orFailed(calls.dropMails({ payload: { which } })), ({ mails }) => mails),
  }),
)
