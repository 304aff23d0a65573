/** Moves a count of unread messages before the server is asked; never below 0 (specification, section 4). */
export const movedCount = (count: number | undefined, by: number): number => Math.max(0, (count ?? 0) + by)
