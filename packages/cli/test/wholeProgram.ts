import { groups } from "../src/groups.ts"
import { makeProgram } from "../src/program.ts"
import type { Group } from "../src/terminal/CommandAdder.ts"
import { processTerminal } from "../src/terminal/Terminal.ts"

/** Makes the program with all its commands. */
export const wholeProgram = async (): Promise<Group> =>
  makeProgram(processTerminal(), "0.0.0", await Promise.all(groups.map((load) => load())), () => {})
