import type { Page } from '@playwright/test'

/** The tabs of a lesson's or an article's page in the back office, and one of them. */
export const lessonTabs = (page: Page) =>
	page.getByRole('navigation', { name: /^This (lesson|article)$/ })

export const lessonTab = (page: Page, name: string) =>
	lessonTabs(page).getByRole('link', { name, exact: true })
