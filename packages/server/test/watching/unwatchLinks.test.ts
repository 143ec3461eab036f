import { UserId } from "@listwright/domain/account"
import { SavedListId } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { layerUnwatchLinks, UnwatchLinks } from "../../src/watching/UnwatchLinks.ts"

const linksOf = (secret: string) => Effect.runSync(Effect.provide(UnwatchLinks, layerUnwatchLinks(secret)))
const tokenOf = (path: string): string => new URL(path, "http://site").searchParams.get("token") ?? ""

const watching = fc.record({
  id: fc.string().map((id) => SavedListId.make(id)),
  userId: fc.string().map((id) => UserId.make(id)),
})

describe("The link that ends the watching of a list", () => {
  const links = linksOf("secret")

  it("leads back to the list and the user, whatever their ids are", () => {
    fc.assert(
      fc.property(watching, (one) => {
        assert.deepStrictEqual(links.watchingOf(tokenOf(links.pathOf(one))), one)
      }),
    )
  })

  it("is of no use for another list or user, and none without the site's secret", () => {
    fc.assert(
      fc.property(watching, watching, fc.string(), (one, other, typed) => {
        const [id, userId, seal] = tokenOf(links.pathOf(one)).split(".")
        const [otherId, otherUser] = tokenOf(links.pathOf(other)).split(".")
        if (one.id !== other.id) assert.isNull(links.watchingOf([otherId, userId, seal].join(".")))
        if (one.userId !== other.userId) assert.isNull(links.watchingOf([id, otherUser, seal].join(".")))
        assert.isNull(links.watchingOf([id, userId, typed].join(".")))
        assert.isNull(links.watchingOf(tokenOf(linksOf("another secret").pathOf(one))))
      }),
    )
    assert.isNull(links.watchingOf(""))
  })
})
