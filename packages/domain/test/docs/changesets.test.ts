import { describe, expect, it } from "vitest"
import { packageName, unknownPackages } from "../../../../scripts/versions/unknown.ts"

const names = ["listwright", "@listwright/domain"]

describe("a changeset", () => {
  it("names packages by the names of their package.json", () => {
    expect(packageName('{ "name": "listwright", "version": "1.0.0" }')).toBe("listwright")
    const text = '---\n"@listwright/domain": minor\nlistwright: patch\n---\n\nSay it: with a colon.\n'
    expect(unknownPackages("a.md", text, names)).toEqual([])
  })

  it("names none that does not exist", () => {
    const text = '---\n"@listwright/domain": minor\n"@listwright/cli": minor\n---\n\nText.\n'
    expect(unknownPackages("a.md", text, names)).toEqual([
      "a.md names @listwright/cli, which is no package. Packages: listwright, @listwright/domain.",
    ])
  })
})
