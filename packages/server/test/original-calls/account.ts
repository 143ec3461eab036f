import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { expect } from "vitest"
import { jpeg } from "../accounts/pictures.ts"
import { readMail } from "../mail/readMail.ts"
import type { Script } from "../saved-lists/scriptedClient.ts"
import type { Data } from "./Data.ts"

/** Changes what a user may change of themselves: profile, picture, card, password. */
export const account = async (
  one: Script,
  userGuid: string,
  password: string,
  newPwd: string,
): Promise<void> => {
  const edit = (call: string, body: object): Promise<Data> => one.call(`ba/EditProfile.aspx/${call}`, body)
  await expect(edit("CheckPassword", { oldPwd: "wrong" })).rejects.toThrow("Wrong password.")
  await edit("CheckPassword", { oldPwd: password })
  await edit("UpdateUser", {
    userGuid,
    user: {
      Company: "Harbor Street Bakery",
      AddressLine: "12 Harbor Street",
      AddressLine2: "",
      CityName: "Chicago",
      StateCode: "IL",
      ZipCode: "60614",
    },
  })
  const { UserImg } = await one.call("landingPage.aspx/UploadImg", { img: jpeg(), userId: userGuid })
  expect((await one.send("GET", UserImg.slice(1))).headers.get("content-type")).toBe("image/jpeg")

  await one.call("PlaceOrder.aspx/InsertOrUpdateUserPaymentCards", {
    cards: {
      HolderName: "Dana Whitfield",
      CardNumber: "4111111111111111",
      CardType: 10,
      CVV: "123",
      ExpirationMonth: 12,
      ExpirationYear: 2030,
      Address: "12 Harbor Street",
      City: "Chicago",
      State: "IL",
      ZipCode: "60614",
      CompanyName: "",
    },
  })
  const kept = await one.call("PlaceOrder.aspx/GetUserPaymentCards", { userId: userGuid })
  expect(JSON.stringify(kept)).toContain("************1111")
  expect(await edit("UpdatePassword", { newPwd, userGuid })).toBeTruthy()
}

/** The password that was chosen in place of a forgotten one. */
export const AFTERWARDS = "Harbor-Street-34"

const SECRET = /[0-9A-Z]{5}(-[0-9A-Z]{5}){3}/

/** The temporary password that an address was sent. */
const mailedTo = async (folder: string, email: string): Promise<string> => {
  const outbox = join(folder, "mail")
  for (;;) {
    const names = await readdir(outbox).catch(() => [])
    for (const name of names.filter((one) => one.startsWith("temporary-password-") && one.endsWith(".eml"))) {
      const { text, to } = await readMail(await readFile(join(outbox, name)))
      const [secret] = to.includes(email) ? (SECRET.exec(text) ?? []) : []
      if (secret !== undefined) return secret
    }
    await wait(50)
  }
}

/** Asks for a temporary password, and signs in with it as `signIn` does. */
export const forgotten = async (
  one: Script,
  email: string,
  folder: string,
  signIn: (password: string) => Promise<Script>,
): Promise<void> => {
  const text = await (await one.send("GET", `GeneratePwd.ashx?email=${encodeURIComponent(email)}`)).text()
  expect(JSON.parse(text.slice(8))).toMatchObject({ ResultFlag: true })
  const temporary = await signIn(await mailedTo(folder, email))
  await temporary.call("Login.aspx/ResetPassword", { password: AFTERWARDS })
  const again = await signIn(AFTERWARDS)
  expect(await again.call("PlaceOrder.aspx/GetUserInformation")).toMatchObject({ Email: email })
}
