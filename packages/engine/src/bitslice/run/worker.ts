/** A thread that runs questions' loops over the memories that it receives. */
import { parentPort, workerData } from "node:worker_threads"
import { Precedence } from "./Precedence.ts"
import { runTask } from "./runTask.ts"
import type { TaskStopped, Task } from "./Task.ts"
import type { WorkerData } from "./WorkerPool.ts"

const { memories, precedence: shared, thread }: WorkerData = workerData
const precedence = new Precedence(shared)

parentPort?.on("message", (task: Task) => {
  const memory = memories[task.segment]
  if (memory === undefined) throw new Error(`no segment ${task.segment}`)
  const isDone = runTask(task, memory, thread, precedence.limitOf(task.id))
  const left: TaskStopped = { id: task.id, isDone }
  parentPort?.postMessage(left)
})
