import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { heading, openScreen } from "../../kit/openScreen.tsx"
import { siteReading } from "../../kit/siteWith.ts"

it("signing in without an address or a password says that both are required [p5-sign-in]", async () => {
  const { network, user } = await openScreen("/signin", { signedIn: false })
  await heading("Sign in")
  await user.click(screen.getByRole("button", { name: "Sign in" }))
  expect(await screen.findAllByText("It's required")).toHaveLength(2)
  expect(network.asked).not.toContain("POST /Login.aspx/LoginUser")
})

it.each([
  ["corrected", /^10 to 128 characters, at least one number, one uppercase and one lowercase letter\./],
  ["asWritten", /^10 to 20 characters, at least one number, one uppercase and one lowercase letter\./],
])(
  "the help beside a new password is %s, as the site reads it, and says that case counts [p5-password-help]",
  async (passwordMessage, help) => {
    const { user } = await openScreen("/", {
      prepare: (network) => {
        siteReading(network, { passwordMessage })
        network.answer("/Common/EditUserInfo.ashx", async (_, pass) => {
          const { d } = await (await pass()).json()
          const address = {
            AddressLine: "12 Harbor Street",
            CityName: "Chicago",
            StateCode: "IL",
            ZipCode: "60614",
          }
          const none = { AddressName: "", AddrDesc: "", AddressType: "", AddressLine2: "" }
          const place = { CountryCode: "US", Latitude: null, longitude: null }
          const UsersAddress = [{ ...none, ...address, ...place }]
          return Response.json({ d: { ...d, DataSource: { ...d.DataSource, UsersAddress } } })
        })
        network.answer("/Common/InitUser.ashx", async (_, pass) => {
          const { d } = await (await pass()).json()
          return Response.json({ d: { ...d, DataSource: { ...d.DataSource, userHasAddress: true } } })
        })
      },
    })
    await heading(/, Dana$/)
    await user.click(screen.getByRole("button", { name: /^Your account:/ }))
    await user.click(screen.getByRole("button", { name: "Account Settings" }))
    await user.click(await screen.findByRole("tab", { name: "Change Password" }))
    const said = await screen.findByText(help)
    expect(said.textContent).toMatch(/Passwords are case-sensitive\.$/)
  },
)
