import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { heading, openScreen } from "../../kit/openScreen.tsx"
import { placeBefore } from "../../kit/placedBefore.ts"

const region = async (name: string) => within(await screen.findByRole("region", { name }))
const names = (card: Awaited<ReturnType<typeof region>>, all: ReadonlyArray<string>) =>
  card.getAllByRole("listitem").map(({ textContent }) => all.find((name) => textContent.startsWith(name)))

describe("the cards of sources", () => {
  it("have business second, or else the first other source that the user may order", async () => {
    const { network, reload } = await openScreen("/", { as: { sources: [10, 30, 170] } })
    const addresses = async () =>
      (await region("Reach New Prospects"))
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")?.split("/")[2])
    await heading(/, Dana$/)
    expect((await addresses()).slice(0, 2)).toEqual(["10", "170"])
    await network.signIn({ sources: [10, 50, 30, 40] })
    reload()
    await heading(/, Dana$/)
    const [first, second, ...others] = await addresses()
    expect([first, second, others.at(-1)]).toEqual(["10", "30", "50"])
  })
})

describe("the cards of orders", () => {
  it("have the two latest of each", async () => {
    const all = ["One", "Two", "Three"]
    await openScreen("/", {
      prepare: async (network) => {
        await network.saveLists(all)
        for (const name of all) await placeBefore(network, name)
      },
    })
    expect(names(await region("Recent orders"), all)).toEqual(["Three", "Two"])
    expect(names(await region("Saved orders"), all)).toEqual(["Three", "Two"])
  })
})

describe("the header", () => {
  it("has the phone number of the site beside Contact Us", async () => {
    const { network } = await openScreen("/")
    await heading(/, Dana$/)
    const { PhoneNumber } = await network.data<{ PhoneNumber: string }>(
      "/PlaceOrder.aspx/InitializeCommonJsConfiguration",
    )
    const [banner = document.body] = screen.getAllByRole("banner")
    const header = within(banner)
    expect(header.getByText(PhoneNumber).getAttribute("href")).toBe(`tel:${PhoneNumber}`)
    expect(header.getAllByRole("button", { name: "Contact Us" }).length).toBeGreaterThan(0)
  })
})
