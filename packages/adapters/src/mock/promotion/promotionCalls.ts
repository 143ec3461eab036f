import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"

/** What was not recorded is not known. */
export const promotionCalls = (state: MockState): Readonly<Record<string, MockCall>> => ({
  GetPromotion: (request) =>
    state.recordings.same("GetPromotion", request) ?? state.recordings.titled("GetPromotion", "no such code"),
})
