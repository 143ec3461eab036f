import "./configureScreens.ts"
import { render, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { StrictMode } from "react"
import { vi } from "vitest"
import { rememberExpectedUser } from "../../src/app/expectedUserEmail.ts"
import { createApp } from "../../src/frame/routes/createApp.ts"
import { createRouter } from "../../src/frame/routes/createRouter.ts"
import { Site } from "../../src/frame/routes/Site.tsx"
import type { NewPerson, Person } from "../../../../test/served/Person.ts"
import { whenTestEnds } from "./endTest.ts"
import { NO_SIDES, saveSides, type Sides } from "./savedSides.ts"
import { type Network, siteNetwork, type StartingDraft } from "./siteNetwork.ts"
import { workOn } from "./workOn.ts"

export interface ScreenOptions {
  readonly signedIn?: boolean
  /** The list in progress, if there is one. It may name the saved lists. */
  readonly draft?: StartingDraft | ((sides: Sides) => StartingDraft)
  /** True if the user has saved North side and South side, which overlap. */
  readonly hasSides?: boolean
  /** Whoever is signed in: a new user like the demo's first one unless given. */
  readonly as?: NewPerson
  /** Changes the data or the answers of the server before the page asks for them. */
  readonly prepare?: (network: Network) => Promise<void> | void
}

/** The site as a person has it before them. */
export interface OpenScreen {
  readonly network: Network
  /** Acts as the person does: with mouse and keyboard. */
  readonly user: ReturnType<typeof userEvent.setup>
  /** The user who is signed in; null if there isn't one. */
  readonly person: Person | null
  /** The saved lists, where the user has them. */
  readonly sides: Sides
  /** The texts of the browser's own alerts. */
  readonly alerts: ReadonlyArray<string>
  /** The address that the person sees: path and search. */
  readonly address: () => string
  readonly draftId: string | null
  /** Reloads the page at its address, as the browser does. */
  readonly reload: () => void
  /** The content of this tab, if there are two. */
  readonly tab: Tab
  /** Opens the same address in another tab of the browser. */
  readonly otherTab: () => Tab
}

/** One tab of the browser: looks at and acts on what it holds. */
type Tab = ReturnType<typeof within>

/** Replaces the channel between tabs with one that closes when the test ends. */
const stubTabs = () => {
  class Tabs extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      whenTestEnds(() => this.close())
    }
  }
  vi.stubGlobal("BroadcastChannel", Tabs)
}

/** The site in a page of its own. */
const openPage = () => {
  const app = createApp()
  const router = createRouter(app)
  const { container, unmount } = render(
    <StrictMode>
      <Site app={app} router={router} />
    </StrictMode>,
  )
  whenTestEnds(() => {
    // The screens first: a list never goes away under a screen that shows it.
    unmount()
    router.dispose()
    // What an app would still save must not reach the server of the next test.
    app.drafts.forget()
  })
  // The user's hand is on the mouse: content that waits for a pointer movement is there before the first click.
  document.dispatchEvent(new Event("pointermove"))
  return {
    tab: within(container),
    close: () => {
      unmount()
      router.dispose()
    },
  }
}

/**
 * Opens an address of the real site: its router, stores and queries, over the server under the tests.
 * An address may name the list in the making. `await openScreen("/order/10/geo/zip")`, then `screen.getByRole(...)` and `user.click(...)`.
 */
export const openScreen = async (
  at: string | ((draftId: string, sides: Sides) => string),
  { as, draft, hasSides = typeof draft === "function", prepare, signedIn = true }: ScreenOptions = {},
): Promise<OpenScreen> => {
  const network = siteNetwork()
  const alerts: Array<string> = []
  stubTabs()
  vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) =>
    network.fetch(input instanceof Request && init === undefined ? input : new Request(input, init)),
  )
  vi.stubGlobal("alert", (text: string) => alerts.push(text))
  const person = signedIn || draft !== undefined ? await network.signIn(as) : null
  if (person !== null) rememberExpectedUser(person.email)
  const sides = hasSides ? await saveSides(network) : NO_SIDES
  const starting = typeof draft === "function" ? draft(sides) : draft
  const draftId = starting === undefined ? null : await workOn(network, starting)
  await prepare?.(network)
  window.history.replaceState(null, "", typeof at === "string" ? at : at(draftId ?? "", sides))
  let page = openPage()
  return {
    network,
    person,
    sides,
    user: userEvent.setup(),
    alerts,
    address: () => `${window.location.pathname}${window.location.search}`,
    draftId,
    reload: () => {
      page.close()
      page = openPage()
    },
    tab: page.tab,
    otherTab: () => openPage().tab,
  }
}

/** The screen whose heading this is has come. */
export const heading = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole("heading", { name })

/** A dialog over the page: not the one that the audience is chosen in, which is on it. */
export const overThePage = { name: /^(?!Build Your Target Audience$)/ }

/** The count and price beside the work, as on a wide screen. */
export const ledger = () => within(screen.getByRole("complementary", { name: "Count and price" }))

/** The records that the ledger counts, in its big figure. */
export const countShown = (): HTMLElement =>
  ledger().getByText((_, element) => element?.matches(".text-figure > .tabular") ?? false)

/** Waits until the ledger shows this number of records. */
export const ledgerShows = async (records: string): Promise<void> => {
  await waitFor(() => {
    const shown = countShown().textContent
    if (shown !== records) throw new Error(`The ledger shows ${shown}, not ${records}.`)
  })
}

/** Waits until a notice at the edge of the screen says this. */
export const noticed = async (text: string | RegExp): Promise<HTMLElement> =>
  within(screen.getByRole("region", { name: "Notices" })).findByText(text)

/** The geography count modal, which a button that leads on opened, leads to the attributes. */
export const chooseByAttributes = async ({ user }: Pick<OpenScreen, "user">): Promise<void> => {
  const modal = within(await screen.findByRole("dialog", { name: "Who do you want to reach?" }))
  await user.click(modal.getByRole("button", { name: "Select Audience" }))
}
