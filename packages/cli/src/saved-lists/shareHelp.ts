/** The help for commands about lists shared by colleagues. */
export const shareHelp = `
The secret opens the list for 30 days, only to a signed-in colleague of its account; it is shown once.
A new secret replaces the one before.
  listwright saved share "North Side" --access copy
  listwright saved shared SECRET --copy
Once opened, the list is found on any device: listwright saved list --shared. Then its id or name opens it, too.`
