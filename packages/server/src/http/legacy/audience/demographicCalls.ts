import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { wireDemoAttribute, wireDemoColumn } from "../../wire/wireDemoColumn.ts"
import { answering, CallRefused } from "../../answering/answering.ts"
import { industryCalls } from "./industryCalls.ts"
import { attributesOf } from "../../answering/attributesOf.ts"

const columnsOf = (listType: number) =>
  Effect.catchTag(attributesOf(listType), "CountUnavailable", ({ reason }) =>
    Effect.fail(new CallRefused({ message: reason })),
  )

/** The attributes that an audience may be defined by. */
const demographicCalls = {
  GetDemoAttributesList: HttpApiBuilder.handler(Api, "Audience", "GetDemoAttributesList", ({ payload }) =>
    answering(Effect.map(columnsOf(payload.listtype), (columns) => columns.map(wireDemoColumn))),
  ),
  GetDemoAttribute: HttpApiBuilder.handler(Api, "Audience", "GetDemoAttribute", ({ payload }) =>
    answering(
      Effect.flatMap(columnsOf(payload.listtype), (columns) => {
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

export const layerAudience = HttpApiBuilder.group(Api, "Audience", (handlers) =>
  Effect.succeed(handlers.handleAll({ ...demographicCalls, ...industryCalls })),
)
