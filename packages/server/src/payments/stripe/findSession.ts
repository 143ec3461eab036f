import { Effect } from "effect"
import type { StartedCharge } from "../Processors.ts"
import { callStripe, StripeUnavailable } from "./StripeApi.ts"
import { chargeName } from "./chargeName.ts"
import { SESSION_METADATA, StripeSessions } from "./StripeSession.ts"
import type { StripeSettings } from "./StripeSettings.ts"

/**
 * The number of seconds before and after the start of a charge within which its session may have been opened, allowing
 * for clock differences.
 */
const AROUND = { before: 600, after: 900 }
const OF_A_PAGE = 100
/**
 * The maximum number of pages searched, more than a site's sales in half an hour. Sessions beyond them aren't searched,
 * so the result is then unknown.
 */
const MAX_PAGES = 50

/**
 * Finds the session of a charge whose reply was lost; returns null if there isn't one. Stripe keeps sessions long after
 * it forgets their keys.
 */
export const findSession = Effect.fn("findSession")(function* (
  settings: StripeSettings,
  charge: StartedCharge,
) {
  const begun = Math.floor(charge.begunAt.getTime() / 1_000)
  const page = callStripe(settings, StripeSessions)
  const name = chargeName(charge.key)
  let after: string | undefined
  for (let turned = 0; turned < MAX_PAGES; turned++) {
    const { data, has_more } = yield* page({
      method: "GET",
      path: "/v1/checkout/sessions",
      parameters: [
        ["limit", OF_A_PAGE],
        ["created[gte]", begun - AROUND.before],
        ["created[lte]", begun + AROUND.after],
        ["expand[]", "data.payment_intent"],
        ...(after === undefined ? [] : [["starting_after", after] as const]),
      ],
    })
    const found = data.find(({ metadata }) => metadata?.[SESSION_METADATA.charge] === name)
    if (found !== undefined) return found
    after = data.at(-1)?.id
    if (!has_more || after === undefined) return null
  }
  return yield* new StripeUnavailable({ reason: "too many sessions to look through" })
})
