/** `in 12 days`, `today`, `3 days ago`, counted in calendar days. */
export const daysWords = (days: number): string => {
  if (days === 0) return 'today'
  const words = `${Math.abs(days)} day${Math.abs(days) === 1 ? '' : 's'}`
  return days > 0 ? `in ${words}` : `${words} ago`
}
