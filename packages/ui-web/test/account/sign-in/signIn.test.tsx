import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { PASSWORD } from "../../../../../test/served/Person.ts"
import { rememberExpectedUser } from "../../../src/app/expectedUserEmail.ts"
import { SIX_ZIPS, TWO_ZIPS } from "../../kit/lists.ts"
import { heading, ledgerShows, openScreen } from "../../kit/openScreen.tsx"
import { makePerson } from "../../kit/siteNetwork.ts"

/** An address without an account. */
const EMAIL = "nobody@listwright.example"
const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email" })
const password = () => screen.getByLabelText<HTMLInputElement>("Password")

describe("the sign-in page", () => {
  it("lets a person in with email and password, to the page that they wanted", async () => {
    const { address, user } = await openScreen("/signin?next=%2Forder%2F10%2Fgeo%2Fzip", {
      signedIn: false,
    })
    const person = await makePerson({})
    await heading("Sign in")
    await user.type(email(), person.email)
    await user.type(password(), `${PASSWORD}{Enter}`)
    await heading("Select Your Target Areas")
    expect(address()).toBe("/order/10/geo/zip")
  })

  it("leads to a page that begins at its start, not at its last link", async () => {
    const { user } = await openScreen("/signin", { signedIn: false })
    const person = await makePerson({})
    await heading("Sign in")
    await user.type(email(), person.email)
    await user.type(password(), `${PASSWORD}{Enter}`)
    await heading(/, Dana$/)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")))
  })

  it("asks for nothing that a guest is refused", async () => {
    const { network } = await openScreen("/order/10/geo/zip", { signedIn: false })
    await heading("Sign in")
    expect(network.asked).toEqual(["POST /Common/InitSite.ashx"])
  })

  it("asks for nothing that a guest is refused where somebody was signed in before, either", async () => {
    const { network } = await openScreen("/order/10/geo/zip", {
      signedIn: false,
      prepare: () => {
        rememberExpectedUser(EMAIL)
        return Promise.resolve()
      },
    })
    await heading("Sign in")
    expect(network.asked).toEqual(["POST /Common/InitSite.ashx"])
  })

  it("says that a password is wrong, keeps the email address, and waits in the empty password box", async () => {
    const { address, user } = await openScreen("/signin", { signedIn: false })
    const person = await makePerson({})
    await heading("Sign in")
    await user.type(email(), person.email)
    await user.type(password(), "not the password")
    await user.click(screen.getByRole("button", { name: "Sign in" }))
    await screen.findByText("The email address or password entered is invalid.")
    expect(email().value).toBe(person.email)
    expect(password().value).toBe("")
    expect(document.activeElement).toBe(password())
    expect(address()).toBe("/signin")
  })

  it("names the wrong box, moves there, and sends no request", async () => {
    const { network, user } = await openScreen("/signin", { signedIn: false })
    await heading("Sign in")
    await user.type(email(), "demo{Enter}")
    expect(email().getAttribute("aria-invalid")).toBe("true")
    expect(document.activeElement).toBe(email())
    expect(network.asked).not.toContain("POST /Login.aspx/LoginUser")
  })

  it("redirects signed-in users at once", async () => {
    const { address } = await openScreen("/signin")
    await heading(/, Dana$/)
    expect(address()).toBe("/")
  })
})

describe("a session that ended while nobody was there", () => {
  it("asks for the password alone, and leads back to the screen and the list that were open", async () => {
    const { address, network, person, reload, user } = await openScreen("/order/10/geo/zipRange", {
      draft: TWO_ZIPS,
    })
    await ledgerShows("173")
    // Another list is the latest one by now, and this tab was at work on its own.
    await network.startDraft(SIX_ZIPS)
    await network.endSession()
    reload()
    await heading("Sign in")
    expect(email().value).toBe(person?.email)
    await waitFor(() => expect(document.activeElement).toBe(password()))
    screen.getByText("Your session has expired. Sign in to continue where you left off.")
    await user.type(password(), `${PASSWORD}{Enter}`)
    await ledgerShows("173")
    expect(address()).toBe("/order/10/geo/zipRange")
  })

  it("expects nobody after signing out", async () => {
    const { user } = await openScreen("/")
    await heading(/, Dana$/)
    await user.click(screen.getByRole("button", { name: /^Your account/ }))
    await user.click(screen.getByRole("button", { name: "Sign out" }))
    await heading("Sign in")
    expect(email().value).toBe("")
  })
})

describe("a session that ends in the middle", () => {
  it("is begun again over the page, and what was just done is done then", async () => {
    const { network, person, user } = await openScreen("/order/10/geo/zip", { draft: TWO_ZIPS })
    await ledgerShows("173")
    await network.endSession()
    await user.type(screen.getByRole("textbox", { name: "ZIP Code 1" }), "60657{Enter}")
    const dialog = within(await screen.findByRole("dialog", { name: "Sign in to continue" }))
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe(person?.email)
    await user.type(dialog.getByLabelText("Password"), `${PASSWORD}{Enter}`)
    await ledgerShows("289")
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})
