import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { heading, openScreen } from "../../kit/openScreen.tsx"

const labels = (group: string, role: "checkbox" | "radio") =>
  within(screen.getByRole("group", { name: group }))
    .getAllByRole<HTMLInputElement>(role)
    .map((box) => box.labels?.[0]?.textContent)

describe("a campaign request", () => {
  it("offers five budgets, four starts and four channels [p9-campaign-budgets] [p9-campaign-starts] [p9-campaign-prospects]", async () => {
    await openScreen("/digitalCampaigns")
    await heading("Full Service Digital Campaigns")
    expect(labels("Campaign budget", "radio")).toEqual([
      "Less than $2,500",
      "$2,500 - $4,999",
      "$5,000 - $9,999",
      "$10,000 - $19,999",
      "$20,000 or more",
    ])
    expect(labels("Start date", "radio")).toEqual(["ASAP", "2-4 Weeks", "4-8 Weeks", "More than 8 Weeks"])
    expect(labels("How should we reach your prospects?", "checkbox")).toEqual([
      "Email",
      "Mobile & Desktop Display banners",
      "Social Media Ads",
      "Other",
    ])
  })
})

describe("the data diagnostic", () => {
  it("needs names, comments and an email address alone, and promises the report in 2-3 business days [p5-diagnostic] [p9-diagnostic-quantity]", async () => {
    const { network, user } = await openScreen("/freedatadiagnostic", { signedIn: false })
    await heading("Free data diagnostic")
    screen.getByText(/send you a report in 2-3 business days/)
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name })
    await user.type(box(/^Email/), "ann@")
    await user.click(screen.getByRole("button", { name: "Send request" }))
    expect(screen.getAllByText("It's required")).toHaveLength(3)
    screen.getByText("E-mail must be valid")
    const wrong = screen
      .getAllByRole<HTMLInputElement>("textbox")
      .filter((one) => one.getAttribute("aria-invalid") === "true")
      .map((one) => one.labels?.[0]?.textContent?.replace(/\W.*$/, ""))
    expect(wrong).toEqual(["First", "Last", "Email", "Comments"])
    expect(network.asked.filter((call) => call.includes("SendMessage"))).toEqual([])

    await user.type(box(/^First name/), "Ann")
    await user.type(box(/^Last name/), "Buyer")
    await user.type(box(/^Email/), "bakery.example")
    await user.type(box(/^Comments/), "Our customers")
    await user.click(screen.getByRole("button", { name: "Send request" }))
    await heading("Thank you")
    screen.getByText(/After that, the report takes 2-3 business days/)
  })
})
