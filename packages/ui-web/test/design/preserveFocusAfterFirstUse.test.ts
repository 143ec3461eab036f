import { waitFor } from "@testing-library/dom"
import { afterEach, expect, test } from "vitest"
import { preserveFocusAfterFirstUse } from "../../src/design/preserveFocusAfterFirstUse.ts"

afterEach(() => document.body.replaceChildren())

test("an element that is focused and removed before the keeper has loaded leaves the focus to the screen", async () => {
  document.body.innerHTML = `<div><main tabindex="-1"><button>Try again</button></main></div>`
  const stop = preserveFocusAfterFirstUse()
  document.dispatchEvent(new Event("pointermove"))
  const button = document.querySelector("button")
  button?.focus()
  expect(document.activeElement).toBe(button)
  button?.remove()
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector("main")))
  stop()
})
