import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { Network } from "../kit/siteNetwork.ts"
import { asRole } from "../kit/roles.ts"
import { heading, noticed, openScreen } from "../kit/openScreen.tsx"

const FLORIST = { AccountId: 9, AccountName: "Elm Street Florist", AccountDesc: "", IsDefault: false }

/** From now on, the user works for one account more. */
const openAccount = (network: Network) =>
  network.answer("/Common/InitUser.ashx", async (_, pass) => {
    const { d } = await (await pass()).json()
    const user = {
      ...d.DataSource,
      User_RoleName: "Reseller",
      accountList: [...d.DataSource.accountList, FLORIST],
    }
    return Response.json({ d: { ...d, DataSource: user } })
  })

const filter = () => screen.getByRole("combobox", { name: "Account" })

it("offers an account that was opened elsewhere once somebody comes back to the page", async () => {
  const { network, person } = await openScreen("/slc", { as: asRole("Reseller"), hasSides: true })
  await heading("Saved Lists")
  await waitFor(() => within(filter()).getByRole("option", { name: person?.accounts[1]?.name ?? "" }))
  openAccount(network)
  window.dispatchEvent(new Event("visibilitychange"))
  await waitFor(() => within(filter()).getByRole("option", { name: FLORIST.AccountName }))
})

it("offers a created account on the screen below the dialog, without a reload", async () => {
  const { person, user } = await openScreen("/slc", { as: asRole("Reseller"), hasSides: true })
  await heading("Saved Lists")
  await user.click(screen.getByRole("button", { name: /^Your account:/ }))
  await user.click(screen.getByRole("button", { name: "Create Account" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Create Account" }))
  const name = `${FLORIST.AccountName} ${person?.id}`
  await user.type(dialog.getByRole("textbox", { name: "Account name" }), name)
  await user.click(dialog.getByRole("button", { name: "Create account" }))
  await noticed("The account was created.")
  await waitFor(() => within(filter()).getByRole("option", { name }))
})

it("makes new lists for the account that was just created", async () => {
  const { person, user } = await openScreen("/", { as: asRole("Reseller") })
  await heading(/, Dana$/)
  const chooser = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Create new lists for" })
  await waitFor(chooser)
  await user.click(screen.getByRole("button", { name: "Create Account" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Create Account" }))
  const name = `Birch Road Dairy ${person?.id}`
  await user.type(dialog.getByRole("textbox", { name: "Account name" }), name)
  await user.click(dialog.getByRole("button", { name: "Create account" }))
  await noticed("The account was created.")
  await waitFor(() => expect(chooser().selectedOptions[0]?.textContent).toBe(name))
})
