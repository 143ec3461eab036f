import { layerOperatorTasksHttp, OperatorTasks, type WireTask } from "@listwright/adapters"
import { ListFormat, TASK_KINDS, TaskKind } from "@listwright/domain/order"
import { type CallFailed, OrderCode } from "@listwright/domain/shared"
import { Effect, Option, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { toCommandFailed } from "../failures/toCommandFailed.ts"
import { resolveOperatorSite } from "../sign-in/resolveOperatorSite.ts"
import type { OperatorFlags } from "../terminal/options.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printRows } from "../terminal/rows.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import { ensureWritable, writeNamedFile } from "../terminal/writeNamedFile.ts"
import type { DoneFlags } from "./commands/done.ts"
import type { FileFlags } from "./commands/file.ts"
import type { ListFlags } from "./commands/list.ts"
import type { RefundFlags } from "./commands/refund.ts"

/** Returns a function that calls the site as its operator. */
const asking = Effect.fnUntraced(function* (flags: OperatorFlags, terminal: Terminal) {
  const site = yield* resolveOperatorSite(flags, terminal)
  return <A>(call: (tasks: OperatorTasks["Service"]) => Effect.Effect<A, CallFailed>) =>
    Effect.flatMap(OperatorTasks, call).pipe(
      Effect.provide(layerOperatorTasksHttp(site)),
      Effect.mapError(toCommandFailed(site.baseUrl)),
    )
})

/** Returns warnings that an operator should see before starting a task. */
const warningsOf = ({ hasList, isDisputed, isLate, state }: WireTask): string =>
  [
    ...(isLate ? ["late"] : []),
    ...(isDisputed ? ["payment disputed"] : []),
    ...(hasList || state !== "open" ? [] : ["list not ready"]),
  ].join(", ")

const COLUMNS = ["order", "kind", "day", "state", "what", "contact", "address", "refund", "warnings"].map(
  (heading) => ({ heading, isFigure: heading === "refund" }),
)

const shown = (terminal: Terminal, tasks: ReadonlyArray<WireTask>) =>
  printTable(
    terminal,
    COLUMNS,
    tasks.map((task) => [
      task.orderCode,
      task.kind,
      task.endedOn ?? task.dueOn,
      task.state,
      task.what,
      [task.contact.name, task.contact.email, task.contact.phone].filter((part) => part !== "").join(", "),
      task.contact.address.join(", "),
      task.refund,
      warningsOf(task),
    ]),
  )

/** Lists the open tasks or, on request, all tasks. */
export const tasksCommand = Effect.fn("tasksCommand")(function* (flags: ListFlags, terminal: Terminal) {
  const ask = yield* asking(flags, terminal)
  const tasks = yield* ask(({ list }) => list(flags.all === true))
  if (flags.json === true) return yield* print(terminal, jsonText(tasks))
  if (tasks.length === 0) return yield* printRemark(terminal, "There is nothing to do.")
  yield* shown(terminal, tasks)
})

const formatOf = Schema.decodeUnknownOption(ListFormat)

/** Writes the list or the labels of a task's order to a file. */
export const taskFileCommand = Effect.fn("taskFileCommand")(function* (
  code: string,
  flags: FileFlags,
  terminal: Terminal,
) {
  const format = Option.getOrUndefined(formatOf(flags.format ?? "csv"))
  if (format === undefined || format === "xlsx")
    return yield* new CommandFailed({
      kind: "usage",
      message: `--format must be csv, avery5160 or avery4013, not '${flags.format ?? ""}'.`,
    })
  const file = flags.out ?? (format === "csv" ? `${code}.csv` : `${code}-${format}.pdf`)
  yield* ensureWritable(file, flags.force === true)
  const ask = yield* asking(flags, terminal)
  const bytes = yield* ask((tasks) => tasks.file(OrderCode.make(code), format))
  yield* writeNamedFile(file, bytes)
  yield* print(
    terminal,
    flags.json === true
      ? jsonText({ orderCode: code, file, bytes: bytes.length })
      : tsvRow(file, bytes.length),
  )
})

const decodeKind = Schema.decodeUnknownEffect(TaskKind)

const kindOf = (kind: string) =>
  Effect.mapError(
    decodeKind(kind),
    () =>
      new CommandFailed({
        kind: "usage",
        message: `A task must be ${TASK_KINDS.slice(0, -1).join(", ")} or ${TASK_KINDS.at(-1) ?? ""}, not '${kind}'.`,
      }),
  )

/** Marks a task as done. */
export const taskDoneCommand = Effect.fn("taskDoneCommand")(function* (
  code: string,
  kind: string,
  flags: DoneFlags,
  terminal: Terminal,
) {
  const which = yield* kindOf(kind)
  const ask = yield* asking(flags, terminal)
  const task = yield* ask((tasks) => tasks.finish(OrderCode.make(code), which, flags.note ?? ""))
  yield* flags.json === true ? print(terminal, jsonText(task)) : shown(terminal, [task])
})

/** Shows the refund for abandoning a task; with --yes, makes the refund, once. */
export const taskRefundCommand = Effect.fn("taskRefundCommand")(function* (
  code: string,
  kind: string,
  flags: RefundFlags,
  terminal: Terminal,
) {
  const which = yield* kindOf(kind)
  const ask = yield* asking(flags, terminal)
  if (flags.yes !== true) {
    const tasks = yield* ask(({ list }) => list(true, OrderCode.make(code)))
    const task = tasks.find((one) => one.kind === kind)
    if (task === undefined)
      return yield* new CommandFailed({
        kind: "notFound",
        message: `This task doesn't exist: ${code} ${kind}.`,
      })
    yield* flags.json === true ? print(terminal, jsonText(task)) : shown(terminal, [task])
    return yield* printRemark(
      terminal,
      task.state === "open"
        ? `Nothing was refunded. To refund $${task.refund}, repeat the command with --yes.`
        : `This task is ${task.state}; there is nothing to refund.`,
    )
  }
  const refund = yield* ask((tasks) => tasks.refund(OrderCode.make(code), which))
  if (flags.json === true) return yield* print(terminal, jsonText(refund))
  yield* printRows(terminal, [
    ["refund", refund.amount, refund.isMade ? "made" : "under way"],
    ["left", refund.left],
    ["points", refund.pointsTaken],
  ])
})
