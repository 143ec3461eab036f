import { textOf } from "../fieldOf.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"

/** Takes every message and request, and every account with a name. */
export const requestCalls = ({ recordings }: MockState): Readonly<Record<string, MockCall>> => ({
  SendMessage: () => recordings.titled("SendMessage", "sent"),
  AddMarketingEmail: () => recordings.titled("AddMarketingEmail", "sent"),
  CreateAccount: ({ body }) =>
    recordings.titled(
      "CreateAccount",
      textOf(body, "AccountName").trim() === "" ? "without a name" : "created",
    ),
})
