import { classes } from "../design/classes.ts"

/** The search in the header and its shape before any script, which take the same room: as wide whatever its keys are called. */
export const searchButtonLook = {
  place: "max-lg:ml-auto lg:ml-4 lg:mr-auto shrink-0",
  button: classes(
    "control inline-flex items-center gap-2 rounded-control border px-2.5 text-left font-normal text-muted",
    "border-transparent max-lg:min-w-9 max-lg:justify-center max-lg:px-2 pointer-coarse:max-lg:min-w-11",
    "lg:w-56 lg:border-line-strong/60 lg:bg-canvas",
  ),
  icon: "size-4 shrink-0",
  label: "flex-1 truncate max-lg:sr-only",
} as const
