/**
 * Loads the dialog with everything that its texts need. It's a separate file so that the builder loads one file rather
 * than thirty.
 */
export const loadHelpDialog = async () => ({ default: (await import("./HelpDialog.tsx")).HelpDialog })
