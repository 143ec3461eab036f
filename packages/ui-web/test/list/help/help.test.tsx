import { LIST_TYPES } from "@listwright/domain/catalog"
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { helpTexts } from "../../../src/list/help/helpTexts.ts"
import { COUNTED, TWO_ZIPS } from "../../kit/lists.ts"
import { heading, openScreen } from "../../kit/openScreen.tsx"

/** The topics of the question marks that are on the screen. */
const topics = (): ReadonlyArray<string> => [
  ...new Set(
    screen.getAllByRole("button", { name: /^Help: / }).map((button) => button.getAttribute("title") ?? ""),
  ),
]

type Opened = Pick<Awaited<ReturnType<typeof openScreen>>, "user">

/** Opens the help of a topic by the keyboard, and hands its text. */
const ask = async ({ user }: Opened, topic: string) => {
  const [mark] = screen.getAllByRole("button", { name: `Help: ${topic}` })
  mark?.focus()
  await user.keyboard("{Enter}")
  const dialog = await screen.findByRole("dialog", { name: topic })
  const text = dialog.textContent
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(mark))
  return text
}

describe("question help", () => {
  it("stands on the overview beside what a marketer asks about; Escape closes it, and the focus is where it was", async () => {
    const opened = await openScreen("/order/10", { draft: TWO_ZIPS })
    await heading("Your order")
    await screen.findByText("Individuals")
    expect(topics()).toEqual(
      expect.arrayContaining(["What a list counts", "Phone options", "Who is suppressed"]),
    )
    expect(await ask(opened, "What a list counts")).toContain("One record per household")
    expect(await ask(opened, "Phone options")).toContain("Only Records With Phones")
    expect(await ask(opened, "Who is suppressed")).toContain("Prior orders")
  })

  it("stands on the review beside usage, columns, minimum, cost and what each choice leaves", async () => {
    const opened = await openScreen("/order/10/summary", { draft: COUNTED })
    await heading("Review Count & Order")
    await screen.findByText("records selected", { selector: "p" })
    for (const [topic, says] of [
      ["List usage", "How many times you may use the list to send mail"],
      ["File columns", "Delivery Score, Walk Sequence"],
      ["Minimum quantity", "at least 250 records"],
      ["Cost per record", "the sum of its parts"],
      ["Effect of each choice", "one line for each choice"],
      ["Phone options", "Do Not Call"],
    ] as const)
      expect(await ask(opened, topic)).toContain(says)
  })

  it("names its group of choices by the label alone", async () => {
    await openScreen("/order/10/demo/demoDemographics", { draft: TWO_ZIPS })
    const group = await screen.findByRole("group", { name: "Phone options" })
    within(group).getByRole("button", { name: "Help: Phone options" })
  })

  it("says something in every topic of every source", () => {
    for (const { code } of LIST_TYPES)
      for (const [topic, textOf] of Object.entries(helpTexts)) {
        const { terms = [], texts } = textOf({ site: { minimumQuantity: 250 }, listType: code })
        const said = [...terms.map(({ text }) => text), ...texts]
        expect(said.length, `${topic} of ${code}`).toBeGreaterThan(0)
        for (const text of said) expect(text).toMatch(/\S/)
      }
  })
})
