import { readdirSync, readFileSync } from "node:fs"

const statusOf = (pid: string): ReadonlyArray<string> => {
  const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")
  return after.split(" ")
}

/** The count engine's process of a server in this process. There must be one, which others' may not be taken for. */
export const engineOf = (universe: string): number => {
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    try {
      const [, parent] = statusOf(pid)
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8")
      if (Number(parent) === process.pid && command.includes("process/main") && command.includes(universe))
        return Number(pid)
    } catch {
      // It ended in the meantime.
    }
  throw new Error(`no engine reads ${universe}`)
}

/** Hundredths of a second that a process has used of the processors. */
export const processorTime = (pid: number): number => {
  const fields = statusOf(String(pid))
  return Number(fields[11]) + Number(fields[12])
}
