/** A thread that runs the loops of questions over the memories it was given. */
import { parentPort, workerData } from "node:worker_threads"
import { runTask } from "./runTask.ts"
import type { Task } from "./Task.ts"
import type { WorkerSetup } from "./Workers.ts"

const { memories }: WorkerSetup = workerData

parentPort?.on("message", (task: Task) => {
  const memory = memories[task.segment]
  if (memory === undefined) throw new Error(`no segment ${task.segment}`)
  runTask(task, memory)
  parentPort?.postMessage(task.id)
})
