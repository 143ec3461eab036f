import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import type { Network } from "../../kit/siteNetwork.ts"
import { ofSource } from "../../kit/ofSource.ts"
import { siteReading } from "../../kit/siteWith.ts"
import { heading, openScreen } from "../../kit/openScreen.tsx"

const NOTE = /^New York and Louisiana prohibit telemarketing/

/** The demographics of a source. */
const open = async (listType: number, prepare: (network: Network) => void = () => {}) => {
  const opened = await openScreen(`/order/${listType}/demo/demoDemographics`, {
    prepare: async (network) => {
      await ofSource(listType, TWO_ZIPS)(network)
      prepare(network)
    },
  })
  await heading("Build Your Target Audience")
  await screen.findByRole("checkbox", { name: /^All (households|businesses)/ })
  return opened
}
const emailShown = (network: Network) => siteReading(network, { emailSection: "shown" })
const group = (name: string) => screen.queryByRole("group", { name })

describe("the options of a list", () => {
  it("have a note on telemarketing where phones are chosen", async () => {
    const { user } = await open(10)
    expect(screen.queryByText(NOTE)).toBeNull()
    await user.click(screen.getByRole("radio", { name: /^Phones Where Available/ }))
    await screen.findByText(NOTE)
    await user.click(screen.getByRole("radio", { name: /^No Phones/ }))
    expect(screen.queryByText(NOTE)).toBeNull()
  })

  it("take one record of each household, or of each business where a source sells these", async () => {
    await open(260)
    expect(screen.getByRole("checkbox", { name: "All businesses" })).toBeDefined()
    screen.getByText(/^One record per business, no matter who works there\./)
    expect(screen.queryByText(/household/i)).toBeNull()
  })

  it("have no phones for email campaigns", async () => {
    await open(200)
    expect(group("Phone options")).toBeNull()
  })

  it("have a promotion code, of which a wrong one is told", async () => {
    const { user } = await open(10)
    const box = within(screen.getByRole("region", { name: "Promotion code" }))
    await user.click(box.getByRole("button", { name: "Apply" }))
    await box.findByText("Please enter a promotion code.")
    await user.type(box.getByRole("textbox", { name: "Promotion code" }), "nope{Enter}")
    await box.findByText("The code is not valid.")
  })

  it("keep the email section hidden, unless the site shows it", async () => {
    await open(260)
    expect(group("Email options")).toBeNull()
  })

  it("have email for new businesses where the site shows the section", async () => {
    const { user } = await open(260, emailShown)
    const options = screen.getByRole("group", { name: "Email options" })
    expect(
      within(options)
        .getAllByRole("radio")
        .map((radio) => radio.closest("label")?.textContent),
    ).toEqual(["No email", "Email where available", "Only records with email"])
    const only = within(options).getByRole<HTMLInputElement>("radio", { name: "Only records with email" })
    await user.click(only)
    expect(only.checked).toBe(true)
  })
})
