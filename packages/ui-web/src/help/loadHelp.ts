/** The dialog with everything that its texts need. A file of its own: the builder names one file to load, not thirty. */
export const loadHelp = async () => ({ default: (await import("./HelpDialog.tsx")).HelpDialog })
