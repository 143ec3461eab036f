import { Api, MAX_TASKS, Unprocessable, type WireTask } from "@listwright/adapters"
import type { TaskKind } from "@listwright/domain/order"
import { NotFound, type OrderCode } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { finishTask, refundTask, type TaskEnded } from "../../../orders/endTask.ts"
import { type ListedTask, findTasks } from "../../../orders/findTasks.ts"
import { PlacedOrders } from "../../../orders/PlacedOrders.ts"
import { attachment, findExistingFile, downloadErrorHandlers } from "../../answering/findDeliveredFile.ts"
import { buildLabelsFile } from "../../answering/buildLabelsFile.ts"
import { refundErrorHandlers, requestRefund } from "./refundCalls.ts"

const ENDED = {
  done: "This task is already done.",
  refunded: "This task was refunded, so there is nothing left to do.",
  canceled: "The order was refunded in full, so there is nothing left to do.",
  open: "",
} as const

const wireTask = ({ contact, ...task }: ListedTask): WireTask => ({
  ...task,
  contact: {
    name: [`${contact.firstName} ${contact.lastName}`.trim(), contact.company]
      .filter((part) => part !== "")
      .join(", "),
    email: contact.email,
    phone: contact.phone,
    address: [
      contact.addressLine,
      `${contact.city}, ${contact.state} ${contact.zip}`,
      ...(contact.countryCode === "US" ? [] : [contact.countryCode]),
    ],
  },
})

const oneTask = Effect.fnUntraced(function* (orderCode: OrderCode, kind: TaskKind) {
  const [task] = yield* Effect.orDie(findTasks({ all: true, of: { orderCode, kind } }, 1))
  return task === undefined ? yield* new NotFound({ what: "task" }) : wireTask(task)
})

/** Returns the list of an order with a task; fails for an order without one. */
const listOf = Effect.fnUntraced(function* (orderCode: OrderCode) {
  const orders = yield* PlacedOrders
  const { tasks = [] } = yield* orders.receiptOf(orderCode)
  if (tasks.length === 0) return yield* new NotFound({ what: "task" })
  return yield* findExistingFile(orders.fileOf(orderCode))
})

const inWords = {
  NotFound: downloadErrorHandlers.NotFound,
  TaskEnded: ({ state }: TaskEnded) => Effect.fail(new Unprocessable({ message: ENDED[state] })),
}

/** Calls with which the site's operator views and completes orders' manual tasks. */
const taskCalls = {
  listTasks: HttpApiBuilder.handler(Api, "V1Tasks", "listTasks", ({ query }) =>
    Effect.map(
      Effect.orDie(
        findTasks(
          {
            all: query.all === "true",
            ...(query.order === undefined ? {} : { of: { orderCode: query.order } }),
          },
          MAX_TASKS,
        ),
      ),
      (tasks) => ({ tasks: tasks.map(wireTask) }),
    ),
  ),
  finishTask: HttpApiBuilder.handler(Api, "V1Tasks", "finishTask", ({ params: { code, kind }, payload }) =>
    Effect.andThen(finishTask(code, kind, payload.note.trim()), oneTask(code, kind)).pipe(
      Effect.catchTags(inWords),
    ),
  ),
  refundTask: HttpApiBuilder.handler(Api, "V1Tasks", "refundTask", ({ params: { code, kind } }) =>
    Effect.flatMap(refundTask(code, kind), (claimed) => requestRefund(code, claimed)).pipe(
      Effect.catchTags({ ...refundErrorHandlers, ...inWords }),
    ),
  ),
  listOfTask: HttpApiBuilder.handler(Api, "V1Tasks", "listOfTask", ({ params }) =>
    Effect.map(listOf(params.code), attachment).pipe(Effect.catchTags(downloadErrorHandlers)),
  ),
  labelsOfTask: HttpApiBuilder.handler(Api, "V1Tasks", "labelsOfTask", ({ params: { code, stock } }) =>
    Effect.flatMap(listOf(code), (file) => buildLabelsFile(code, file, stock)).pipe(
      Effect.catchTags(downloadErrorHandlers),
    ),
  ),
}

export const layerV1Tasks = HttpApiBuilder.group(Api, "V1Tasks", (handlers) =>
  Effect.succeed(handlers.handleAll(taskCalls)),
)
