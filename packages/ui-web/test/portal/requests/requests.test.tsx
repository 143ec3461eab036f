import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { asRole } from "../../kit/roles.ts"
import { heading, noticed, type OpenScreen, openScreen } from "../../kit/openScreen.tsx"

const dialog = () => within(screen.getByRole("dialog"))
const field = (name: string) => dialog().getByRole("textbox", { name })

/** Types into a field that is filled in already. */
const fill = async ({ user }: OpenScreen, name: string, text: string) => {
  await user.clear(field(name))
  await user.type(field(name), text)
}

const openContact = async ({ user }: OpenScreen) => {
  await heading(/, Dana$/)
  const [button] = screen.getAllByRole("button", { name: "Contact Us" })
  if (button === undefined) throw new Error("The header has no Contact Us.")
  await user.click(button)
  await screen.findByRole("dialog", { name: "Contact Us" })
}

/** Returns the requests that sent a message. */
const messages = ({ network }: OpenScreen) =>
  network.asked.filter((call) => call.includes("/Contact/SendMessage.ashx"))

describe("Contact Us", () => {
  it("is filled in with who is signed in, and with the service whose card opened it", async () => {
    const site = await openScreen("/")
    await openContact(site)
    expect(field("Name")).toHaveProperty("value", "Dana Demo")
    expect(field("Email")).toHaveProperty("value", site.person?.email)
    expect(field("Message")).toHaveProperty("value", "")
    await site.user.click(dialog().getByRole("button", { name: "Cancel" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

    await site.user.click(await screen.findByRole("button", { name: /^Look-Alike/ }))
    await screen.findByRole("dialog", { name: "Contact Us" })
    expect(field("Email")).toHaveProperty("value", site.person?.email)
    expect(field("Message")).toHaveProperty("value", "I would like to know more about Look-Alike.\n")
    await site.user.click(dialog().getByRole("button", { name: "Send message" }))
    await screen.findByRole("heading", { name: "Thank you" })
  })

  it("says what is wrong once it was tried, and asks nobody", async () => {
    const site = await openScreen("/")
    await openContact(site)
    await site.user.clear(field("Name"))
    await site.user.clear(field("Email"))
    expect(dialog().queryByText("It's required")).toBeNull()
    await site.user.click(dialog().getByRole("button", { name: "Send message" }))
    expect(dialog().getAllByText("It's required")).toHaveLength(2)
    dialog().getByText("E-mail must be valid")
    expect(document.activeElement).toBe(field("Name"))
    expect(messages(site)).toEqual([])
  })

  it("thanks for a message that was sent", async () => {
    const site = await openScreen("/")
    await openContact(site)
    await fill(site, "Name", "Ann")
    await fill(site, "Email", "ann@bakery.example")
    await site.user.type(field("Message"), "Hello")
    await site.user.click(dialog().getByRole("button", { name: "Send message" }))
    const thanks = await screen.findByRole("heading", { name: "Thank you" })
    await waitFor(() => expect(document.activeElement).toBe(thanks))
    expect(messages(site)).toHaveLength(1)
    const [close] = dialog().getAllByRole("button", { name: "Close" }).slice(-1)
    if (close !== undefined) await site.user.click(close)
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    // What was sent is gone.
    await openContact(site)
    expect(field("Message")).toHaveProperty("value", "")
  })

  it.each([
    ["another status", () => Response.json({ Status: 0, Message: "no" })],
    ["an error", () => new Response("", { status: 500 })],
    ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("says that a message failed after %s, keeps what was typed and sends it again", async (_, answer) => {
    const site = await openScreen("/")
    await openContact(site)
    await fill(site, "Name", "Ann")
    await fill(site, "Email", "ann@bakery.example")
    await site.user.type(field("Message"), "Hello")
    site.network.answer("/Contact/SendMessage.ashx", answer)
    await site.user.click(dialog().getByRole("button", { name: "Send message" }))
    await screen.findByText("Your message couldn't be sent. Please try again.")
    expect(field("Message")).toHaveProperty("value", "Hello")
    await site.user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await openContact(site)
    expect(field("Message")).toHaveProperty("value", "Hello")
    site.network.answer("/Contact/SendMessage.ashx", null)
    await site.user.click(dialog().getByRole("button", { name: "Send message" }))
    await screen.findByRole("heading", { name: "Thank you" })
  })
})

describe("the data diagnostic", () => {
  it("is open to guests, checks its quantity, and thanks", async () => {
    const { user } = await openScreen("/freedatadiagnostic", { signedIn: false })
    await heading("Free data diagnostic")
    const box = (name: RegExp) => screen.getByRole("textbox", { name })
    expect(box(/^First name/)).toHaveProperty("value", "")
    await user.type(box(/^First name/), "Ann")
    await user.type(box(/^Last name/), "Buyer")
    await user.type(box(/^Email/), "ann@bakery.example")
    await user.type(box(/^Number of records/), "9999")
    await user.type(box(/^Comments/), "Our customers of ten years")
    await user.click(screen.getByRole("button", { name: "Send request" }))
    await screen.findByText("10,000 to 25,000 records")
    await user.type(box(/^Number of records/), "{Backspace}{Backspace}{Backspace}{Backspace}12000")
    await user.click(screen.getByRole("button", { name: "Send request" }))
    await screen.findByRole("heading", { name: "Thank you" })
  })

  it("is filled in with who is signed in, and says that it failed", async () => {
    const { network, person, user } = await openScreen("/freedatadiagnostic")
    await heading("Free data diagnostic")
    expect(screen.getByRole("textbox", { name: /^First name/ })).toHaveProperty("value", "Dana")
    expect(screen.getByRole("textbox", { name: /^Email/ })).toHaveProperty("value", person?.email)
    await user.type(screen.getByRole("textbox", { name: /^Comments/ }), "Our customers")
    network.answer("/Contact/SendMessage.ashx", () => Response.json({ Status: 2, Message: "" }))
    await user.click(screen.getByRole("button", { name: "Send request" }))
    await screen.findByText("Your message couldn't be sent. Please try again.")
  })
})

describe("a campaign request", () => {
  const send = () => screen.getByRole("button", { name: "Send Request" })

  it("says what is missing, in the words for each field", async () => {
    const { user } = await openScreen("/digitalCampaigns")
    await heading("Full Service Digital Campaigns")
    expect(screen.getByRole("radio", { name: "$2,500 - $4,999" })).toHaveProperty("checked", true)
    expect(screen.getByRole("radio", { name: "ASAP" })).toHaveProperty("checked", true)
    const request = within(screen.getByRole("region", { name: "Campaign request" }))
    for (const name of ["Name", "Phone", "Email"]) await user.clear(request.getByRole("textbox", { name }))
    await user.click(send())
    for (const words of [
      "Enter at least 10 characters",
      "Choose at least one channel",
      "Name is required",
      "Phone is required",
      "Enter a valid email address",
    ])
      screen.getByText(words)
    await user.click(screen.getByRole("checkbox", { name: "Other" }))
    screen.getByText("Describe the other channel")
    expect(screen.queryByText("Choose at least one channel")).toBeNull()
  })

  it("is sent, and closed from its success view", async () => {
    const { network, user } = await openScreen("/digitalCampaigns")
    await heading("Full Service Digital Campaigns")
    await user.type(screen.getByRole("textbox", { name: /accomplish/ }), "More people in our shop")
    await user.click(screen.getByRole("checkbox", { name: "Email" }))
    network.answer("/PlaceOrder.aspx/AddMarketingEmail", () => new Response("", { status: 500 }))
    await user.click(send())
    await screen.findByText("We couldn't send your request.")
    network.answer("/PlaceOrder.aspx/AddMarketingEmail", null)
    await user.click(send())
    await heading("Your request is on its way")
    screen.getByText("Our digital team will reply within the next business day.")
    await user.click(screen.getByRole("link", { name: "Close" }))
    await heading(/, Dana$/)
  })
})

describe("the form next to a page", () => {
  const side = () => within(screen.getByRole("complementary", { name: "Contact Us" }))
  const fill = async ({ user }: OpenScreen) => {
    await heading("Full Service Digital Campaigns")
    await user.type(side().getByRole("textbox", { name: "Name" }), "Ann")
    await user.type(side().getByRole("textbox", { name: "Email" }), "ann@bakery.example")
    await user.type(side().getByRole("textbox", { name: "Message" }), "Hello")
  }

  it("says that its message was sent", async () => {
    const site = await openScreen("/digitalCampaigns")
    await fill(site)
    await site.user.click(side().getByRole("button", { name: "Send message" }))
    await noticed("Your message was sent.")
    await heading("Thank you")
  })

  it("says that its message failed to be sent", async () => {
    const site = await openScreen("/digitalCampaigns")
    await fill(site)
    site.network.answer("/Contact/SendMessage.ashx", () => new Response("", { status: 500 }))
    await site.user.click(side().getByRole("button", { name: "Send message" }))
    await side().findByText("Your message couldn't be sent. Please try again.")
  })
})

describe("Create Account", () => {
  const open = async ({ user }: OpenScreen) => {
    await heading(/, Dana$/)
    await user.click(screen.getByRole("button", { name: /^Your account:/ }))
    await user.click(screen.getAllByRole("button", { name: "Create Account" })[0] ?? document.body)
    await screen.findByRole("dialog", { name: "Create Account" })
  }
  const create = () => dialog().getByRole("button", { name: "Create account" })

  it("is not offered to who is no reseller", async () => {
    const { user } = await openScreen("/")
    await heading(/, Dana$/)
    await user.click(screen.getByRole("button", { name: /^Your account:/ }))
    expect(screen.queryByRole("button", { name: "Create Account" })).toBeNull()
  })

  it("needs a name, says that it failed, and reads the user again once it was created", async () => {
    const site = await openScreen("/", { as: asRole("Reseller") })
    const { network, user } = site
    await open(site)
    await user.click(create())
    await noticed("Enter a name for the account.")
    await user.type(field("Account name"), "Elm Street Florist")
    network.answer("/LandingPage.aspx/CreateAccount", () => new Response("", { status: 500 }))
    await user.click(create())
    await screen.findByText("The account couldn't be created. Please try again.")
    expect(field("Account name")).toHaveProperty("value", "Elm Street Florist")
    network.answer("/LandingPage.aspx/CreateAccount", null)
    const before = network.asked.filter((call) => call.endsWith("/Common/InitUser.ashx")).length
    await user.click(create())
    await noticed("The account was created.")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(network.asked.filter((call) => call.endsWith("/Common/InitUser.ashx")).length).toBeGreaterThan(
      before,
    )
  })
})
