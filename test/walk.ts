import type { Locator, Page } from "@playwright/test"

/** The way through the screens as a person takes it, in steps that several tests share. */

export const openBuilder = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/order/10`)
  await page.getByRole("heading", { name: "Select Your Target Areas" }).waitFor()
}

/** A list of consumers of its own for a test: what other tests left in the making is not in the way. */
export const startNewList = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await startListOf(page, url, 10)
}

/** A list of its own of any source, at its areas, by its link: neither an earlier nor another walk at the same time is in it. */
export const startListOf = async (page: Page, url: string, listType: number): Promise<void> => {
  const id = await page.evaluate(async (type) => {
    const made = await fetch("/api/v1/drafts", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ listType: type }),
    })
    return (await made.json()).id
  }, listType)
  await page.goto(`${url}/order/${listType}/geo?SessionId=${id}`)
  await page.getByRole("heading", { name: "Select Your Target Areas" }).waitFor()
}

/** Makes a list of its own for whoever is signed in, and answers its id. */
export const makeList = async (
  page: Page,
  url: string,
  {
    areas,
    criteria = [],
    listType = 10,
  }: {
    readonly areas: ReadonlyArray<object>
    readonly criteria?: ReadonlyArray<object>
    readonly listType?: number
  },
): Promise<string> => {
  const made = await page.request.post(`${url}/api/v1/drafts`, { data: { listType } })
  const { choices, definition, id, revision } = await made.json()
  const audience = { ...definition.audience, criteria }
  const data = { baseRevision: revision, choices, definition: { ...definition, areas, audience } }
  await page.request.put(`${url}/api/v1/drafts/${id}`, { data })
  return String(id)
}

/**
 * A list of its own of any source whose one area is a state, at a tab of its audience: what other walks do one by one, in a
 * moment.
 */
export const startAudienceOf = async (
  page: Page,
  url: string,
  { listType = 10, state, tab }: { readonly listType?: number; readonly state: string; readonly tab: string },
): Promise<void> => {
  const areas = [{ kind: "state", state, excluded: false }]
  const id = await makeList(page, url, { listType, areas })
  await page.goto(`${url}/order/${listType}/demo/${tab}?SessionId=${id}`)
  await page.getByRole("heading", { name: "Build Your Target Audience" }).waitFor()
}

/** Opens a new list of a source by its place on the landing page. */
export const openSource = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole("link", { name }).click()
  await page.getByRole("heading", { name: "Select Your Target Areas" }).waitFor()
}

/** Finds a state by its name and takes it. */
export const chooseState = async (page: Page, state: string): Promise<void> => {
  const search = page
    .getByRole("combobox", { name: "Find any area" })
    .or(page.getByPlaceholder(/Find any area/))
  await search.first().fill(state)
  await page
    .getByRole("option", { name: new RegExp(`^${state}`) })
    .first()
    .click()
  await page.getByRole("region", { name: "Chosen areas" }).getByText(state).first().waitFor()
}

export const addZips = async (page: Page, zips: ReadonlyArray<string>): Promise<void> => {
  for (const [index, zip] of zips.entries()) {
    await page.getByRole("textbox", { name: `ZIP Code ${index + 1}`, exact: true }).fill(zip)
  }
  await page.getByRole("group", { name: "Enter ZIP Codes" }).getByRole("button", { name: "Add" }).click()
}

export const addRange = async (page: Page, from: string, to: string): Promise<void> => {
  const section = page.getByRole("group", { name: "Enter ZIP Code Range" })
  if (!(await section.isVisible())) await page.getByRole("button", { name: "Enter ZIP Code Range" }).click()
  await section.getByRole("textbox").first().fill(from)
  await section.getByRole("textbox").last().fill(to)
  await section.getByRole("button", { name: "Add" }).click()
}

/** Ten ZIP Codes or more are chosen: the last one of a range may be out of view. */
export const rangeAdded = (page: Page): Promise<void> =>
  page
    .getByRole("region", { name: "Chosen areas" })
    .getByText(/^\d\d+ ZIP Codes/)
    .waitFor()

export const openAudience = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: /Step 2/ }).click()
  await page.getByRole("heading", { name: "Build Your Target Audience" }).waitFor()
  const link = (name: string) => page.getByRole("link", { name, exact: true }).filter({ visible: true })
  const more = page.getByRole("button", { name: "More", exact: true })
  const demographics = link("Demographics").or(more).first()
  await demographics
    .or(link("Addresses").first())
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined)
  // Saturation has no attributes: it opens its addresses. Other sources have no tabs at all.
  if ((await link("Addresses").count()) === 0 && (await demographics.isVisible()))
    await openAudienceTab(page, "Demographics")
}

/** Opens a tab of the audience step. */
export const openAudienceTab = async (page: Page, tab: string): Promise<void> => {
  await openFoldingTab(page.getByRole("navigation", { name: "Ways to choose an audience" }), tab)
  await page.waitForFunction(
    (title) =>
      [...document.querySelectorAll("a[aria-current=page], nav button")].some(
        ({ textContent }) => textContent === title,
      ),
    tab,
  )
}

export const chooseRange = async (page: Page, attribute: string, from: string, to: string): Promise<void> => {
  const opener = page.getByRole("button", { name: new RegExp(`^${attribute}\\b`) }).first()
  if ((await opener.getAttribute("aria-expanded")) !== "true") await opener.click()
  const form = page.getByRole("group", { name: new RegExp(`^${attribute}\\b`) }).first()
  await form.getByRole("textbox").first().fill(from)
  await form.getByRole("textbox").last().fill(to)
  await form.getByRole("textbox").last().press("Enter")
}

/** The big figure of the ledger, as a number, once it follows the last edit. */
export const ledgerCount = async (page: Page): Promise<number> => {
  const text = await page
    .getByRole("complementary")
    .getByText(/^[\d,]+$/)
    .first()
    .innerText()
  return Number(text.replaceAll(",", ""))
}

export const getCount = async (page: Page): Promise<void> => {
  await page
    .getByRole("complementary")
    .getByRole("button", { name: /^Poll Count/ })
    .click()
  await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
}

/** Opens a tab, which a narrow row folds into a list that the button `fold` opens. */
export const openFoldingTab = async (
  tabs: Locator | Page,
  title: string,
  fold: Locator = tabs.getByRole("button"),
): Promise<void> => {
  const tab = tabs.getByRole("link", { name: title, exact: true }).filter({ visible: true }).first()
  await tab.or(fold).first().waitFor()
  if (!(await tab.isVisible())) await fold.click()
  await tab.click()
}

/** Up to the summary with some 2,000 records. */
export const toSummary = async (page: Page): Promise<void> => {
  await addRange(page, "60601", "60640")
  await rangeAdded(page)
  await openAudience(page)
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await chooseRange(page, "Age", "30", "49")
  await page.getByRole("complementary").getByText(/Age/).first().waitFor()
  await getCount(page)
}

/** The box in the summary for the quantity selected over all areas. */
export const selectedTotal = (page: Page) => page.getByRole("textbox", { name: "Total quantity selected" })

export const GOOD_CARD = "4111111111111111"
export const DECLINED_CARD = "4000000000000002"
/** Charged, and its answer comes seconds later. */
export const LATE_CARD = "4000000000000341"

export const fillOrder = async (
  page: Page,
  options: { readonly name: string; readonly card?: string },
): Promise<void> => {
  await page.getByRole("textbox", { name: "Order name" }).fill(options.name)
  const contact = page.getByRole("region", { name: "Contact information" })
  await contact.getByRole("textbox", { name: "Address" }).fill("100 W Randolph St")
  await contact.getByRole("textbox", { name: "City" }).fill("Chicago")
  await contact.getByRole("combobox", { name: "State" }).selectOption("IL")
  await contact.getByRole("textbox", { name: "ZIP Code" }).fill("60601")
  const payment = page.getByRole("region", { name: "Payment information" })
  await payment.getByRole("textbox", { name: "Name on card" }).fill("Dana Demo")
  await payment.getByRole("textbox", { name: "Card number" }).fill(options.card ?? GOOD_CARD)
  await payment.getByRole("combobox", { name: "Expiry month" }).selectOption("07")
  await payment.getByRole("textbox", { name: "Security code" }).fill("123")
  await payment.getByRole("button", { name: "Use the contact address" }).click()
  await page.getByRole("checkbox", { name: /Data Use Agreement/ }).check()
}

/** Opens the totals with tax. */
export const reviewTotals = async (page: Page): Promise<void> => {
  await page
    .getByRole("button", { name: /^Place Order/ })
    .first()
    .click()
  await page.getByRole("dialog").getByText("Tax").first().waitFor()
}

export const confirmOrder = async (page: Page): Promise<void> => {
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Place order/i })
    .click()
}

/** Every amount like '$1,234.56' in a text, as a decimal string. */
export const amounts = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\$([\d,]+\.\d{2})(?!\d)/g)].map((found) => (found[1] ?? "").replaceAll(",", ""))
