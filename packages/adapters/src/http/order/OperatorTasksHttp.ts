import type { ListFormat, TaskKind } from "@listwright/domain/order"
import type { CallFailed, OrderCode } from "@listwright/domain/shared"
import { Context, Effect } from "effect"
import type { WireRefund } from "../../contract/v1/order/WireRefund.ts"
import type { WireTask } from "../../contract/v1/order/WireTask.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { operatorLayer } from "../operatorLayer.ts"
import { collectBody } from "../collectBody.ts"

/** The manual tasks for orders, for the site's operator. */
export class OperatorTasks extends Context.Service<
  OperatorTasks,
  {
    /**
     * Lists the open tasks by earliest due date, or all tasks by latest due date. `order` limits the result to that
     * order's tasks.
     */
    readonly list: (all: boolean, order?: OrderCode) => Effect.Effect<ReadonlyArray<WireTask>, CallFailed>
    /** Finishes a task; `note` is a note for the buyer. */
    readonly finish: (
      orderCode: OrderCode,
      kind: TaskKind,
      note: string,
    ) => Effect.Effect<WireTask, CallFailed>
    readonly refund: (orderCode: OrderCode, kind: TaskKind) => Effect.Effect<WireRefund, CallFailed>
    /** Returns the list or the labels of an order that has a task. */
    readonly file: (
      orderCode: OrderCode,
      format: Exclude<ListFormat, "xlsx">,
    ) => Effect.Effect<Uint8Array, CallFailed>
  }
>()("@listwright/adapters/OperatorTasks") {}

const orFailed = mapCallFailure("task")

/** Provides OperatorTasks over the contract, with the operator's secret. */
export const layerOperatorTasksHttp = operatorLayer(OperatorTasks, ({ V1Tasks: calls }) =>
  OperatorTasks.of({
    list: (all, order) =>
      Effect.map(
        orFailed(
          calls.listTasks({
            query: { ...(all ? { all: "true" as const } : {}), ...(order === undefined ? {} : { order }) },
          }),
        ),
        ({ tasks }) => tasks,
      ),
    finish: (code, kind, note) => orFailed(calls.finishTask({ params: { code, kind }, payload: { note } })),
    refund: (code, kind) => orFailed(calls.refundTask({ params: { code, kind }, payload: {} })),
    file: (code, format) =>
      orFailed(
        format === "csv"
          ? Effect.flatMap(calls.listOfTask({ params: { code } }), collectBody)
          : Effect.flatMap(calls.labelsOfTask({ params: { code, stock: format } }), collectBody),
      ),
  }),
)
