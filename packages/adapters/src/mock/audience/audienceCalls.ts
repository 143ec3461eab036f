import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"

/** What was not recorded is not known. */
export const audienceCalls = (state: MockState): Readonly<Record<string, MockCall>> => ({
  GetDemoAttribute: (request) =>
    state.recordings.same("GetDemoAttribute", request) ??
    state.recordings.titled("GetDemoAttribute", "no such column"),
})
