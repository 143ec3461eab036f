import { execFile } from "node:child_process"
import { promisify } from "node:util"

/** The reading processes of this process, and of the servers that it has started. */
export const readerIds = async (): Promise<ReadonlyArray<number>> => {
  const { stdout } = await promisify(execFile)("ps", ["-Awwo", "pid=,ppid=,args="])
  const processes = stdout.split("\n").map((line) => {
    const [id, parent, ...args] = line.trim().split(/\s+/)
    return { id: Number(id), parent: Number(parent), args: args.join(" ") }
  })
  const parentOf = new Map(processes.map(({ id, parent }) => [id, parent]))
  const isOurs = (id: number): boolean => {
    const parent = parentOf.get(id)
    return parent !== undefined && (parent === process.pid || isOurs(parent))
  }
  return processes.flatMap(({ args, id }) => (args.includes("/reading/main.") && isOurs(id) ? [id] : []))
}
