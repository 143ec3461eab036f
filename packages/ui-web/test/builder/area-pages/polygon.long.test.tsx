import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import { heading, noticed, openScreen } from "../../kit/openScreen.tsx"

const TRIANGLE = "-71.5, 41.7\n-71.3, 41.7\n-71.4, 41.9"
const BOW_TIE = "0, 40\n2, 42\n2, 40\n0, 42"
const circle = (corners: number): string =>
  Array.from({ length: corners }, (_, n) => {
    const angle = (2 * Math.PI * n) / corners
    return `${-71 + Math.cos(angle)}, ${41 + Math.sin(angle)}`
  }).join("\n")

const open = async (options: Parameters<typeof openScreen>[1] = {}) => {
  const opened = await openScreen("/order/10/geo/polygon", options)
  await heading("Select Your Target Areas")
  return opened
}
const corners = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Corners" })
const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name (optional)" })
const button = (named: string) => screen.getByRole<HTMLButtonElement>("button", { name: named })
const chosen = () => within(screen.getByRole("region", { name: "Chosen areas" }))
const type = (text: string) => fireEvent.change(corners(), { target: { value: text } })
const sketch = (text: string | RegExp) => screen.findByRole("img", { name: text })
/** Returns the description of the field that a screen reader says. */
const said = () =>
  (corners().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent)
    .join(" ")
const file = (content: string, named: string) => new File([content], named)
const choose = (...files: ReadonlyArray<File>) =>
  fireEvent.change(screen.getByLabelText("Shape file", { selector: "input" }), { target: { files } })

describe("the page of polygons", () => {
  it("sketches what is typed, adds it under its name in place of other kinds, and starts anew", async () => {
    const { user } = await open({ draft: TWO_ZIPS })
    type(TRIANGLE)
    await sketch(/^Sketch of the shape: 3 corners, \d+\.?\d* square miles$/)
    await user.type(name(), "North side")
    await user.click(button("Add"))
    await screen.findByText(/your selection replaced 2 ZIP Codes\. To restore them, choose Undo/)
    await chosen().findByText("North side")
    expect(chosen().getByRole("status").textContent).toBe("1 polygon")
    expect([corners().value, name().value]).toEqual(["", ""])
    await waitFor(() => expect(document.activeElement).toBe(corners()))
  })

  it("gives a shape without a name one that says what it is", async () => {
    const { user } = await open()
    type(TRIANGLE)
    await user.click(button("Add"))
    await chosen().findByText("Polygon with 3 points")
  })

  it.each([
    ["", /^Enter at least 3 corners, or choose a file\.$/],
    ["-71, 41\nnorth\n-71, 42", /Line 2 \('north'\) isn't a longitude and latitude/],
    ["-71, 41\n-71, 42", /A polygon needs at least 3 points/],
    ["41, -71\n42, -71\n42, -72", /The latitudes come first/],
    [BOW_TIE, /touches or crosses itself: segments 1 and 3 meet at 1,41/],
    ["{", /The shape isn't valid JSON/],
  ])("marks the field, gives it the focus and keeps %j", async (text, what) => {
    const { user } = await open()
    type(text)
    await user.click(button("Add"))
    await waitFor(() => expect(corners().getAttribute("aria-invalid")).toBe("true"))
    expect(said()).toMatch(new RegExp(what.source.replaceAll(/^\^|\$$/g, "")))
    expect(document.activeElement).toBe(corners())
    expect(corners().value).toBe(text)
    type(`${text}\n`)
    expect(corners().getAttribute("aria-invalid")).toBeNull()
  })

  it("selects the line that is no corner", async () => {
    const { user } = await open()
    type("-71, 41\nnorth\n-71, 42")
    await user.click(button("Add"))
    await waitFor(() => expect(corners().getAttribute("aria-invalid")).toBe("true"))
    const { selectionEnd, selectionStart, value } = corners()
    expect(value.slice(selectionStart, selectionEnd)).toBe("north")
  })

  it("marks where the line meets itself, and keeps the last shape in view while a line is being typed", async () => {
    await open()
    type(BOW_TIE)
    const drawn = await sketch(
      "Sketch of the shape: 4 corners; the outline touches or crosses itself: segments 1 and 3",
    )
    expect(drawn.querySelectorAll("[data-crossing]")).toHaveLength(1)
    type(`${TRIANGLE}\n-71`)
    await screen.findByText(/^Line 4 \('-71'\) isn't a longitude/)
    await sketch(/4 corners; the outline touches or crosses itself/)
    type(TRIANGLE)
    expect((await sketch(/3 corners, /)).querySelector("[data-crossing]")).toBeNull()
  })

  it("refuses more than 500 corners, and simplifies them only when asked", async () => {
    const { user } = await open()
    type(circle(600))
    await screen.findByText("600 of 500 corners")
    await user.click(button("Add"))
    await screen.findByText(/The shape has 600 corners, but a list allows at most 500\./)
    expect(chosen().queryByText(/Polygon with/)).toBeNull()
    await user.click(button("Simplify to 500 corners and add"))
    await chosen().findByText("Polygon with 500 points")
    expect(corners().value).toBe("")
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Simplify/ })).toBeNull())
  })

  it("clears what is typed", async () => {
    const { user } = await open()
    expect(button("Clear").disabled).toBe(true)
    type(TRIANGLE)
    await user.type(name(), "North side")
    await user.click(button("Clear"))
    expect([corners().value, name().value]).toEqual(["", ""])
    expect(document.activeElement).toBe(corners())
  })

  it("finds after a reload what was typed, and says on the audience that it was not added", async () => {
    const { reload, user } = await open({ draft: TWO_ZIPS })
    type(TRIANGLE)
    await user.type(name(), "North side")
    reload()
    await heading("Select Your Target Areas")
    expect([corners().value, name().value]).toEqual([TRIANGLE, "North side"])
    await user.click(screen.getByRole("link", { name: /Define Target Audience/ }))
    await noticed("'North side' hasn't been added. Please go back and add it, or clear it.")
  })

  it("offers three granularities", async () => {
    await open()
    const offered = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)
    expect(offered).toEqual(["Standard", "ZIP4", "Carrier Route"])
  })
})

describe("a file of a shape", () => {
  const geoJson = '{"type":"Polygon","coordinates":[[[-71.5,41.7],[-71.3,41.7],[-71.4,41.9],[-71.5,41.7]]]}'

  it("fills the fields with its corners and its name", async () => {
    await open()
    choose(file(geoJson, "north-side.geojson"))
    await screen.findByText("Read 3 corners from north-side.geojson")
    expect([corners().value, name().value]).toEqual([TRIANGLE, "north-side"])
    await sketch(/3 corners, /)
  })

  it("gives its name in place of that of the file before, but not of one that was typed", async () => {
    const { user } = await open()
    choose(file("{}", "broken.json"))
    await waitFor(() => expect(corners().value).toBe("{}"))
    choose(file(geoJson, "north.json"))
    await waitFor(() => expect(name().value).toBe("north"))
    choose(file(geoJson, "south.json"))
    await waitFor(() => expect(name().value).toBe("south"))
    await user.type(name(), " side")
    choose(file(geoJson, "west.json"))
    await screen.findByText("Read 3 corners from west.json")
    expect(name().value).toBe("south side")
  })

  it("may be dropped", async () => {
    await open()
    fireEvent.drop(screen.getByRole("group", { name: "Shape file" }), {
      dataTransfer: { files: [file("lng,lat\n-71.5,41.7\n-71.3,41.7\n-71.4,41.9", "north.csv")] },
    })
    await waitFor(() => expect(corners().value).toBe(TRIANGLE))
  })

  it("that holds no shape is shown with what is wrong", async () => {
    await open()
    choose(file('{"type":"Point","coordinates":[1,2]}', "point.json"))
    await waitFor(() => expect(said()).toContain("The shape contains a Point. It must be a Polygon"))
    // The sketch does not say it again, however late it reads along.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.getAllByText(/The shape contains a Point\. It must be a Polygon/)).toHaveLength(1)
    expect(document.activeElement).toBe(corners())
  })

  it("is not read where it is too large, or one of several", async () => {
    await open()
    choose(file("x".repeat(2_100_000), "huge.csv"))
    await screen.findByText("The file is 2.1 MB, but a shape file can be at most 2 MB.")
    choose(file(geoJson, "a.json"), file(geoJson, "b.json"))
    await screen.findByText("Drop only one file. You can add one shape at a time.")
    expect(corners().value).toBe("")
  })
})
