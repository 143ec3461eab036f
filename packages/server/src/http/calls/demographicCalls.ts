import { Api, ok } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { demoColumns } from "../../universe/columns.ts"
import { wireDemoAttribute, wireDemoColumn } from "../wire/wireDemoColumn.ts"
import { answering, CallRefused } from "./answering.ts"

/** The attributes that an audience may be defined by. */
export const demographicCalls = {
  GetDemoAttributesList: HttpApiBuilder.handler(Api, "PlaceOrder", "GetDemoAttributesList", ({ payload }) =>
    Effect.succeed(ok(demoColumns(payload.listtype).map(wireDemoColumn))),
  ),
  GetDemoAttribute: HttpApiBuilder.handler(Api, "PlaceOrder", "GetDemoAttribute", ({ payload }) => {
    const column = demoColumns(payload.listtype).find(({ column: name }) => name === payload.columnName)
    return answering(
      column === undefined
        ? Effect.fail(new CallRefused({ message: `columnName: there is no attribute ${payload.columnName}` }))
        : Effect.succeed(wireDemoAttribute(column)),
    )
  }),
}
