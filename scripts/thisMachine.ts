import { cpus } from "node:os"

/** Returns what measurements say about the machine: '2 x AMD EPYC'. */
export const thisMachine = (): string => `${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}`
