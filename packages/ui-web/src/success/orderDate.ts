const format = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
})

/** An ISO instant as a person reads it, in their own time zone: '11/21/2026, 4:05 AM EST'. */
export const orderDate = (instant: string): string => format.format(new Date(instant))
