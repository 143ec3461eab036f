import type { SiteConfiguration } from "@listwright/domain/account"
import { useApp } from "../app/App.ts"

/** Returns the configuration of the site, for guests too; their pages load it before they show. */
export const useSiteConfiguration = (): SiteConfiguration => {
  const { sessions } = useApp()
  const site = sessions.knownSite()
  if (site === null) throw new Error("the site is loaded before its pages show")
  return site
}
