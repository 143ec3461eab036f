import { sourceTraits } from "@listwright/domain/catalog"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"

/** Rejects a source that doesn't sell businesses; `asked` is the user input that requires one. */
export const ensureBusinessTypes = (listType: number, asked: string): Effect.Effect<void, CommandFailed> =>
  sourceTraits(listType).usesIndustryCodes
    ? Effect.void
    : Effect.fail(
        new CommandFailed({
          kind: "validation",
          message: `${asked}: list type ${listType} has no business types. Use a business source, like --source 170.`,
        }),
      )
