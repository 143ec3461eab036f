import { screen, waitFor } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { failPart, FIGURES, holdPart } from "../../kit/figures.ts"
import { held } from "../../kit/held.ts"
import { SIX_ZIPS } from "../../kit/lists.ts"
import { countShown, ledger, ledgerShows, openScreen } from "../../kit/openScreen.tsx"

const openLedger = async () => {
  const opened = await openScreen("/order/10/geo/zip", { draft: SIX_ZIPS })
  await ledgerShows("519")
  await ledger().findByRole("button", { name: "Poll Count, $35.00" })
  const { asked } = opened.network
  /**
   * The number of requests at the last call of `since`, which returns the newer ones; it skips the values of
   * attributes, which are loaded ahead.
   */
  let before = asked.length
  const since = () => {
    const calls = asked.slice(before).filter((call) => !call.includes("/api/v1/attributes"))
    before = asked.length
    return calls
  }
  return { ...opened, since }
}
const remove = (zip: string) => screen.findByRole("button", { name: `Remove ${zip}` })

describe("the figures of an edit", () => {
  it("are one request beside the one that saves it, and none when it is undone", async () => {
    const { draftId, since, user } = await openLedger()
    since()
    await user.click(await remove("60657"))
    await ledgerShows("403")
    await screen.findByText("Saved")
    expect(since()).toEqual([`PUT /api/v1/drafts/${draftId}`, `POST ${FIGURES}`])
    await user.click(ledger().getByRole("button", { name: "Undo your last change" }))
    await ledgerShows("519")
    expect(since().filter((call) => call.endsWith(FIGURES))).toEqual([])
  })

  it("show the count before the price is there", async () => {
    const { network, user } = await openLedger()
    const price = held()
    holdPart(network, "price", price.released)
    await user.click(await remove("60657"))
    await ledgerShows("403")
    await waitFor(() => expect(countShown().className).not.toContain("opacity-60"))
    expect(ledger().getByText("$35.00 plus tax").className).toContain("opacity-60")
    price.release()
    await waitFor(() => expect(ledger().getByText("$35.00 plus tax").className).not.toContain("opacity-60"))
  })

  it("stand without a price that does not come", async () => {
    const { network, user } = await openLedger()
    failPart(network, "price")
    await user.click(await remove("60657"))
    await ledgerShows("403")
    await waitFor(() => expect(countShown().className).not.toContain("opacity-60"))
    expect(ledger().getByText("$35.00 plus tax").className).toContain("opacity-60")
    expect(ledger().queryByText("Counting isn't available right now")).toBeNull()
  })

  it("leave alone what stands when more of them is opened", async () => {
    const { network, since, user } = await openLedger()
    const answer = held()
    holdPart(network, "count", answer.released)
    since()
    await user.click(ledger().getByRole("button", { name: "Effect of each choice" }))
    await user.click(ledger().getByRole("button", { name: "Effect of each choice" }))
    expect(countShown().className).not.toContain("opacity-60")
    expect(since()).toEqual([])
    answer.release()
  })
})

describe("the figures of typed ZIP Codes", () => {
  const LOOK_UP = "/PlaceOrder.aspx/GetZipsByZips"
  const type = async (user: UserEvent, zip: string) => {
    await user.type(screen.getByRole("textbox", { name: "ZIP Code 1" }), zip)
    await user.keyboard("{Enter}")
  }
  const figuresAsked = (calls: ReadonlyArray<string>) => calls.filter((call) => call.endsWith(FIGURES))

  it("are counted while the codes are looked up, and shown once they are found", async () => {
    const { network, since, user } = await openLedger()
    const answer = held()
    network.answer(LOOK_UP, async (_, pass) => {
      await answer.released
      return await pass()
    })
    since()
    await type(user, "60613")
    await waitFor(() => expect(figuresAsked(since())).toHaveLength(1))
    // Nothing is shown of a list that there is not yet.
    expect(countShown().textContent).toContain("519")
    answer.release()
    // 38 more in 60613.
    await ledgerShows("557")
    await screen.findByText("Saved")
    // The answer was there: it is not asked for again.
    expect(figuresAsked(since())).toEqual([])
  })

  it("stay those of the list where the code is not found", async () => {
    const { network, user } = await openLedger()
    network.answer(LOOK_UP, () =>
      Response.json({ d: { ResultFlag: true, ResultMessage: "", DataSource: [] } }),
    )
    await type(user, "60613")
    await screen.findByText(/Enter at least one valid ZIP Code/)
    await ledgerShows("519")
  })
})
