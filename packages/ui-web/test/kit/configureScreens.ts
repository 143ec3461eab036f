import { configure } from "@testing-library/react"

configure({
  // A loaded machine is slow; waiting for an event still ends as soon as it happens.
  asyncUtilTimeout: 10_000,
  // The whole page as HTML hides what is missing.
  getElementError: (message) => new Error(message?.split("\n\n")[0] ?? "The element was not found."),
})

// Happy DOM lacks this function; browsers notify the listeners for errors.
globalThis.reportError ??= (error) => {
  window.dispatchEvent(new ErrorEvent("error", { error }))
}
