import type { SiteConfiguration } from "@listwright/domain/account"
import { useApp } from "../../app/App.ts"

/** Returns the site's configuration, also for guests, whose pages load it before rendering. */
export const useSiteConfiguration = (): SiteConfiguration => {
  const { sessions } = useApp()
  const site = sessions.knownSite()
  if (site === null) throw new Error("the site is loaded before its pages show")
  return site
}
