import { useLocation } from "react-router"
import { type AreaScreen, toAreaScreen } from "./areaScreens.ts"

/** Returns the open area screen; outside the geography step, the first screen. */
export const useAreaScreen = (): AreaScreen => toAreaScreen(useLocation().pathname.split("/")[4])
