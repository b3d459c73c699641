/** The bar below a lesson's pages in the back office: what learners see, and publishing. */
import { expect, type Page } from '@playwright/test'
import { hydrated } from './journey.ts'

export function publishBar(page: Page) {
	const bar = page.getByRole('region', { name: 'Publishing' })
	const publish = bar.getByRole('button', { name: /^Publish( changes)?$/ })
	return {
		bar,
		publish,
		state: bar.getByRole('status').first(),
		takeBack: bar.getByRole('button', { name: 'Unpublish' }),
	}
}

/** Publishes what was saved, and waits until learners see it. */
export async function publishSaved(page: Page): Promise<void> {
	const { publish, state } = publishBar(page)
	await hydrated(publish)
	await publish.click()
	await expect(state).toHaveText('Published')
}

/** A time as the browser's own field takes it, in the browser's time zone. */
export async function localTime(page: Page, at: Date): Promise<string> {
	return page.evaluate((ms) => {
		const shown = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000)
		return shown.toISOString().slice(0, 16)
	}, +at)
}
