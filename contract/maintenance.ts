/** What is said while the installation is being worked on; on the page that needs no scripts, and by every call. */

export const lookedAfter = 'Parapet is being looked after'
/** How long a caller waits before asking again. */
export const maintenanceRetrySeconds = 30
/** What is answered during maintenance too, and says whether there is one. */
export const healthPath = '/api/health'
/** Where the page lies in the built client; a web server in front may show it as well. */
export const maintenancePage = 'maintenance.html'

/** While the server is away: how long until an open page asks again, at first and at most. */
export const awayRetryMs = 2000
export const awayRetryMostMs = 60_000
/** How long the health check may take to answer before that counts as none. */
export const healthAnswerMostMs = 10_000
