import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { PASSWORD } from "../../../../../test/served/Person.ts"
import { heading, openScreen } from "../../kit/openScreen.tsx"

const rows = () => within(screen.getByRole("list", { name: "Sign-ins" })).getAllByRole("listitem")

const open = async () => {
  const opened = await openScreen("/", {
    prepare: async ({ call, person }) => {
      await call("POST", "/api/v1/tokens", { email: person().email, password: PASSWORD, name: "script" })
    },
  })
  await heading(/, Dana$/)
  await opened.user.click(screen.getByRole("button", { name: /^Your account:/ }))
  await opened.user.click(screen.getByRole("button", { name: "Where you're signed in" }))
  await screen.findByRole("list", { name: "Sign-ins" })
  return opened
}

describe("where the user is signed in", () => {
  it("is listed, this one first, and each other one can be ended", async () => {
    const { user } = await open()
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Current$/),
      expect.stringMatching(/^scriptNever used.*Sign out$/),
    ])
    await user.click(screen.getByRole("button", { name: "Sign out script" }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(screen.getByRole("button", { name: "Sign out everywhere else" }).hasAttribute("disabled")).toBe(
      true,
    )
  })

  it("ends everywhere else at once", async () => {
    const { network, user } = await open()
    const bodies: Array<unknown> = []
    network.answer("/api/v1/sign-ins/end", async (request, pass) => {
      bodies.push(await request.clone().json())
      return pass()
    })
    await user.click(screen.getByRole("button", { name: "Sign out everywhere else" }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(bodies).toEqual([{ which: "others" }])
  })

  it("ends everywhere, here too", async () => {
    const { address, user } = await open()
    await user.click(screen.getByRole("button", { name: "Sign out everywhere" }))
    await heading("Sign in")
    expect(address()).toBe("/signin")
  })

  it("says what could not be ended, and it stays", async () => {
    const { network, user } = await open()
    network.answer(/^\/api\/v1\/sign-ins\/[\w-]+$/, () =>
      Response.json({ _tag: "Missing", message: "We couldn't find this sign-in." }, { status: 404 }),
    )
    await user.click(screen.getByRole("button", { name: "Sign out script" }))
    await within(screen.getByRole("dialog")).findByRole("alert")
    expect(rows()).toHaveLength(2)
  })
})
