/** The dashboard's one answer, changed on its way to the page. */
import type { Page } from '@playwright/test'

export interface DashboardAnswer {
  activity: { openTickets: number; activeBookings: number }
  voting: { pending: number; active: number } | null
  firstSteps: Record<string, boolean> | null
}

export const changeAnswer = (page: Page, change: (answer: DashboardAnswer) => void): Promise<unknown> =>
  page.route('**/api/dashboard?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: DashboardAnswer }
    change(body.data)
    await route.fulfill({ response, json: body })
  })
