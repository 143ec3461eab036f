import { screen, waitFor, within } from "@testing-library/react"
import { expect } from "vitest"
import type { openScreen } from "../../kit/openScreen.tsx"

type User = Awaited<ReturnType<typeof openScreen>>["user"]

export const dialog = () => within(screen.getByRole("dialog", { name: "Search" }))
export const box = () => dialog().getByRole<HTMLInputElement>("combobox")
export const openSearch = async (user: User) => {
  await user.keyboard("{Control>}k{/Control}")
  await screen.findByRole("dialog", { name: "Search" })
}
export const closed = () => waitFor(() => expect(screen.queryByRole("dialog", { name: "Search" })).toBeNull())
