/** What would be read aloud in the wrong language, or copied with what stands above it. */
import type { Page } from '@playwright/test'

/**
 * Chinese of a page that is not said to be Chinese: in its texts, in what is typed, and in what is
 * told of pictures and buttons, as far as that is Chinese alone; and readings that do not say that they
 * are pinyin, or would be copied.
 */
export function badlyMarkedChinese(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const hanzi = /\p{Script=Han}/u
		const latin = /\p{Script=Latin}/u
		const found: string[] = []
		const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? ''
		const isChinese = (element: Element) => /^zh-(CN|TW|Hant)$/.test(languageOf(element))

		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			const holder = text.parentElement
			const said = text.textContent ?? ''
			if (!holder || !hanzi.test(said) || holder.closest('script, style, noscript, textarea'))
				continue
			if (!isChinese(holder)) found.push(`not marked as Chinese: ${said.trim()}`)
		}
		const told = ['title', 'aria-label', 'alt', 'placeholder', 'value']
		for (const element of document.body.querySelectorAll('*')) {
			const words = told.map((name) => element.getAttribute(name) ?? '')
			// A field that is named in English by an attribute of its own is English.
			if (element.matches('input, textarea') && latin.test(element.ariaLabel ?? '')) continue
			if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
				words.push(element.value)
			}
			const unmarked = words.find((word) => hanzi.test(word) && !latin.test(word))
			const isSeen = !element.matches('option, button, [type="hidden"]')
			if (unmarked && isSeen && !isChinese(element)) {
				found.push(`not marked as Chinese: ${element.localName} ${unmarked}`)
			}
		}
		for (const reading of document.body.querySelectorAll('rt')) {
			if (languageOf(reading) !== 'zh-Latn-pinyin') found.push(`no pinyin: ${reading.outerHTML}`)
			if (getComputedStyle(reading).userSelect !== 'none')
				found.push(`copied: ${reading.outerHTML}`)
		}
		return [...new Set(found)]
	})
}
