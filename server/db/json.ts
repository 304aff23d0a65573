/** A moment as the contract writes it, for JSON that the database makes: sessions run in UTC. */
export const instantIn = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
