import { CommandFailed } from "./CommandFailed.ts"

/** The package with the server, the engine, and the geography, which isn't installed for users who only buy lists. */
const OPERATOR_PACKAGE = "@listwright/server"

/**
 * Returns the failure for a command whose import couldn't find the operator's package; undefined for any other error.
 */
export const operatorPackageFailure = (error: unknown): CommandFailed | undefined =>
  error instanceof Error &&
  "code" in error &&
  error.code === "ERR_MODULE_NOT_FOUND" &&
  error.message.includes(`'${OPERATOR_PACKAGE}'`)
    ? new CommandFailed({
        kind: "failure",
        message: `This command requires the operator's package, which isn't installed. Run: npm install --global ${OPERATOR_PACKAGE}`,
      })
    : undefined
