/** The help for commands about lists shared by colleagues. */
export const shareHelp = `
The secret opens the list for 30 days, but only for signed-in colleagues in the same account. It is shown only once.
A new secret replaces the previous one.
  listwright saved share "North Side" --access copy
  listwright saved shared SECRET --copy
Once you've opened the list, you can find it on any device: listwright saved list --shared. Then you can also open it by
its ID or name.`
