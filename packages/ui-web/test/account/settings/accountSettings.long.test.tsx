import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { heading, noticed, type OpenScreen, openScreen } from "../../kit/openScreen.tsx"

const PASSWORD = "Demo-Portal-2026"
const NEW = "Harbor-Street-12"
const CHECK = "/ba/EditProfile.aspx/CheckPassword"
const SAVE = "/ba/EditProfile.aspx/UpdateUser"
const CHANGE = "/ba/EditProfile.aspx/UpdatePassword"
const refused = (message: string) =>
  Response.json({ d: { ResultFlag: false, ResultMessage: message, DataSource: null } })

const menu = () => screen.getByRole("button", { name: /^Your account:/ })
const dialog = () => within(screen.getByRole("dialog", { name: "Account Settings" }))
const box = (name: string | RegExp) => dialog().getByRole<HTMLInputElement>("textbox", { name })
const current = () => dialog().getByLabelText<HTMLInputElement>("Current password")
const tab = (name: string) => dialog().queryByRole("tab", { name })

const open = async (options: Parameters<typeof openScreen>[1] = {}) => {
  const opened = await openScreen("/", options)
  await heading(/, Dana$/)
  await opened.user.click(menu())
  await opened.user.click(screen.getByRole("button", { name: "Account Settings" }))
  await screen.findByRole("dialog", { name: "Account Settings" })
  await waitFor(() => current())
  return opened
}

const fill = async ({ user }: Pick<OpenScreen, "user">) => {
  await user.type(box("Address"), "12 Harbor Street")
  await user.type(box("City"), "Chicago")
  await user.selectOptions(dialog().getByRole("combobox", { name: "State" }), "IL")
  await user.type(box("ZIP Code"), "60614")
}

/** With an address, which Change Password needs. */
const withAddress = async (options: Parameters<typeof openScreen>[1] = {}) => {
  const opened = await open(options)
  await fill(opened)
  await opened.user.type(current(), `${PASSWORD}{Enter}`)
  await noticed("Your information was saved.")
  await waitFor(() => expect(tab("Change Password")).not.toBeNull())
  return opened
}

describe("the account settings of who has no address yet", () => {
  it("ask for it, offer no new password, and stay open on a click beside them", async () => {
    const { user } = await open()
    dialog().getByText("Welcome! Please fill in your information first.")
    expect(
      dialog()
        .getAllByRole("tab")
        .map(({ textContent }) => textContent),
    ).toEqual(["Overview", "Payment Info"])
    const overlay = screen.getByRole("dialog", { name: "Account Settings" }).parentElement?.parentElement
    if (!(overlay instanceof HTMLElement)) throw new Error("The dialog has nothing around it.")
    await user.click(overlay)
    expect(screen.queryByRole("dialog", { name: "Account Settings" })).not.toBeNull()
    await user.click(dialog().getByRole("button", { name: "Close" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })
})

describe("the overview", () => {
  it("shows who the user is, to be read alone", async () => {
    const { person } = await open()
    dialog().getByText(person?.email ?? "")
    dialog().getByText("Dana Demo")
    expect(dialog().queryByRole("textbox", { name: /mail|name|phone/i })).toBeNull()
  })

  it("marks what is missing, moves to the first of it, and sends nothing", async () => {
    const { network, user } = await open()
    await user.clear(box("Company"))
    await user.click(dialog().getByRole("button", { name: "Save changes" }))
    expect(dialog().getAllByText("It's required")).toHaveLength(6)
    expect(document.activeElement).toBe(box("Company"))
    expect(network.asked).not.toContain(`POST ${CHECK}`)
  })

  it("is saved, which offers a new password and takes the notice away", async () => {
    await withAddress()
    expect(dialog().queryByText(/^Welcome!/)).toBeNull()
    expect(box("Address").value).toBe("12 Harbor Street")
    expect(current().value).toBe("")
  })

  it("asks for the state again in another country", async () => {
    const opened = await open()
    await fill(opened)
    await opened.user.selectOptions(dialog().getByRole("combobox", { name: "Country" }), "CA")
    const province = dialog().getByRole<HTMLSelectElement>("combobox", { name: "Province" })
    expect([province.value, [...province.options].some(({ value }) => value === "IL")]).toEqual(["", false])
  })

  it("is not saved with a wrong password, which is marked, and all that was typed stays", async () => {
    const opened = await open()
    await fill(opened)
    await opened.user.type(current(), "wrong{Enter}")
    await dialog().findByText("Wrong password.")
    expect(document.activeElement).toBe(current())
    expect(box("City").value).toBe("Chicago")
    expect(opened.network.asked).not.toContain(`POST ${SAVE}`)
  })

  it("says that it was not saved, and how long to wait after too many passwords", async () => {
    const opened = await open()
    const { network, user } = opened
    await fill(opened)
    network.answer(SAVE, () => refused("no"))
    await user.type(current(), `${PASSWORD}{Enter}`)
    await noticed("Your information couldn't be saved. Please try again.")
    network.answer(CHECK, () => refused("Too many attempts. Please try again in 40 seconds."))
    await user.click(dialog().getByRole("button", { name: "Save changes" }))
    await dialog().findByText("Too many attempts. Please try again in 40 seconds.")
    expect(box("ZIP Code").value).toBe("60614")
  })

  it("says that the settings could not be loaded, and loads them when told to", async () => {
    const opened = await openScreen("/")
    await heading(/, Dana$/)
    opened.network.answer("/Common/EditUserInfo.ashx", () => refused("Not now."))
    await opened.user.click(menu())
    await opened.user.click(screen.getByRole("button", { name: "Account Settings" }))
    await screen.findByText("Not now.")
    opened.network.answer("/Common/EditUserInfo.ashx", null)
    await opened.user.click(screen.getByRole("button", { name: "Try again" }))
    await waitFor(() => current())
  })
})

describe("a new password", () => {
  const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(name)
  const opened = async (options: Parameters<typeof openScreen>[1] = {}) => {
    const opening = await withAddress(options)
    await opening.user.click(dialog().getByRole("tab", { name: "Change Password" }))
    await waitFor(() => field("Old password"))
    return opening
  }
  const type = async ({ user }: Pick<OpenScreen, "user">, old: string, chosen: string, again = chosen) => {
    for (const [name, text] of [
      ["Old password", old],
      ["New password", chosen],
      ["Confirm new password", again],
    ] as const) {
      await user.clear(field(name))
      if (text !== "") await user.type(field(name), text)
    }
    await user.click(dialog().getByRole("button", { name: "Change password" }))
  }

  it("is set once the old one is right, and nothing of it stays on the page", async () => {
    const opening = await opened()
    await type(opening, PASSWORD, NEW)
    await noticed("Your password was changed.")
    expect([field("Old password").value, field("New password").value]).toEqual(["", ""])
  })

  it("ends the tokens too, unless they are to stay, and says beforehand how many", async () => {
    const opening = await opened({
      prepare: async (network) => {
        const { email } = network.person()
        for (const name of ["laptop", "script"])
          await network.call("POST", "/api/v1/tokens", { email, password: PASSWORD, name })
      },
    })
    const box = await dialog().findByRole<HTMLInputElement>("checkbox", { name: "Also revoke 2 tokens" })
    expect(box.checked).toBe(true)
    await opening.user.click(box)
    await type(opening, PASSWORD, NEW)
    await noticed("Your password was changed.")
    await opening.user.click(await dialog().findByRole("checkbox", { name: "Also revoke 2 tokens" }))
    await type(opening, NEW, `${NEW}-2`)
    await waitFor(() => expect(dialog().queryByRole("checkbox")).toBeNull())
  })

  it("is asked for again where something is wrong with it", async () => {
    const opening = await opened()
    const before = opening.network.asked.filter((call) => call.endsWith("CheckPassword")).length
    await type(opening, "", "short", "other")
    await dialog().findByText("Enter your old password.")
    dialog().getByText(/must have 10 to 128 characters/)
    dialog().getByText("The new passwords you've entered do not match. Please re-enter.")
    expect(document.activeElement).toBe(field("Old password"))
    expect(opening.network.asked.filter((call) => call.endsWith("CheckPassword"))).toHaveLength(before)
  })

  it("is not set with a wrong old one, nor when the server fails", async () => {
    const opening = await opened()
    await type(opening, "wrong", NEW)
    await dialog().findByText("The old password is invalid.")
    expect(document.activeElement).toBe(field("Old password"))
    opening.network.answer(CHANGE, () => refused("no"))
    await type(opening, PASSWORD, NEW)
    await noticed("Your password couldn't be changed. Please try again.")
    expect(field("New password").value).toBe(NEW)
  })

  it("is still there as typed after a look at another tab", async () => {
    const { user } = await opened()
    await user.type(field("New password"), "Harbor")
    await user.click(dialog().getByRole("tab", { name: "Overview" }))
    await user.click(dialog().getByRole("tab", { name: "Change Password" }))
    expect(field("New password").value).toBe("Harbor")
  })
})

describe("a picture", () => {
  const choose = async ({ user }: Pick<OpenScreen, "user">, bytes: number) => {
    const file = new File([new Uint8Array(bytes)], "ann.jpg", { type: "image/jpeg" })
    await user.upload(dialog().getByLabelText<HTMLInputElement>("Picture"), file)
  }

  it("that is too large is silently ignored", async () => {
    const opened = await open()
    await choose(opened, 2_097_153)
    await waitFor(() =>
      expect(dialog().getByRole("button", { name: "Add a picture" }).getAttribute("aria-busy")).toBeNull(),
    )
    expect(dialog().queryByRole("alert")).toBeNull()
    expect(opened.network.asked).not.toContain("POST /landingPage.aspx/UploadImg")
  })

  it("that the browser cannot show is not sent, and it says so", async () => {
    const opened = await open()
    await choose(opened, 100)
    await dialog().findByText("Your browser can't show this file. Choose a JPEG or PNG picture.")
    expect(opened.network.asked).not.toContain("POST /landingPage.aspx/UploadImg")
  })
})
