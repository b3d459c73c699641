/**
 * P22 and A3: an own text of 10,000 characters, from "Save and read" to the frame that shows it, and
 * opened again, from the request to the last byte of the page.
 */
import { chromium, type Page } from '@playwright/test'
import { longestPart } from '#app/domain/texts/limits.ts'
import { demoAccounts } from '#app/seed/accounts.ts'
import { chromiumFlags, findChromium } from '#tools/chromium.ts'
import type { Platform } from '#tools/platform.ts'
import { longText } from './analyzer.bench.ts'
import { type BenchRow, median, milliseconds } from './bench-row.ts'

/** With two for a warm-up, no more than a person may add in five minutes. */
const samples = 15
const mostToReading = 500
const mostOpened = 300

export async function benchOwnTexts({ url }: Platform): Promise<BenchRow[]> {
	const text = longText()
	const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
	try {
		const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
		const { email, password } = demoAccounts[1]
		await page.request.post(`${url}/login`, { form: { email, password } })
		const times: { shown: number; opened: number }[] = []
		for (let sample = -2; sample < samples; sample += 1) {
			await page.goto(`${url}/texts/new`, { waitUntil: 'networkidle' })
			// A new text each time; the first ones are a warm-up.
			const shown = await timeToShow(page, `${sample}${text}`.slice(0, longestPart))
			const opened = await timeToOpen(page)
			await page.request.post(`${page.url().replace(/\/1(#.*)?$/, '')}/edit`, {
				form: { intent: 'delete' },
			})
			if (sample >= 0) times.push({ shown, opened })
		}
		const shown = median(times.map((time) => time.shown))
		const opened = median(times.map((time) => time.opened))
		return [
			row('P22', 'from saving to the screen', shown, mostToReading),
			row('A3', 'opened again', opened, mostOpened),
		]
	} finally {
		await browser.close()
	}
}

function row(id: string, what: string, time: number, most: number): BenchRow {
	return {
		id,
		name: `an own text of 10,000 characters, ${what}`,
		target: `≤ ${most} ms`,
		measured: milliseconds(time),
		pass: time <= most,
	}
}

async function timeToOpen(page: Page): Promise<number> {
	const began = performance.now()
	await page.request.get(page.url())
	return performance.now() - began
}

function timeToShow(page: Page, text: string): Promise<number> {
	return page.evaluate(async (typed) => {
		const area = document.querySelector('textarea')
		const button = document.querySelector<HTMLElement>('button[value="add"]')
		if (!area || !button) throw new Error('The form is not there')
		const shown = new Promise<void>((done) => {
			const observer = new MutationObserver(() => {
				if (!document.querySelector('.text ruby')) return
				observer.disconnect()
				requestAnimationFrame(() => {
					const { port1, port2 } = new MessageChannel()
					port1.onmessage = () => done()
					port2.postMessage(undefined)
				})
			})
			observer.observe(document.body, { childList: true, subtree: true })
		})
		area.value = typed
		const began = performance.now()
		button.click()
		await shown
		return performance.now() - began
	}, text)
}
