import { useLocation } from "react-router"
import { useSiteConfiguration } from "./useSiteConfiguration.ts"

/** Returns the page and the site that a message is sent from. */
export const useMessageOrigin = () => {
  const { pathname } = useLocation()
  const { siteName } = useSiteConfiguration()
  return { pageInfo: pathname, siteName }
}
