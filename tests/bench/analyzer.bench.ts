/**
 * A1 and A2: the analyser's longest text, from the request to the last byte of the response, and from
 * there to the end of the frame that shows it.
 */
import { chromium, type Page } from '@playwright/test'
import { longestText } from '#app/domain/analyzer/paragraphs.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { demoAccounts } from '#app/seed/accounts.ts'
import { readArticles } from '#app/seed/content-files.ts'
import { chromiumFlags, findChromium } from '#tools/chromium.ts'
import type { Platform } from '#tools/platform.ts'
import { type BenchRow, median, milliseconds } from './bench-row.ts'

const samples = 15
const mostOnServer = 300
const mostInBrowser = 200

export async function benchAnalyzer({ url }: Platform): Promise<BenchRow[]> {
	const text = longText()
	const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
	try {
		const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
		const { email, password } = demoAccounts[1]
		await page.request.post(`${url}/login`, { form: { email, password } })
		await page.goto(`${url}/tools/analyzer`, { waitUntil: 'networkidle' })
		// Load the code that the first pointer movement triggers.
		await page.mouse.move(200, 200)
		await page.waitForLoadState('networkidle')
		const times: { server: number; browser: number }[] = []
		for (let sample = -2; sample < samples; sample += 1) {
			// A new text each time; the first ones are a warm-up.
			const time = await timeToShow(page, `${sample}${text}`.slice(0, longestText))
			if (sample >= 0) times.push(time)
		}
		const server = median(times.map((time) => time.server))
		const screen = median(times.map((time) => time.browser))
		return [
			row('A1', 'cut, looked up and written by the server', server, mostOnServer),
			row('A2', 'from the answer to the screen', screen, mostInBrowser),
		]
	} finally {
		await browser.close()
	}
}

function row(id: string, what: string, time: number, most: number): BenchRow {
	return {
		id,
		name: `a text of 10,000 characters, ${what}`,
		target: `≤ ${most} ms`,
		measured: milliseconds(time),
		pass: time <= most,
	}
}

/** The demo articles, repeated. */
export function longText(): string {
	const lines = readArticles().flatMap(({ text }) => text.split('\n').filter(hasHanzi))
	const once = lines.map((line) => line.replace(/^\w+:\s*/, '')).join('\n')
	return once.repeat(Math.ceil(longestText / once.length)).slice(0, longestText)
}

function timeToShow(page: Page, text: string): Promise<{ server: number; browser: number }> {
	return page.evaluate(async (typed) => {
		const area = document.querySelector('textarea')
		const button = document.querySelector<HTMLElement>('form#analyzer-text button')
		if (!area || !button) throw new Error('The analyser is not there')
		const before = document.querySelector('.text')
		const shown = new Promise<void>((done) => {
			const observer = new MutationObserver(() => {
				const now = document.querySelector('.text')
				if (!now || now === before) return
				observer.disconnect()
				requestAnimationFrame(() => {
					const { port1, port2 } = new MessageChannel()
					port1.onmessage = () => done()
					port2.postMessage(undefined)
				})
			})
			observer.observe(document.body, { childList: true, subtree: true })
		})
		performance.clearResourceTimings()
		area.value = typed
		button.click()
		await shown
		const painted = performance.now()
		const answers = performance.getEntriesByType('resource').filter(isAnswer)
		const answer = answers.at(-1)
		if (!answer) throw new Error('The server was not asked')
		return {
			server: answer.responseEnd - answer.requestStart,
			browser: painted - answer.responseEnd,
		}

		function isAnswer(entry: PerformanceEntry): entry is PerformanceResourceTiming {
			return entry.name.endsWith('/tools/analyzer/analysis')
		}
	}, text)
}
