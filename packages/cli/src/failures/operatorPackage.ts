import { CommandFailed } from "./CommandFailed.ts"

/** The package with server, engine and geography, which people who only buy lists don't install. */
const OPERATOR_PACKAGE = "@listwright/server"

/** The failure of a command whose import did not find the operator's package; undefined for any other error. */
export const operatorPackageMissing = (error: unknown): CommandFailed | undefined =>
  error instanceof Error &&
  "code" in error &&
  error.code === "ERR_MODULE_NOT_FOUND" &&
  error.message.includes(`'${OPERATOR_PACKAGE}'`)
    ? new CommandFailed({
        kind: "failure",
        message: `This command needs the operator's package, which isn't installed. Run: npm install --global ${OPERATOR_PACKAGE}`,
      })
    : undefined
