import { describe, expect, it } from "vitest"
import { inexactVersions } from "../../../../scripts/versions/inexact.ts"

const refused = (manifest: object) => inexactVersions("package.json", JSON.stringify(manifest))

describe("the versions of a package.json", () => {
  it.each(["^3.0.5", "~3.0.5", ">=3", "3", "3.x", "*", "latest", ""])("may not be '%s'", (version) => {
    expect(refused({ dependencies: { msw: version } })).toEqual([
      `package.json asks for msw ${version}. Name one exact version, as in "1.2.3": everybody then installs what was tested.`,
    ])
  })

  it.each(["3.0.5", "4.0.0-beta.12", "npm:@scope/other-name@1.0.0"])("may be '%s'", (version) => {
    expect(refused({ dependencies: { msw: version } })).toEqual([])
  })

  it("are checked everywhere, even in overrides of overrides; engines may be a range", () => {
    const inexact = { msw: "^3.0.5" }
    expect(
      refused({
        engines: { node: ">=20" },
        dependencies: inexact,
        devDependencies: inexact,
        optionalDependencies: inexact,
        peerDependencies: inexact,
        overrides: { exceljs: inexact },
      }),
    ).toHaveLength(5)
  })
})
