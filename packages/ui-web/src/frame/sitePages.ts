/** A page of the whole site. */
export interface SitePage {
  readonly to: string
  readonly title: string
  /** What else people call it. */
  readonly alsoCalled: ReadonlyArray<string>
}

export const LANDING_PAGE: SitePage = {
  to: "/",
  title: "Landing page",
  alsoCalled: ["Home", "Start page"],
}

/** What header and menu lead to beside the landing page. */
export const MENU_PAGES: ReadonlyArray<SitePage> = [
  { to: "/slc", title: "Saved Lists", alsoCalled: ["Saved orders"] },
]
