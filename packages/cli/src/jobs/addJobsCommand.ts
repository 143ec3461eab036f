import type { CommandAdder, Group } from "../terminal/CommandAdder.ts"
import { declareJobs } from "./commands/jobs.ts"

/** Adds `jobs`. */
export const addJobsCommand = (program: Group, add: CommandAdder): void => {
  add(program, declareJobs(), async () => (await import("./jobsCommand.ts")).jobsCommand)
}
