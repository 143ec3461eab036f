import { Api } from "@listwright/adapters"
import { AUDIENCE_HITS_MAX, demoKeyword, KEYWORD_TOO_SHORT, suggestionsOf } from "@listwright/domain/audience"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { wireDemoAttribute, wireDemoColumn, wireDemoSuggestion } from "../wire/wireDemoColumn.ts"
import { answering, CallRefused } from "../../answering/answering.ts"
import { attributesOrRefused } from "../../answering/attributesOf.ts"
import { foundAttributes } from "../../answering/foundAttributes.ts"

const suggestionsFor = Effect.fnUntraced(function* (listType: number, typed: string) {
  const keyword = demoKeyword(typed)
  if (keyword._tag !== "Keyword") return yield* new CallRefused({ reason: KEYWORD_TOO_SHORT })
  const { columns, groups } = yield* foundAttributes(listType, keyword.keyword, AUDIENCE_HITS_MAX).pipe(
    Effect.catchTag("CountUnavailable", ({ reason }) => Effect.fail(new CallRefused({ reason: reason }))),
  )
  return suggestionsOf(groups, columns).map(wireDemoSuggestion)
})

/** Calls for the attributes that define an audience. */
export const demographicCalls = {
  GetDemoAttributesList: HttpApiBuilder.handler(Api, "Audience", "GetDemoAttributesList", ({ payload }) =>
    answering(Effect.map(attributesOrRefused(payload.listtype), (columns) => columns.map(wireDemoColumn))),
  ),
  GetDemoAttribute: HttpApiBuilder.handler(Api, "Audience", "GetDemoAttribute", ({ payload }) =>
    answering(
      Effect.flatMap(attributesOrRefused(payload.listtype), (columns) => {
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
    answering(suggestionsFor(query.ListType, query.Keyword)),
  ),
}
