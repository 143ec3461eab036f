import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { FAILING } from "../kit/failing.ts"
import { COUNTED, TWO_ZIPS } from "../kit/lists.ts"
import { heading, type OpenScreen, openScreen } from "../kit/openScreen.tsx"

/** A form that was filled in. */
interface Filled extends Pick<OpenScreen, "network" | "user"> {
  /** The call that its button makes. */
  readonly call: string | RegExp
  readonly button: string
  /** The fields that were filled in. */
  readonly entries: () => ReadonlyArray<string>
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name })

/** Opens the dialog of a saved list by the menu of its row. */
const ofList = async (entry: string) => {
  const opened = await openScreen("/slc", { hasSides: true })
  await opened.user.click(await screen.findByRole("button", { name: "More actions for North side" }))
  await opened.user.click(await screen.findByRole("menuitem", { name: entry }))
  await screen.findByRole("dialog")
  return { ...opened, path: opened.sides.north.path }
}

const forms: Readonly<Record<string, { readonly what: string; readonly fill: () => Promise<Filled> }>> = {
  "sign-in": {
    what: "We couldn't sign you in",
    fill: async () => {
      const opened = await openScreen("/signin", { signedIn: false })
      await heading("Sign in")
      await opened.user.type(box("Email"), "dana@listwright.example")
      const password = screen.getByLabelText<HTMLInputElement>("Password")
      await opened.user.type(password, "secret words")
      const entries = () => [box("Email").value, password.value]
      return { ...opened, call: "/Login.aspx/LoginUser", button: "Sign in", entries }
    },
  },
  "a forgotten password": {
    what: "We couldn't send a temporary password",
    fill: async () => {
      const opened = await openScreen("/signin", { signedIn: false })
      await heading("Sign in")
      await opened.user.type(box("Email"), "dana@listwright.example")
      await opened.user.click(screen.getByRole("button", { name: "Forgot your password?" }))
      await heading("Forgot your password?")
      const entries = () => [box("Email").value]
      return { ...opened, call: "/GeneratePwd.ashx", button: "Send a temporary password", entries }
    },
  },
  "a saved list to watch": {
    what: "We couldn't start watching the list",
    fill: async () => {
      const { path, ...opened } = await ofList("Watch")
      const monthly = screen.getByRole<HTMLInputElement>("radio", { name: /^Monthly/ })
      await opened.user.click(monthly)
      return {
        ...opened,
        call: `${path}/watch`,
        button: "Watch list",
        entries: () => (monthly.checked ? ["Monthly"] : []),
      }
    },
  },
  "a count to save": {
    what: "We couldn't save the count",
    fill: async () => {
      const opened = await openScreen("/order/10/summary", { draft: COUNTED })
      await screen.findByRole("table", { name: "Quantities by area" })
      await opened.user.click(screen.getByRole("button", { name: "Save Count" }))
      const form = within(await screen.findByRole("dialog", { name: "Save Count" }))
      const name = form.getByRole<HTMLInputElement>("textbox", { name: "Order name" })
      await opened.user.type(name, "Lake shore")
      return {
        ...opened,
        call: "/PlaceOrder.aspx/SaveCount",
        button: "Save Count",
        entries: () => [name.value],
      }
    },
  },
  "a count whose list is not saved yet": {
    what: "We couldn't save the count",
    fill: async () => {
      const opened = await openScreen("/order/10/summary", { draft: COUNTED })
      await screen.findByRole("table", { name: "Quantities by area" })
      await opened.user.click(screen.getByRole("button", { name: "Save Count" }))
      const form = within(await screen.findByRole("dialog", { name: "Save Count" }))
      const fields = ["Order name", "First name"].map((name) =>
        form.getByRole<HTMLInputElement>("textbox", { name }),
      )
      for (const field of fields) await opened.user.type(field, "Lake shore")
      return {
        ...opened,
        call: `/api/v1/drafts/${opened.draftId}`,
        button: "Save Count",
        entries: () => fields.map(({ value }) => value),
      }
    },
  },
  "a quick pick to save": {
    what: "We couldn't save the quick pick",
    fill: async () => {
      const women = { kind: "values", column: "GENDER", values: ["F"] } as const
      const opened = await openScreen("/order/10/demo/quickPicks", {
        draft: {
          definition: { ...TWO_ZIPS.definition, audience: { unit: "individuals", criteria: [women] } },
        },
      })
      await heading("Quick Picks")
      await opened.user.click(screen.getByRole("button", { name: "Save as quick pick" }))
      const form = within(await screen.findByRole("dialog", { name: "Save as quick pick" }))
      const fields = ["Name", "Definition"].map((name) =>
        form.getByRole<HTMLInputElement>("textbox", { name }),
      )
      for (const field of fields) await opened.user.type(field, "Women")
      return {
        ...opened,
        call: "/PlaceOrder.aspx/SaveMyQuickpick",
        button: "Save",
        entries: () => fields.map(({ value }) => value),
      }
    },
  },
  "a file of people to leave out": {
    what: "We couldn't load the file",
    fill: async () => {
      const opened = await openScreen("/order/10/demo/suppression", { draft: TWO_ZIPS })
      await heading("Suppressions")
      const files = [new File(["Name,Address,ZIP Code\nDana,2000 N Clark St,60614\n"], "a.csv")]
      fireEvent.change(screen.getByLabelText("File of people to suppress"), { target: { files } })
      const form = within(await screen.findByRole("dialog", { name: "Who is in a.csv?" }))
      const zip = form.getByRole<HTMLSelectElement>("combobox", { name: "ZIP Code" })
      const call = "/PlaceOrder.aspx/ProcessCustomSuppressionFile"
      return { ...opened, call, button: "Load the file", entries: () => [zip.value] }
    },
  },
}

it.each(Object.entries(forms))(
  "%s that is sent in vain keeps its entries and says so under the title of the failure [p8-failure-in-place]",
  async (_, { fill, what }) => {
    const { button, call, entries, network, user } = await fill()
    const entered = entries()
    expect(entered).not.toEqual([])
    for (const { end, text, title } of FAILING) {
      network.answer(call, end)
      const form = screen.queryAllByRole("dialog").at(-1) ?? document.body
      await user.click(within(form).getByRole("button", { name: button }))
      const boxes = () => screen.getAllByRole("alert").filter(({ textContent }) => textContent.includes(text))
      await waitFor(() => expect(boxes()).toHaveLength(1))
      const said = within(boxes()[0] ?? document.body)
      said.getByText(title)
      said.getByText(`${what}.`)
      said.getByText(/What you entered is still here\./)
      expect(entries()).toEqual(entered)
    }
  },
)
