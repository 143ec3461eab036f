import { useSession } from "../../app/session.ts"
import { useSiteAsk } from "../../requests/SiteAsk.ts"

/** How a card is opened: the site's own page for it, or a message to the site about it where it has none. */
export const useSiteLink = () => {
  const { site } = useSession()
  const ask = useSiteAsk()
  return (linkKey: string, open: string, about: string) => {
    const href = site.links?.[linkKey]
    return href === undefined
      ? { action: "Ask us about it", onPress: () => ask({ contactAbout: about }) }
      : { action: open, href }
  }
}
