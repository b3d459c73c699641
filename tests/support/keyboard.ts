/** Moves through a page by keyboard alone: no mouse, no scripted focus. */
import { expect, type Locator, type Page } from '@playwright/test'

const mostStops = 80

/** Presses Tab until the element has focus; the focus must be visible at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
	await expect(target).toBeVisible()
	const passed: string[] = []
	for (let stops = 0; stops < mostStops; stops += 1) {
		await page.keyboard.press(key)
		const { name, unseen } = await stop(page)
		expect(unseen, name).toBe(undefined)
		if (await target.evaluate((element) => element === document.activeElement)) return
		passed.push(name)
	}
	throw new Error(`${target} is not among ${passed.join(', ')}`)
}

/** Tabs to the element and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
	await tabTo(page, target)
	await page.keyboard.press(key)
}

/** Tab cycles inside a modal dialog and never leaves it. */
export async function expectFocusStaysIn(page: Page, dialog: Locator): Promise<void> {
	for (let stops = 0; stops < 12; stops += 1) {
		await page.keyboard.press('Tab')
		// The browser's own toolbar comes between the last and the first stop.
		const isWithin = await dialog.evaluate(
			(element) =>
				element.contains(document.activeElement) || document.activeElement === document.body,
		)
		expect(isWithin).toBe(true)
	}
}

/** The focused element, and why its focus would be invisible. */
function stop(page: Page): Promise<{ name: string; unseen: string | undefined }> {
	return page.evaluate(() => {
		const focused = document.activeElement
		if (!focused || focused === document.body) return { name: 'the browser', unseen: undefined }
		const name = `${focused.localName} ${focused.getAttribute('aria-label') ?? focused.textContent}`
		// A field among chips is outlined by its box.
		const isOutlined = [focused, focused.parentElement ?? focused].some((shown) => {
			const { outlineStyle, outlineWidth } = getComputedStyle(shown)
			return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
		})
		const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect()
		const x = Math.min(Math.max(box.left, 0) + 2, box.left + box.width / 2)
		const places = [box.top + 2, box.top + box.height / 2, box.bottom - 2]
		const isUncovered = places.some((y) => {
			const hit = document.elementFromPoint(x, y)
			return hit && (focused.contains(hit) || hit.contains(focused))
		})
		const unseen = isOutlined ? (isUncovered ? undefined : 'covered') : 'without an outline'
		return { name: name.trim().slice(0, 60), unseen }
	})
}
