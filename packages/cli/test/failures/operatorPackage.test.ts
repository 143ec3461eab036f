import { describe, expect, it } from "vitest"
import { toPackageFailure } from "../../src/failures/toPackageFailure.ts"
import { operatorPackageFailure } from "../../src/failures/operatorPackage.ts"

/** Makes the error that Node throws if an import doesn't find a package. */
const notFound = (name: string): Error =>
  Object.assign(new Error(`Cannot find package '${name}' imported from /usr/lib/listwright/dist/main.js`), {
    code: "ERR_MODULE_NOT_FOUND",
  })

describe("a command that needs the operator's package", () => {
  it("says which command installs it", () => {
    expect(toPackageFailure(notFound("@listwright/server"))).toMatchObject({
      kind: "failure",
      message:
        "This command requires the operator's package, which isn't installed. Run: npm install --global @listwright/server",
    })
  })

  it("tells another missing package as it is: the operator's package is there, but damaged", () => {
    const error = notFound("@duckdb/node-api")
    expect(operatorPackageFailure(error)).toBeUndefined()
    expect(toPackageFailure(error).message).toBe(error.message)
  })

  it.each([[new Error("'@listwright/server' is busy")], ["'@listwright/server'"], [undefined]])(
    "takes nothing else for a missing package: %s",
    (error) => {
      expect(operatorPackageFailure(error)).toBeUndefined()
    },
  )
})
