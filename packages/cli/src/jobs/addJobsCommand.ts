import type { Add, Group } from "../terminal/Add.ts"
import { declareJobs } from "./commands/jobs.ts"

/** Adds `jobs`. */
export const addJobsCommand = (program: Group, add: Add): void => {
  add(program, declareJobs(), async () => (await import("./jobsCommand.ts")).jobsCommand)
}
