import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { heading, openScreen } from "../../kit/openScreen.tsx"

const EMAIL = "demo@listwright.example"
const PASSWORD = "Demo-Portal-2026"
const RESET_URL = "/signin?view=resetPassword"
const LOGIN = "/Login.aspx/LoginUser"
const RESET = "/Login.aspx/ResetPassword"
const FORGOT = "/GeneratePwd.ashx"

const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email" })
const press = (name: string) => screen.getByRole("button", { name })
const envelope = (data: object) =>
  Response.json({ d: { ResultFlag: true, ResultMessage: "", DataSource: data } })
const refused = (text: string) => new Response(`12345678{"ResultFlag":false,"ResultMessage":"${text}"}`)

/** The view for who forgot their password, reached by its button. */
const forgot = async (typed = EMAIL) => {
  const opened = await openScreen("/signin?next=%2Fslc", { signedIn: false })
  await heading("Sign in")
  if (typed !== "") await opened.user.type(email(), typed)
  await opened.user.click(press("Forgot your password?"))
  await heading("Forgot your password?")
  return opened
}

describe("the view for who forgot their password", () => {
  it("sends a temporary password, says so with the support line, and leads back with the address", async () => {
    const { address, network, user } = await forgot()
    expect(email().value).toBe(EMAIL)
    await user.click(press("Send a temporary password"))
    const said = await screen.findByText(/^We've emailed you a temporary password/)
    expect(said.textContent).toMatch(
      /^We've emailed you a temporary password\. Please change it the next time you sign in\. For support, call .+\.$/,
    )
    expect(network.asked).toContain(`GET ${FORGOT}`)
    await user.click(press("Sign in with the temporary password"))
    await heading("Sign in")
    expect(email().value).toBe(EMAIL)
    expect(address()).toBe("/signin?next=%2Fslc")
  })

  it.each([
    ["an empty one", "", "It's required"],
    ["one without @", "demo", "E-mail must be valid"],
    ["one that ends in @", "demo@", "E-mail must be valid"],
    ["one that begins with @", "@demo", "Enter a valid email address."],
  ])("marks %s, and asks nothing", async (_, typed, text) => {
    const { network, user } = await forgot(typed)
    await user.click(press("Send a temporary password"))
    await screen.findByText(text)
    expect(email().getAttribute("aria-invalid")).toBe("true")
    expect(document.activeElement).toBe(email())
    expect(email().value).toBe(typed)
    expect(network.asked).not.toContain(`GET ${FORGOT}`)
  })

  it("says what the server says: an address that it refuses, and too many attempts", async () => {
    const { network, user } = await forgot()
    network.answer(FORGOT, () => refused("Invalid Email Address"))
    await user.click(press("Send a temporary password"))
    await screen.findByText("Enter a valid email address.")
    expect(email().getAttribute("aria-invalid")).toBe("true")
    network.answer(FORGOT, () => refused("Too many attempts. Please try again in 40 seconds."))
    await user.click(press("Send a temporary password"))
    await screen.findByText("Too many attempts. Please try again in 40 seconds.")
    network.answer(FORGOT, () => new Response("", { status: 500 }))
    await user.click(press("Send a temporary password"))
    await screen.findByText(/^The server couldn't complete your request/)
    network.answer(FORGOT, null)
    await user.click(press("Send a temporary password"))
    await screen.findByText(/^We've emailed you a temporary password/)
  })

  it("is left by its own button and by the browser's", async () => {
    const { user } = await forgot()
    await user.click(press("Back to sign-in"))
    await heading("Sign in")
    expect(email().value).toBe(EMAIL)
    window.history.back()
    await heading("Forgot your password?")
  })
})

describe("signing in with a temporary password", () => {
  const NEW = "Harbor-Street-12"
  const opened = async () => {
    const opening = await openScreen("/signin?next=%2Fslc", { signedIn: false })
    const { network, user } = opening
    await heading("Sign in")
    network.answer(LOGIN, () => envelope({ NextUrl: RESET_URL }))
    await user.type(email(), EMAIL)
    await user.type(screen.getByLabelText("Password"), "K7QM2-XFD0R-9HTRC-4WPAJ{Enter}")
    await heading("Choose a new password")
    await screen.findByLabelText("New password")
    return opening
  }

  it("leads to a new password, which signs in, to the page that was wanted", async () => {
    const { address, network, user } = await opened()
    expect([email().value, email().readOnly]).toEqual([EMAIL, true])
    network.answer(RESET, () => envelope({}))
    network.answer(LOGIN, null)
    await user.type(screen.getByLabelText("New password"), PASSWORD)
    await user.type(screen.getByLabelText("Confirm new password"), `${PASSWORD}{Enter}`)
    await waitFor(() => expect(address()).toBe("/slc"))
  })

  it("keeps the view when the page is loaded again", async () => {
    const { reload } = await opened()
    reload()
    await heading("Choose a new password")
    await screen.findByLabelText("New password")
    expect(email().value).toBe(EMAIL)
  })

  it("says when a password could not be set, and when there is no more time for one", async () => {
    const { network, user } = await opened()
    network.answer(RESET, () => new Response("", { status: 500 }))
    await user.type(screen.getByLabelText("New password"), NEW)
    await user.type(screen.getByLabelText("Confirm new password"), `${NEW}{Enter}`)
    await screen.findByText("Your new password couldn't be saved. Please try again.")
    // Refused with words, and without.
    const notSet = (text: string) => () =>
      Response.json({ d: { ResultFlag: false, ResultMessage: text, DataSource: null } })
    network.answer(RESET, notSet("That is your old password."))
    await user.click(press("Set the password and sign in"))
    await screen.findByText("That is your old password.")
    network.answer(RESET, notSet(""))
    await user.click(press("Set the password and sign in"))
    await screen.findByText("Your new password couldn't be saved. Please try again.")
    // The session is gone.
    network.answer(RESET, null)
    await user.click(press("Set the password and sign in"))
    await screen.findByText(/^Your time to choose a password has expired/)
    await user.click(press("Sign in"))
    await heading("Sign in")
    expect(email().value).toBe(EMAIL)
  })
})

describe("where a sign-in leads", () => {
  it.each([
    ["a next address with the main marker", "/MainPage.aspx", "/"],
    ["one with the prospect marker", "/prospects/list?a=1", "/"],
    ["any other one of this site", "/slc?page=2", "/slc?page=2"],
    ["one of another site", "https://evil.example/slc", "/"],
  ])("%s", async (_, next, led) => {
    const { address, network, user } = await openScreen("/signin", { signedIn: false })
    await heading("Sign in")
    network.answer(LOGIN, async (__, pass) => {
      await pass()
      const answer = envelope({ NextUrl: next })
      document.cookie = "listwright_signed_in=1; Path=/"
      return answer
    })
    await user.type(email(), EMAIL)
    await user.type(screen.getByLabelText("Password"), `${PASSWORD}{Enter}`)
    await waitFor(() => expect(address()).toBe(led))
  })

  it("fills in the address of a link in a mail", async () => {
    await openScreen(`/signin#for=${encodeURIComponent(EMAIL)}`, { signedIn: false })
    await heading("Sign in")
    expect(email().value).toBe(EMAIL)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Password")))
  })
})
