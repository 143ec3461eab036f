import { execFile } from "node:child_process"
import { promisify } from "node:util"

/** The reading processes of this process. */
export const readerIds = async (): Promise<ReadonlyArray<number>> => {
  const { stdout } = await promisify(execFile)("ps", ["-Awwo", "pid=,ppid=,args="])
  return stdout
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) => Number(parent) === process.pid && args.join(" ").includes("/reading/main."),
    )
    .map(([pid]) => Number(pid))
}
