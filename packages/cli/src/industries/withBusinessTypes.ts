import { traitsOf } from "@listwright/domain/catalogue"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"

/** Refuses a source that sells no businesses; `asked` is the user's input that requires one. */
export const withBusinessTypes = (listType: number, asked: string): Effect.Effect<void, CommandFailed> =>
  traitsOf(listType).usesIndustryCodes
    ? Effect.void
    : Effect.fail(
        new CommandFailed({
          kind: "validation",
          message: `${asked}: list type ${listType} has no business types. Name a source of businesses, like --source 170.`,
        }),
      )
