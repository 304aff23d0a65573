/** What is said while the installation is being worked on; on the page that needs no scripts, and by every call. */

export const lookedAfter = 'Parapet is down for maintenance'
/** How long a caller waits before asking again. */
export const maintenanceRetrySeconds = 30
/** Answered during maintenance too: says whether there is one, and 503 while the database does not answer. */
export const healthPath = '/api/health'
/** Answered as long as the process runs: a process manager restarts it when this fails, and for nothing else. */
export const livePath = '/api/live'
/** Where the page lies in the built client; a web server in front may show it as well. */
export const maintenancePage = 'maintenance.html'

/** While the server is away: how long until an open page asks again, at first and at most. */
export const awayRetryMs = 2000
export const awayRetryMostMs = 60_000
/** How long the health check may take to answer before that counts as none. */
export const healthAnswerMostMs = 10_000
