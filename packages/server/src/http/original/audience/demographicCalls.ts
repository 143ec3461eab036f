import { Api } from "@listwright/adapters"
import {
  MAX_AUDIENCE_HITS_PER_GROUP,
  parseAttributeKeyword,
  KEYWORD_TOO_SHORT_MESSAGE,
  toAttributeSuggestions,
} from "@listwright/domain/audience"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { wireDemoAttribute, wireDemoColumn, wireDemoSuggestion } from "../wire/wireDemoColumn.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { listVisibleAttributesOrRefuse } from "../../answering/listVisibleAttributes.ts"
import { searchAttributes } from "../../answering/searchAttributes.ts"

const suggestionsFor = Effect.fnUntraced(function* (listType: number, typed: string) {
  const keyword = parseAttributeKeyword(typed)
  if (keyword._tag !== "Keyword") return yield* new CallRefused({ reason: KEYWORD_TOO_SHORT_MESSAGE })
  const { columns, groups } = yield* searchAttributes(
    listType,
    keyword.keyword,
    MAX_AUDIENCE_HITS_PER_GROUP,
  ).pipe(
    Effect.catchTag("CountUnavailable", ({ reason }) => Effect.fail(new CallRefused({ reason: reason }))),
  )
  return toAttributeSuggestions(groups, columns).map(wireDemoSuggestion)
})

/** Calls for the attributes that define an audience. */
export const demographicCalls = {
  GetDemoAttributesList: HttpApiBuilder.handler(Api, "Audience", "GetDemoAttributesList", ({ payload }) =>
    toEnvelope(
      Effect.map(listVisibleAttributesOrRefuse(payload.listtype), (columns) => columns.map(wireDemoColumn)),
    ),
  ),
  GetDemoAttribute: HttpApiBuilder.handler(Api, "Audience", "GetDemoAttribute", ({ payload }) =>
    toEnvelope(
      Effect.flatMap(listVisibleAttributesOrRefuse(payload.listtype), (columns) => {
        const column = columns.find(({ column: name }) => name === payload.columnName)
        return column === undefined
          ? Effect.fail(
              new CallRefused({ reason: `columnName: there is no attribute ${payload.columnName}` }),
            )
          : Effect.succeed(wireDemoAttribute(column))
      }),
    ),
  ),
  DemoAutoSuggestion: HttpApiBuilder.handler(Api, "Audience", "DemoAutoSuggestion", ({ query }) =>
    toEnvelope(suggestionsFor(query.ListType, query.Keyword)),
  ),
}
