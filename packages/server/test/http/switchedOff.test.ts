import { expect, it } from "vitest"
import { signedIn } from "./caller.ts"
import { servedSite } from "./servedSite.ts"

const { url } = servedSite({ isEnableMultiCount: false, isVertaxEnabled: false })

it("refuses to combine saved lists on a site that does not, whoever asks", async () => {
  const client = await signedIn(url)
  const { body } = await client.post("/rpt/MySavedCount.aspx/PostMultiCountOrder", {
    accountId: null,
    multiCountOrderGeos: [{ GeoKeyCode: "one" }, { GeoKeyCode: "other" }],
  })
  expect(body.d).toMatchObject({
    ResultFlag: false,
    ResultMessage: "This site does not combine saved lists.",
  })
})
