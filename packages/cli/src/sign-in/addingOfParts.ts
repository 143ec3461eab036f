import type { Part } from "@listwright/domain/parts"
import type { Add } from "../terminal/Add.ts"
import type { Terminal } from "../terminal/Terminal.ts"

/** Adds the commands of a part, which a site may have switched off. */
export type AddOfPart = (part: Part) => Add

/** Adds commands of parts on a terminal; one whose part the site lacks says so [p6-parts]. */
export const addingOfParts =
  (terminal: Terminal, add: Add): AddOfPart =>
  (part) =>
  (group, declared, load, placed) =>
    add(
      group,
      declared,
      async () => {
        const [work, { orWithoutPart }] = await Promise.all([load(), import("./orWithoutPart.ts")])
        return (...given) => orWithoutPart(part, terminal)(work(...given))
      },
      placed,
    )
