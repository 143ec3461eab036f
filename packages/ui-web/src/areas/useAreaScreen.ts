import { useLocation } from "react-router"
import { type AreaScreen, areaScreenOf } from "./areaScreens.ts"

/** Returns the open area screen; outside the geography step, the first screen. */
export const useAreaScreen = (): AreaScreen => areaScreenOf(useLocation().pathname.split("/")[4])
