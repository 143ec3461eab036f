import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { PASSWORD } from "../../../../test/served/Person.ts"
import { FAILING } from "../kit/failing.ts"
import { heading, openScreen } from "../kit/openScreen.tsx"
import { makePerson } from "../kit/siteNetwork.ts"

const KEPT = /What you entered is still here\./

const openRename = async () => {
  const opened = await openScreen("/slc", { hasSides: true })
  const { sides, user } = opened
  await user.click(await screen.findByRole("button", { name: "More actions for North side" }))
  await user.click(await screen.findByRole("menuitem", { name: "Rename" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Rename saved list" }))
  const name = dialog.getByRole<HTMLInputElement>("textbox", { name: "Name" })
  await user.clear(name)
  await user.type(name, "Lakefront")
  return {
    ...opened,
    dialog,
    name,
    call: `${sides.north.path}/name`,
    rename: () => user.click(dialog.getByRole("button", { name: "Rename" })),
  }
}

// [p8-failure-in-place]
describe("a form whose call fails", () => {
  it("says so under its title with what to do, keeps what was entered, and is sent again", async () => {
    const { call, dialog, name, network, rename } = await openRename()
    for (const { end, text, title } of FAILING) {
      network.answer(call, end)
      await rename()
      await waitFor(() => expect(dialog.getByRole("alert").textContent).toContain(text))
      const alert = within(dialog.getByRole("alert"))
      alert.getByText(title)
      alert.getByText("We couldn't rename the list.")
      alert.getByText(text)
      alert.getByText(KEPT)
      expect(name.value).toBe("Lakefront")
    }
    network.answer(call, null)
    await rename()
    await screen.findByRole("button", { name: "More actions for Lakefront" })
  })

  it("for a reason that the server gives shows the reason, not an error of the server", async () => {
    const { call, dialog, name, network, rename } = await openRename()
    const message = "Another list has this name."
    network.answer(call, () => Response.json({ _tag: "BadInput", message, fields: [] }, { status: 400 }))
    await rename()
    const alert = await dialog.findByRole("alert")
    expect(alert.textContent).toBe(`We couldn't rename the list${message}`)
    expect(name.value).toBe("Lakefront")
  })

  it("keeps a password as well, unless it was wrong", async () => {
    const { network, user } = await openScreen("/signin", { signedIn: false })
    const person = await makePerson({})
    await heading("Sign in")
    await user.type(screen.getByRole("textbox", { name: "Email" }), person.email)
    const password = screen.getByLabelText<HTMLInputElement>("Password")
    network.answer("/Login.aspx/LoginUser", () => new Response("", { status: 500 }))
    await user.type(password, `${PASSWORD}{Enter}`)
    within(await within(screen.getByRole("main")).findByRole("alert")).getByText("Something went wrong")
    expect(password.value).toBe(PASSWORD)
    network.answer("/Login.aspx/LoginUser", null)
    await user.click(screen.getByRole("button", { name: "Sign in" }))
    await heading(/, Dana$/)
  })
})

// [p8-failure-in-place]
describe("a page that could not be loaded", () => {
  it("says so under the same title and is loaded when told to", async () => {
    const { network, user } = await openScreen("/videos", {
      prepare: (before) => before.answer(/video/i, () => new Response("", { status: 503 })),
    })
    const alert = within(await within(await screen.findByRole("main")).findByRole("alert"))
    alert.getByText("Something went wrong")
    alert.getByText("We couldn't load the videos.")
    network.answer(/video/i, null)
    await user.click(alert.getByRole("button", { name: "Try again" }))
    await waitFor(() => expect(screen.queryByText("Something went wrong")).toBeNull())
  })
})
