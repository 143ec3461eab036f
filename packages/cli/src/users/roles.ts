import { Role } from "@listwright/domain/account"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"

const key = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, "")

/** Finds a role by its name as users type it: 'power-user' for 'Power User'. */
export const findRole = (name: string): Effect.Effect<Role, CommandFailed> => {
  const role = Role.literals.find((one) => key(one) === key(name))
  return role === undefined
    ? Effect.fail(
        new CommandFailed({
          kind: "validation",
          message: `There is no role '${name}'. The roles are: ${Role.literals.join(", ")}.`,
        }),
      )
    : Effect.succeed(role)
}
