import { useSession } from "../../../app/session.ts"
import { useOpenSiteDialog } from "../../requests/SiteDialog.ts"

/**
 * Returns a function that determines a card's action: opening the site's own page or, if there isn't one, a message
 * form.
 */
export const useSiteLink = () => {
  const { site } = useSession()
  const ask = useOpenSiteDialog()
  return (linkKey: string, open: string, about: string) => {
    const href = site.links?.[linkKey]
    return href === undefined
      ? { action: "Ask us about it", onPress: () => ask({ contactAbout: about }) }
      : { action: open, href }
  }
}
