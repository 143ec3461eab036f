import { LabelStockName, TaskKind } from "@listwright/domain/order"
import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Access, allowOperators } from "../../access/Access.ts"
import { CSV_TYPE, PDF_TYPE } from "../../fileTypes.ts"
import { Operator } from "../Operator.ts"
import { Missing, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { WireRefund } from "./WireRefund.ts"
import { WireTask } from "./WireTask.ts"

const code = { code: OrderCode }
const task = { ...code, kind: TaskKind }
const example = { params: { code: "LW-2222-2222", kind: "labels" } }

const file = (contentType: string) =>
  HttpApiSchema.WithHeaders(HttpApiSchema.StreamUint8Array({ contentType }), {
    "content-disposition": Schema.String,
  })

/**
 * The calls about the manual tasks that orders include in addition to their lists, for the site's operator. They're
 * separate from `V1OrderGroup`, which browsers load.
 */
export class V1TasksGroup extends HttpApiGroup.make("V1Tasks")
  .add(
    // Those that are open, the first due first; or all, the latest first.
    HttpApiEndpoint.get("listTasks", "/operator/tasks", {
      query: {
        all: Schema.optionalKey(Schema.Literals(["true", "false"])),
        /** The order whose tasks to list; if omitted, lists the tasks of every order. */
        order: Schema.optionalKey(OrderCode),
      },
      success: Schema.Struct({ tasks: Schema.Array(WireTask) }),
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
    HttpApiEndpoint.post("finishTask", "/operator/tasks/:code/:kind/done", {
      params: task,
      payload: Schema.Struct({
        /** A note for the buyer. */
        note: Schema.String.check(
          Schema.isMaxLength(500, { message: "must be text of at most 500 characters" }),
        ),
      }),
      success: WireTask,
      error: [Missing, Unprocessable],
    })
      .annotate(Access, allowOperators({ ...example, payload: { note: "" } }))
      .middleware(Operator),
    // Gives the money back instead, once.
    HttpApiEndpoint.post("refundTask", "/operator/tasks/:code/:kind/refund", {
      params: task,
      payload: Schema.Struct({}),
      success: WireRefund,
      error: [Missing, Unprocessable],
    })
      .annotate(Access, allowOperators(example))
      .middleware(Operator),
    // The list of an order with a task, whoever reaches it; its labels in a group of their own path.
    HttpApiEndpoint.get("listOfTask", "/operator/tasks/:code/list.csv", {
      params: code,
      success: file(CSV_TYPE),
      error: [Missing, Unprocessable],
    })
      .annotate(Access, allowOperators(example))
      .middleware(Operator),
    HttpApiEndpoint.get("labelsOfTask", "/operator/tasks/:code/labels/:stock", {
      params: { ...code, stock: LabelStockName },
      success: file(PDF_TYPE),
      error: [Missing, Unprocessable],
    })
      .annotate(Access, allowOperators({ params: { code: "LW-2222-2222", stock: "avery5160" } }))
      .middleware(Operator),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
