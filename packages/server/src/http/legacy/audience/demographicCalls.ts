import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { wireDemoAttribute, wireDemoColumn } from "../../wire/wireDemoColumn.ts"
import { answering, CallRefused } from "../../answering/answering.ts"
import { attributesOrRefused } from "../../answering/attributesOf.ts"

/** The attributes that an audience may be defined by. */
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
              new CallRefused({ message: `columnName: there is no attribute ${payload.columnName}` }),
            )
          : Effect.succeed(wireDemoAttribute(column))
      }),
    ),
  ),
}
