import { isEmail } from "@listwright/domain/shared"
import { expect, it } from "vitest"

it.each(["a@[127.0.0.1]", "a@[IPv6:::1]", "a@127.0.0.1", "a@localhost", "a@LOCALHOST.", "a@mail.localhost"])(
  "sends no mail to a machine by its number, nor to this machine: %s",
  (address) => {
    expect(isEmail(address)).toBe(false)
  },
)

it.each(["a@localhost.example", "a@127.example", "a@1.2.3.4.example"])("takes other names: %s", (address) => {
  expect(isEmail(address)).toBe(true)
})
