import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { heading, openScreen } from "../../kit/openScreen.tsx"

const EMAIL = "demo@listwright.example"
const OPEN = "/api/v1/sign-in-links/open"
const RESET = "/Login.aspx/ResetPassword"
/** The one that the mock signs in with. */
const PASSWORD = "Demo-Portal-2026"

const password = () => screen.getByLabelText<HTMLInputElement>("New password")
const again = () => screen.getByLabelText<HTMLInputElement>("Confirm new password")
const submit = () => screen.getByRole("button", { name: "Set the password and sign in" })
const saved = () => Response.json({ d: { ResultFlag: true, ResultMessage: "", DataSource: {} } })
const refused = (message: string) =>
  Response.json({ d: { ResultFlag: false, ResultMessage: message, DataSource: null } })

const ADDRESS = "/signin?next=%2Forder%2F10%2Fgeo%2Fzip#link=s3cret"

/** Opens a link that is good, as an invitation or a reset brings it. */
const openLink = async () => {
  const opened = await openScreen(ADDRESS, { signedIn: false })
  const { network } = opened
  const secrets: Array<unknown> = []
  network.answer(OPEN, async (request) => {
    secrets.push(await request.json())
    return Response.json({ email: EMAIL })
  })
  network.answer(RESET, saved)
  await heading("Set your password")
  await screen.findByLabelText("New password")
  return { ...opened, secrets }
}

describe("a one-time link", () => {
  it("sets the password and lets its owner in, to the page that they wanted", async () => {
    const { address, network, secrets, user } = await openLink()
    expect(secrets.at(-1)).toEqual({ secret: "s3cret" })
    const email = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" })
    expect([email.value, email.readOnly]).toEqual([EMAIL, true])
    const sent: Array<unknown> = []
    network.answer(RESET, async (request) => {
      sent.push(await request.json())
      return saved()
    })
    await user.type(password(), PASSWORD)
    await user.type(again(), `${PASSWORD}{Enter}`)
    await heading("Select Your Target Areas")
    expect(address()).toBe("/order/10/geo/zip")
    expect(sent).toEqual([{ password: PASSWORD }])
  })

  it("that is used up says so and has nothing to fill in", async () => {
    await openScreen("/signin#link=guess", { signedIn: false })
    await heading("Set your password")
    await screen.findByText(/^This link has already been used or has expired/)
    expect(screen.queryByLabelText("New password")).toBeNull()
    expect(screen.queryByRole("button")).toBeNull()
  })

  it("that could not be opened is opened again when told to", async () => {
    const { network, reload, user } = await openLink()
    network.answer(OPEN, () => new Response("", { status: 500 }))
    window.history.replaceState(null, "", ADDRESS)
    reload()
    await screen.findByText(/^The server couldn't complete your request/)
    expect(screen.queryByLabelText("New password")).toBeNull()
    network.answer(OPEN, () => Response.json({ email: EMAIL }))
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await screen.findByLabelText("New password")
    expect(screen.queryByText(/^The server couldn't complete your request/)).toBeNull()
  })

  it("is for setting a password, whoever is signed in", async () => {
    const { network } = await openScreen("/signin#link=s3cret", { signedIn: true })
    network.answer(OPEN, () => Response.json({ email: EMAIL }))
    await heading("Set your password")
    await screen.findByLabelText("New password")
  })
})

describe("a new password", () => {
  it("that lacks something is told what, and stays to be mended", async () => {
    const { network, user } = await openLink()
    await user.type(password(), "short")
    await user.type(again(), "short")
    await user.click(submit())
    await screen.findByText(/must have 10 to 128 characters/)
    screen.getByText(/must have at least one number/)
    screen.getByText(/must have at least one uppercase letter/)
    expect(screen.queryByText(/must have at least one lowercase letter/)).toBeNull()
    expect(document.activeElement).toBe(password())
    expect([password().value, again().value]).toEqual(["short", "short"])
    expect(network.asked).not.toContain(`POST ${RESET}`)
  })

  it("that was not repeated is marked where it was repeated wrongly", async () => {
    const { network, user } = await openLink()
    await user.type(password(), PASSWORD)
    await user.type(again(), `${PASSWORD}7{Enter}`)
    await waitFor(() => expect(again().getAttribute("aria-invalid")).toBe("true"))
    expect(password().getAttribute("aria-invalid")).not.toBe("true")
    expect(document.activeElement).toBe(again())
    expect(network.asked).not.toContain(`POST ${RESET}`)
    await user.keyboard("{Backspace}{Enter}")
    await heading("Select Your Target Areas")
  })

  it.each([
    [
      "the server fails",
      () => new Response("", { status: 500 }),
      "Your new password couldn't be saved. Please try again.",
    ],
    ["it is one of those before", () => refused("Please choose another one."), "Please choose another one."],
  ])("stays when %s, which is said, and is sent again", async (_, answer, said) => {
    const { network, user } = await openLink()
    network.answer(RESET, answer)
    await user.type(password(), PASSWORD)
    await user.type(again(), `${PASSWORD}{Enter}`)
    await screen.findByText(said)
    expect([password().value, again().value]).toEqual([PASSWORD, PASSWORD])
    network.answer(RESET, saved)
    await user.click(submit())
    await heading("Select Your Target Areas")
  })

  it("of a link that ran out meanwhile is not set, and its owner is told", async () => {
    const { network, user } = await openLink()
    network.answer(RESET, null)
    await user.type(password(), PASSWORD)
    await user.type(again(), `${PASSWORD}{Enter}`)
    await screen.findByText(/^This link has already been used or has expired/)
    expect(network.asked).not.toContain("POST /Login.aspx/LoginUser")
  })
})
