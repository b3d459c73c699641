import type { Page } from '@playwright/test'

/** Notes each sentence when its mark comes: a busy machine may look too late to see it. */
export async function marksOf(page: Page): Promise<() => Promise<string[]>> {
	const noted = await page.evaluateHandle(() => {
		const numbers: string[] = []
		const note = (changes: MutationRecord[]) => {
			for (const { target } of changes) {
				if (!(target instanceof HTMLElement) || target.ariaCurrent !== 'true') continue
				const number = target.dataset.s ?? ''
				if (!numbers.includes(number)) numbers.push(number)
			}
		}
		const places = { subtree: true, attributeFilter: ['aria-current'] }
		new MutationObserver(note).observe(document.body, places)
		return numbers
	})
	return () => noted.evaluate((numbers) => [...numbers])
}
