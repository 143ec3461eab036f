import { useLocation } from "react-router"
import { type AreaScreen, areaScreenOf } from "./areaScreens.ts"

/** The page of areas that is open; elsewhere the first. */
export const useAreaScreen = (): AreaScreen => areaScreenOf(useLocation().pathname.split("/")[4])
