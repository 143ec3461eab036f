import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { heading, openScreen } from "../../kit/openScreen.tsx"

const PATH = "/api/v1/places/suggestions"

const street = (city: string) => ({
  kind: "street",
  text: `12 Oak St, ${city}`,
  name: "12 Oak St",
  place: city,
})

const open = async () => {
  const texts: Array<string> = []
  const opened = await openScreen("/order/10/geo/radius", {
    prepare: (network) =>
      network.answer(PATH, ({ url }) => {
        texts.push(new URL(url).searchParams.get("text") ?? "")
        return Response.json({ suggestions: [street("Dayton, OH"), street("Austin, TX")] })
      }),
  })
  await heading("Select Your Target Areas")
  const box = screen.getByRole<HTMLInputElement>("combobox", { name: "Address, ZIP Code or coordinates" })
  return { ...opened, box, texts }
}
const options = () => screen.queryAllByRole("option")
/** The list shows the answer for what was typed last. */
const listed = () =>
  waitFor(() => {
    expect(options()).toHaveLength(2)
    expect(screen.getByRole("listbox").parentElement?.getAttribute("aria-busy")).toBe("false")
  })

describe("the field of an address", () => {
  it("asks once a typing person pauses, and says how many places there are", async () => {
    const { box, texts, user } = await open()
    await user.type(box, "12 oak")
    await listed()
    expect(texts.at(-1)).toBe("12 oak")
    expect(texts.length).toBeLessThan("12 oak".length)
    expect(box.getAttribute("aria-expanded")).toBe("true")
    expect(document.getElementById(box.getAttribute("aria-controls") ?? "")?.getAttribute("role")).toBe(
      "listbox",
    )
    expect(screen.getByText("2 suggestions. Use the arrow keys to choose.")).toBeTruthy()
  })

  it("is filled by the keys from the first to the last and round again, and by a press", async () => {
    const { box, user } = await open()
    await user.type(box, "12 oak")
    await listed()
    const active = () => options().findIndex(({ id }) => id === box.getAttribute("aria-activedescendant"))
    expect(active()).toBe(-1)
    await user.keyboard("{ArrowUp}")
    expect(active()).toBe(1)
    await user.keyboard("{ArrowDown}")
    expect(active()).toBe(0)
    await user.keyboard("{Enter}")
    expect(box.value).toBe("12 Oak St, Dayton, OH")
    expect(options()).toHaveLength(0)
    await user.clear(box)
    await user.type(box, "12 o")
    await listed()
    await user.click(options()[1] ?? box)
    expect(box.value).toBe("12 Oak St, Austin, TX")
    expect(document.activeElement).toBe(box)
  })

  it("closes with Escape, keeps what was typed, and without a marked place Enter is the form's", async () => {
    const { box, network, user } = await open()
    await user.type(box, "12 oak")
    await listed()
    await user.keyboard("{Escape}")
    expect(options()).toHaveLength(0)
    expect(box.value).toBe("12 oak")
    await user.keyboard("{Enter}")
    await screen.findByText("Enter an address, and a radius or quantity above 0.")
    expect(network.asked).not.toContain("GET /api/v1/addresses")
  })
})
