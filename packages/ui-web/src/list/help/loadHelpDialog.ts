/**
 * Loads the dialog with everything that its content needs. It's a separate file so that the builder loads one file
 * rather than thirty.
 */
export const loadHelpDialog = async () => ({ default: (await import("./HelpDialog.tsx")).HelpDialog })
