/** People who set their browser's text to twice its size read without scrolling sideways. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

test.use({ viewport: { width: 390, height: 844 } })

const pages = [
	'/courses',
	'/level-check',
	'/level-check?done=1',
	'/courses/lessons/ni-hao',
	'/flashcards',
	'/flashcards/study/hsk-level-1?mode=listening',
	'/tools/analyzer',
	'/settings',
]

/** The innermost elements that reach beyond the screen, if the page can be scrolled sideways. */
function elementsBeyond(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		document.documentElement.style.fontSize = '200%'
		for (const details of document.querySelectorAll('details')) details.open = true
		const { scrollWidth, clientWidth } = document.documentElement
		if (scrollWidth <= clientWidth) return []
		const isBeyond = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
		return [...document.querySelectorAll('body *')]
			.filter((element) => isBeyond(element) && ![...element.children].some(isBeyond))
			.map((element) => `${element.tagName} ${element.className} ${element.textContent}`)
	})
}

test('text of twice the size fits a phone', { tag: '@long' }, async ({ learner: page }) => {
	for (const path of pages) {
		await page.goto(path)
		expect.soft(await elementsBeyond(page), path).toEqual([])
	}
})
