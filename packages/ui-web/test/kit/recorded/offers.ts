import { within } from "@testing-library/react"
import { ledger } from "./screenOverMock.tsx"

/** The list in the ledger whose rows can be applied. */
export const offerList = (): HTMLElement => {
  const found = ledger()
    .queryAllByRole("list")
    .find((list) => within(list).queryAllByRole("button", { name: /^Apply: / }).length > 0)
  if (found === undefined) throw new Error("Nothing is offered.")
  return found
}

/** The texts of its rows, as they are seen. */
export const offerRows = (): ReadonlyArray<string> =>
  within(offerList())
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)

/** The names of its buttons, as they are heard. */
export const offerNames = (): ReadonlyArray<string | null> =>
  within(offerList())
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label"))
