import { classes } from "../../design/classes.ts"

/**
 * The look of the header's search, and of its placeholder before any script runs. Both occupy the same space,
 * regardless of the shortcut's label.
 */
export const searchButtonClasses = {
  place: "max-xl:ml-auto xl:ml-4 xl:mr-auto shrink-0",
  button: classes(
    "control inline-flex items-center gap-2 rounded-control border px-2.5 text-left font-normal text-muted",
    "border-transparent max-xl:min-w-9 max-xl:justify-center max-xl:px-2 pointer-coarse:max-xl:min-w-11",
    "xl:w-56 xl:border-line-strong/60 xl:bg-canvas",
  ),
  icon: "size-4 shrink-0",
  label: "flex-1 truncate max-xl:sr-only",
} as const
