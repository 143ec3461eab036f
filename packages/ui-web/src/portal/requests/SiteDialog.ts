import { createContext, use } from "react"

/** A dialog that the frame opens over any screen. */
export type SiteDialog =
  | "pricing"
  | "contact"
  | "settings"
  | "signIns"
  | "diagnostic"
  | "campaign"
  | "createAccount"
  | "notices"
  /** The Contact Us dialog with a topic, such as a service. */
  | { readonly contactAbout: string }

const SiteAskContext = createContext<((dialog: SiteDialog) => void) | null>(null)
export const SiteDialogProvider = SiteAskContext.Provider

/** Returns a function that opens one of the frame's dialogs: `ask("campaign")`. */
export const useOpenSiteDialog = (): ((dialog: SiteDialog) => void) => {
  const ask = use(SiteAskContext)
  if (ask === null) throw new Error("useSiteAsk needs the frame")
  return ask
}
