import { emptyDefinition } from "@listwright/domain/definition"
import { rememberExpectedUser } from "../../../src/app/expectedUserEmail.ts"
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { saveSides } from "../../kit/savedSides.ts"
import { makePerson, siteNetwork } from "../../kit/siteNetwork.ts"
import { heading, type OpenScreen, openScreen } from "../../kit/openScreen.tsx"

const openLists = async (at = "/slc"): Promise<OpenScreen> => {
  const opened = await openScreen(at, { hasSides: true })
  await heading("Saved Lists")
  return opened
}
const accountOf = ({ person }: OpenScreen) => person?.accounts[0]?.name ?? ""
const openShare = async ({ user }: OpenScreen, list: string) => {
  await user.click(await screen.findByRole("button", { name: `More actions for ${list}` }))
  await user.click(await screen.findByRole("menuitem", { name: "Share" }))
  const dialog = within(await screen.findByRole("dialog", { name: `Share ${list}` }))
  await dialog.findByRole("region", { name: "Shared with" })
  return dialog
}
const linkIn = async (dialog: Awaited<ReturnType<typeof openShare>>) => {
  const field = await dialog.findByRole<HTMLInputElement>("textbox", { name: "Link for your colleague" })
  // Selected: one keystroke copies it.
  expect(document.activeElement).toBe(field)
  return field.value
}
/** Goes to the lists that were shared with the user. */
const openShared = async ({ user }: OpenScreen) => {
  await user.click(screen.getByRole("link", { name: "Shared with you" }))
  return screen.findByRole("textbox", { name: "Link from a colleague" })
}
const sharedList = (name: string) => screen.findByRole("region", { name })

describe("a saved list", () => {
  it("is shared by a link to read, which opens it for a colleague and gives no copy", async () => {
    const opened = await openLists()
    const { user } = opened
    const dialog = await openShare(opened, "South side")
    dialog.getByText("Not shared")
    await user.click(dialog.getByRole("button", { name: "Create a link" }))
    const link = await linkIn(dialog)
    expect(link.startsWith(`${window.location.origin}/slc?view=shared#link=`)).toBe(true)
    dialog.getByText(`Colleagues at ${accountOf(opened)} who have the link can view it`)
    dialog.getByText(/^Until \d/)
    await user.click(dialog.getByRole("button", { name: "Done" }))
    await user.type(await openShared(opened), link)
    await user.click(screen.getByRole("button", { name: "Open" }))
    const shared = within(await sharedList("South side"))
    shared.getByText("3 ZIP Codes")
    shared.getByText(/^Dana Demo, until/)
    shared.getByText(
      "This link only lets you view the list. To work with it, ask Dana Demo for a link that lets you copy it.",
    )
    expect(shared.queryByRole("button", { name: "Make a copy" })).toBeNull()
  })

  it("shared to copy is copied, and the copy is among one's own lists", async () => {
    const opened = await openLists()
    const { user } = opened
    const dialog = await openShare(opened, "North side")
    await user.click(dialog.getByRole("radio", { name: /^View it and make a copy/ }))
    await user.click(dialog.getByRole("button", { name: "Create a link" }))
    const link = await linkIn(dialog)
    dialog.getByText(`Colleagues at ${accountOf(opened)} who have the link can view it and make a copy`)
    await user.click(dialog.getByRole("button", { name: "Done" }))
    await user.type(await openShared(opened), `${link}{Enter}`)
    const shared = within(await sharedList("North side"))
    await user.click(shared.getByRole("button", { name: "Make a copy" }))
    await shared.findByText(/^Copied as Copy of North side, counted today\./)
    await user.click(shared.getByRole("link", { name: "See your lists" }))
    await screen.findByRole("button", { name: "Edit Copy of North side" })
  })

  it("says that it is shared when it is asked again, and is shared no longer once that is stopped", async () => {
    const opened = await openLists()
    const { user } = opened
    const first = await openShare(opened, "South side")
    await user.click(first.getByRole("button", { name: "Create a link" }))
    const link = await linkIn(first)
    await user.click(first.getByRole("button", { name: "Done" }))
    const again = await openShare(opened, "South side")
    again.getByText(`Colleagues at ${accountOf(opened)} who have the link can view it`)
    expect(again.queryByRole("textbox", { name: "Link for your colleague" })).toBeNull()
    await user.click(again.getByRole("button", { name: "Stop sharing" }))
    await again.findByText("Not shared")
    await user.click(again.getByRole("button", { name: "Cancel" }))
    const field = await openShared(opened)
    await user.type(field, `${link}{Enter}`)
    await screen.findByText(/^This link doesn't open a list\./)
    expect(field).toHaveProperty("value", link)
    expect(screen.queryByRole("region", { name: "South side" })).toBeNull()
  })

  it("stays as it was, with the reason, where it could not be shared", async () => {
    const opened = await openLists()
    const dialog = await openShare(opened, "South side")
    opened.network.answer(`${opened.sides.south.path}/share`, () => new Response("", { status: 502 }))
    await opened.user.click(dialog.getByRole("button", { name: "Create a link" }))
    await dialog.findByText("We couldn't share the list.")
    dialog.getByText("Not shared")
  })
})

describe("the lists shared with somebody", () => {
  it("name a county as people do", async () => {
    const colleague = siteNetwork()
    const { accounts } = await colleague.signIn()
    const { row } = await colleague.call<{ row: { id: string } }>("POST", "/api/v1/saved-lists", {
      name: "Cook County",
      definition: {
        ...emptyDefinition(10),
        areas: [{ kind: "county", county: "17031", excluded: false }],
      },
    })
    const share = `/api/v1/saved-lists/${row.id}/share`
    const { secret } = await colleague.call<{ secret: string }>("POST", share, { access: "copy" })
    await openScreen(`/slc?view=shared#link=${secret}`, { as: { worksFor: accounts[0]?.id ?? 0 } })
    const shared = within(await sharedList("Cook County"))
    await shared.findByText("Cook, IL")
  })

  /** Opens the lists of a user who follows a colleague's link to South side. */
  const followLink = async ({ signedIn = true } = {}) => {
    const colleague = siteNetwork()
    const { accounts } = await colleague.signIn()
    const { south } = await saveSides(colleague)
    const { secret } = await colleague.call<{ secret: string }>("POST", `${south.path}/share`, {
      access: "copy",
    })
    const as = { worksFor: accounts[0]?.id ?? 0 }
    const at = `/slc?view=shared#link=${secret}`
    const opened = await openScreen(at, signedIn ? { as } : { signedIn })
    const { email } = opened.person ?? (await makePerson(as))
    const stopSharing = () => colleague.call("DELETE", `${south.path}/share`)
    return { ...opened, email, secret, shared: `/api/v1/shared-lists/${south.id}`, stopSharing }
  }

  it("open by their link at once, and its secret leaves the address", async () => {
    const { network } = await followLink()
    await sharedList("South side")
    await waitFor(() => expect(window.location.hash).toBe(""))
    expect(window.location.search).toBe("?view=shared")
    expect(network.asked).toContain("POST /api/v1/shared-lists/open")
  })

  it("open by their link after signing in", async () => {
    const { email, secret, user } = await followLink({ signedIn: false })
    await user.type(await screen.findByRole("textbox", { name: "Email" }), email)
    await user.type(screen.getByLabelText("Password"), "Demo-Portal-2026")
    expect(window.location.href).not.toContain(secret)
    await user.click(screen.getByRole("button", { name: "Sign in" }))
    await sharedList("South side")
  })

  it("stay found without the link until they are removed", async () => {
    const { email, reload, user } = await followLink()
    await sharedList("South side")
    await screen.findByText("Shown above")
    // Nothing in the browser: they are found on any other, too.
    const kept = Array.from({ length: localStorage.length }, (_, at) =>
      localStorage.getItem(localStorage.key(at) ?? ""),
    )
    expect(kept.join("\n")).not.toContain("secret")
    localStorage.clear()
    // Signed in there as well.
    rememberExpectedUser(email)
    reload()
    await user.click(await screen.findByRole("button", { name: "Open South side" }))
    await sharedList("South side")
    await user.click(screen.getByRole("button", { name: "Remove South side" }))
    await screen.findByText("Nothing is shared with you yet")
    expect(screen.queryByRole("region", { name: "South side" })).toBeNull()
    reload()
    await screen.findByText("Nothing is shared with you yet")
  })

  it("that ended in the meantime say so and leave", async () => {
    const { stopSharing, user } = await followLink()
    await sharedList("South side")
    await user.click(screen.getByRole("link", { name: "Your lists" }))
    await screen.findByText("Nothing saved yet")
    await user.click(await screen.findByRole("link", { name: "Shared with you" }))
    const open = await screen.findByRole("button", { name: "Open South side" })
    await stopSharing()
    await user.click(open)
    await screen.findByText(/^It's no longer shared with you\./)
    await screen.findByText("Nothing is shared with you yet")
  })

  it("that could not be removed come back, with the reason", async () => {
    const { network, shared, user } = await followLink()
    await sharedList("South side")
    network.answer(shared, () => new Response("", { status: 502 }))
    await user.click(await screen.findByRole("button", { name: "Remove South side" }))
    await screen.findByText(/^We couldn't remove South side\./)
    await screen.findByRole("button", { name: "Open South side" })
  })

  it("ask for a link where something else was pasted", async () => {
    const { network, user } = await openLists("/slc?view=shared")
    await user.type(screen.getByRole("textbox", { name: "Link from a colleague" }), "the list of Dana{Enter}")
    await screen.findByText("Paste the full link your colleague sent you")
    expect(network.asked).not.toContain("POST /api/v1/shared-lists/open")
  })
})
