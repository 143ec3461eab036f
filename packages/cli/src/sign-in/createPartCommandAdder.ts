import type { Part } from "@listwright/domain/parts"
import type { CommandAdder } from "../terminal/CommandAdder.ts"
import type { Terminal } from "../terminal/Terminal.ts"

/** Adds the commands of a part that a site may have disabled. */
export type PartCommandAdder = (part: Part) => CommandAdder

/**
 * Creates a function that adds a part's commands; a command whose part isn't available on the site says so [p6-parts].
 */
export const createPartCommandAdder =
  (terminal: () => Terminal, add: CommandAdder): PartCommandAdder =>
  (part) =>
  (group, declared, load, placed) =>
    add(
      group,
      declared,
      async () => {
        const [work, { explainDisabledPart }] = await Promise.all([
          load(),
          import("./explainDisabledPart.ts"),
        ])
        return (...given) => explainDisabledPart(part, terminal())(work(...given))
      },
      placed,
    )
