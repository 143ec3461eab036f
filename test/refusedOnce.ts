import type { Page } from "@playwright/test"

/** Has the next call of a page refused by the server, in its own words or without any; the one after it goes through. */
export const refusedOnce = async (page: Page, call: string, message = ""): Promise<void> => {
  await page.route(
    `**/${call}`,
    (route) =>
      route.fulfill({ json: { d: { ResultFlag: false, ResultMessage: message, DataSource: null } } }),
    { times: 1 },
  )
}

/** Has the next call of a page fail at the server; the one after it goes through. */
export const failedOnce = async (page: Page, call: string): Promise<void> => {
  await page.route(`**/${call}`, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 })
}

/** Returns the page's errors except those of the calls that a test made fail. */
export const otherThanFailed = (seen: ReadonlyArray<string>): ReadonlyArray<string> =>
  seen.filter((text) => !text.includes("status of 500"))
