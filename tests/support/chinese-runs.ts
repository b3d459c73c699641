/** Finds text that would be read aloud in the wrong language, or copied with its readings. */
import type { Page } from '@playwright/test'

/**
 * Chinese without a Chinese `lang`: in texts, in inputs, and in labels that are entirely Chinese. Also
 * readings that are not marked as pinyin or zhuyin, or would be copied.
 */
export function badlyMarkedChinese(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const hanzi = /\p{Script=Han}/u
		const latin = /\p{Script=Latin}/u
		const bopomofo = /\p{Script=Bopomofo}/u
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
			// A field with an English label of its own is English.
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
			const isZhuyin = bopomofo.test(reading.textContent ?? '')
			if (languageOf(reading) !== (isZhuyin ? 'zh-Bopo' : 'zh-Latn-pinyin')) {
				found.push(`not marked as a reading: ${reading.outerHTML}`)
			}
			if (getComputedStyle(reading).userSelect !== 'none')
				found.push(`copied: ${reading.outerHTML}`)
		}
		return [...new Set(found)]
	})
}
