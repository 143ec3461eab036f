import { useLocation } from "react-router"
import { useSiteConfiguration } from "./useSiteConfiguration.ts"

/** Returns the page and the site from which a message is sent. */
export const useMessageOrigin = () => {
  const { pathname } = useLocation()
  const { siteName } = useSiteConfiguration()
  return { pageInfo: pathname, siteName }
}
