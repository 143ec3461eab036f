import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { heading, type OpenScreen, openScreen, type ScreenOptions } from "../../kit/openScreen.tsx"
import { siteReachedBy } from "../../kit/siteWith.ts"

const PHONE = "312-555-0199"
const EMAIL = "help@lists.example"

/** Each screen that names ways to reach the site's staff. */
const screens: ReadonlyArray<{
  readonly name: string
  readonly at: string
  readonly options?: ScreenOptions
  readonly reach: (opened: OpenScreen) => Promise<unknown>
}> = [
  {
    name: "the sign-in page",
    at: "/signin",
    options: { signedIn: false },
    reach: () => heading("Sign in"),
  },
  {
    name: "the data diagnostic",
    at: "/freedatadiagnostic",
    options: { signedIn: false },
    reach: () => screen.findByRole("button", { name: "Send request" }),
  },
  {
    name: "Contact Us over a landing page without sources",
    at: "/",
    options: { as: { sources: [] } },
    reach: async ({ user }) => {
      await screen.findByText("You don't have any data sources yet")
      const [button] = screen.getAllByRole("button", { name: "Contact Us" })
      if (button === undefined) throw new Error("The header has no Contact Us.")
      await user.click(button)
      await screen.findByRole("dialog", { name: "Contact Us" })
    },
  },
  {
    name: "prices that did not load",
    at: "/",
    reach: async ({ network, user }) => {
      await heading(/, Dana$/)
      network.answer("/faq/Faqs-Pricing.aspx/GetPricingDisplayData", () => new Response("", { status: 500 }))
      const [button] = screen.getAllByRole("button", { name: "Pricing" })
      if (button === undefined) throw new Error("The header has no Pricing.")
      await user.click(button)
      await screen.findByText("There are no prices to show")
    },
  },
  {
    name: "the digital history",
    at: "/DigitalReporting",
    reach: () => heading("Your digital team"),
  },
  {
    name: "a service without orders",
    at: "/orderhistory?type=0",
    reach: () => screen.findByText(/Orders for this service appear here/),
  },
  {
    name: "a campaign that was not sent",
    at: "/digitalCampaigns",
    reach: async ({ network, user }) => {
      await heading("Full Service Digital Campaigns")
      await user.type(screen.getByRole("textbox", { name: /accomplish/ }), "More people in our shop")
      await user.click(screen.getByRole("checkbox", { name: "Email" }))
      network.answer("/PlaceOrder.aspx/AddMarketingEmail", () => new Response("", { status: 500 }))
      const request = within(screen.getByRole("region", { name: "Campaign request" }))
      await user.click(request.getByRole("button", { name: /^Send/ }))
      await screen.findByText("We couldn't send your request.")
    },
  },
]

/** A verb or an 'or' that leads to nothing. */
const LEADS_NOWHERE = /\b(call|write to|or)\s*[.,]|\bcall\s+or\b|\bor\s+or\b|\?\s*(\.|or\b)/i

describe.each(screens)("$name", ({ at, options, reach }) => {
  it.each([
    { PhoneNumber: "", ContactEmail: EMAIL },
    { PhoneNumber: PHONE, ContactEmail: "" },
    { PhoneNumber: "", ContactEmail: "" },
  ])("has no empty way to reach the site, with '$PhoneNumber' and '$ContactEmail'", async (ways) => {
    const opened = await openScreen(at, { ...options, prepare: (network) => siteReachedBy(network, ways) })
    await reach(opened)
    const said = document.body.textContent.replace("in service before you call.", "")
    expect(said).not.toMatch(LEADS_NOWHERE)
    const links = document.querySelectorAll("a[href^='tel:'], a[href^='mailto:']")
    for (const link of links) {
      expect(link.textContent).toBe(link.textContent === PHONE ? ways.PhoneNumber : ways.ContactEmail)
      expect(link.textContent).not.toBe("")
    }
  })
})
