import { areaKey, areaText } from "@listwright/domain/definition"
import { reportColumnsOf } from "@listwright/domain/reports"
import { answered, draftOfCall, refused } from "../answers.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"

/** What a report may show; the other calls of reports are answered as they were recorded. */
export const reportCalls = (state: MockState): Readonly<Record<string, MockCall>> => ({
  GetDemosFromDemoBreakdown: (request) => {
    const draft = draftOfCall(state, request)
    if (draft === undefined) return refused("This draft was not found.")
    const { choices, definition } = draft.current
    return answered({
      TargetEmail: choices.contact.email,
      SelectedCategories: reportColumnsOf(state.columns).map(({ attributeName, columnName }) => ({
        ColumnName: columnName,
        AttributeName: attributeName,
      })),
      Geos: definition.areas
        .filter(({ excluded }) => !excluded)
        .map((area) => ({ GeoKeyCode: areaKey(area), GeoKeyDesc: areaText(area) })),
    })
  },
})
