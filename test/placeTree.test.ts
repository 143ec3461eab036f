import type { Page } from "@playwright/test"
import { expect, test } from "vitest"
import { placeTree } from "./placeTree.ts"

let page: Page
let asked: ReadonlyArray<string>
const { allOf, audience, open, place, state, stateOf } = placeTree((opened, _, calls) => {
  ;({ page } = opened)
  asked = calls
})

test("a state opens onto its counties, which are asked for then, and its box shows none, some or all of them", async () => {
  await open("county")
  const counties = () => asked.filter((call) => call.endsWith("/GetCountiesByState")).length
  expect(counties()).toBe(0)
  await state("Arizona").click()
  await place("Apache").waitFor()
  expect(counties()).toBe(1)
  expect(await state("Arizona").getAttribute("aria-expanded")).toBe("true")
  const all = allOf("counties", "Arizona")
  expect(await stateOf(all)).toBe("none")
  await place("Cochise").check()
  expect(await stateOf(all)).toBe("some")
  await audience().getByText("1 county", { exact: true }).waitFor()
  await all.click()
  await expect.poll(() => stateOf(all)).toBe("all")
  await page.getByText("Chose 15 counties in Arizona").waitFor()
  await audience().getByText("15 counties", { exact: true }).waitFor()
  await place("Gila").uncheck()
  expect(await stateOf(all)).toBe("some")
  await all.click()
  await all.click()
  await expect.poll(() => stateOf(all)).toBe("none")
  await audience().getByText("0 counties", { exact: true }).waitFor()
  // The rows are there when the state is opened again, without a question.
  await state("Arizona").click()
  expect(await place("Apache").count()).toBe(0)
  await state("Arizona").click()
  await place("Apache").waitFor()
  expect(counties()).toBe(1)
  const row = await place("Apache").locator("xpath=ancestor::li").boundingBox()
  expect(row?.height).toBe(44)
})
