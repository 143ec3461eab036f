import type { Part } from "@listwright/domain/parts"
import type { Add } from "../terminal/Add.ts"
import type { Terminal } from "../terminal/Terminal.ts"

/** Adds the commands of a part that a site may have disabled. */
export type AddOfPart = (part: Part) => Add

/**
 * Adds the commands of parts on a terminal; a command whose part isn't available on the site reports this [p6-parts].
 */
export const addingOfParts =
  (terminal: () => Terminal, add: Add): AddOfPart =>
  (part) =>
  (group, declared, load, placed) =>
    add(
      group,
      declared,
      async () => {
        const [work, { orWithoutPart }] = await Promise.all([load(), import("./orWithoutPart.ts")])
        return (...given) => orWithoutPart(part, terminal())(work(...given))
      },
      placed,
    )
