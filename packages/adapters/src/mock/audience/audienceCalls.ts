import { answered, refused } from "../answers.ts"
import { textOf } from "../fieldOf.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"

/** What was not recorded is not known: a list type without records has no attributes. */
export const audienceCalls = (state: MockState): Readonly<Record<string, MockCall>> => ({
  GetDemoAttributesList: (request) => state.recordings.same("GetDemoAttributesList", request) ?? answered([]),
  attributes: (request) =>
    state.recordings.same("attributes", request) ?? { status: 200, body: { attributes: [] } },
  GetChildrenBySICCode: (request) => state.recordings.same("GetChildrenBySICCode", request) ?? answered([]),
  SearchSICByKeyword: (request) => state.recordings.same("SearchSICByKeyword", request) ?? answered([]),
  GetRecSysDemosNoSession: (request) =>
    state.recordings.same("GetRecSysDemosNoSession", request) ?? answered([]),
  DemoAutoSuggestion: (request) => state.recordings.same("DemoAutoSuggestion", request) ?? answered([]),
  findAttributes: (request) =>
    state.recordings.same("findAttributes", request) ?? { status: 200, body: { groups: [] } },
  GetDemoAttribute: (request) =>
    state.recordings.same("GetDemoAttribute", request) ??
    refused(`columnName: there is no attribute ${textOf(request.body, "columnName")}`),
})
