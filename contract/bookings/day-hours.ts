/** Whether what opens and closes at these times of day closes on the next one: Friday, 18:00 to 01:00. */
export const passesMidnight = ({ from, until }: { from: string; until: string }): boolean => until < from
