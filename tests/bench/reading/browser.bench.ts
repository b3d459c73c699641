/** P3: toggling a layer and opening a word in a long text, at the size and speed of a phone. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { sheetOf } from '#app/domain/known-words/word-sheet.ts'
import { rubyHtml } from '#app/domain/lesson-text/ruby-html.ts'
import { alternately, type BenchRow, milliseconds } from '#tests/bench/bench-row.ts'
import { servePage } from '#tests/bench/served-page.ts'
import { chromiumFlags, findChromium } from '#tools/chromium.ts'
import type { PageText } from './page.tsx'
import { naiveBlocks } from './server.bench.tsx'
import { type BenchText, markedWordsOf, readTexts } from './texts.ts'

const samples = 16
const slowness = 4

export async function benchReadingInBrowser(): Promise<BenchRow[]> {
	const [text] = readTexts([10_000]).long
	if (!text) throw new Error('There is no text to measure')
	const server = await servePage({
		input: 'tests/bench/reading/page.tsx',
		style: '.naive > p { content-visibility: visible !important }',
		text: toPageText(text),
	})
	const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
	try {
		const ours = await open(browser, `${server.url}#ours`)
		const naive = await open(browser, `${server.url}#naive`)
		const rows: BenchRow[] = []
		for (const layer of ['hsk', 'pinyin', 'translation']) {
			const press = (page: Page) => () => timeToPaint(page, `button[value="${layer}"]`)
			await alternately(2, press(ours), press(naive))
			const [ourTime, naiveTime] = await alternately(samples, press(ours), press(naive))
			rows.push(row(`switching ${layer}`, ourTime, naiveTime, 0.15, 100))
		}
		let word = 0
		const ask = (page: Page) => () => {
			word = (word + 3) % 30
			return timeToPaint(page, '.text ruby', word)
		}
		await alternately(2, ask(ours), ask(naive))
		const [ourTime, naiveTime] = await alternately(samples, ask(ours), ask(naive))
		rows.push(row('opening a word', ourTime, naiveTime, 0.25))
		return [...rows, ...(await benchPainted(browser, `${server.url}#ours`, text))]
	} finally {
		await browser.close()
		server.close()
	}
}

/** The same text painted by a person's own words: two of three words of the text are marked. */
async function benchPainted(browser: Browser, url: string, text: BenchText): Promise<BenchRow[]> {
	const sheet = sheetOf(markedWordsOf(text), 3)
	const plain = await open(browser, url)
	const painted = await open(browser, url)
	await painted.evaluate((css) => {
		const own = new CSSStyleSheet()
		own.replaceSync(css)
		document.adoptedStyleSheets = [own]
	}, sheet)
	const rows: BenchRow[] = []
	for (const layer of ['hsk', 'pinyin']) {
		const press = (page: Page) => () => timeToPaint(page, `button[value="${layer}"]`)
		await alternately(2, press(painted), press(plain))
		const [withSheet, without] = await alternately(samples, press(painted), press(plain))
		rows.push({
			id: 'P3',
			name: `switching ${layer}, 10,000 words painted by what a person knows, against by level alone`,
			target: '≤ 1.2×',
			measured: `${milliseconds(withSheet)} to ${milliseconds(without)}`,
			ratio: withSheet / without,
			pass: withSheet <= 1.2 * without,
		})
	}
	return rows
}

function row(
	what: string,
	ours: number,
	naive: number,
	most: number,
	mostTime = Number.POSITIVE_INFINITY,
): BenchRow {
	const ratio = ours / naive
	const within = Number.isFinite(mostTime) ? ` and ≤ ${mostTime} ms` : ''
	return {
		id: 'P3',
		name: `${what}, 10,000 words, a telephone ${slowness}× slower, against a naive page`,
		target: `≤ ${most}×${within}`,
		measured: `${milliseconds(ours)} to ${milliseconds(naive)}`,
		ratio,
		pass: ratio <= most && ours <= mostTime,
	}
}

async function open(browser: Browser, url: string): Promise<Page> {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
	page.setDefaultTimeout(120_000)
	await page.goto(url)
	await page.locator('.text ruby').first().waitFor()
	// Load the code that the first pointer movement triggers.
	await page.mouse.move(200, 200)
	await page.waitForLoadState('networkidle')
	const session = await page.context().newCDPSession(page)
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
	return page
}

async function timeToPaint(page: Page, selector: string, index = 0): Promise<number> {
	await page.bringToFront()
	return page.evaluate(`timeToPaint(${JSON.stringify(selector)}, ${index})`)
}

function toPageText({ content, rankOf, placeOf, entries }: BenchText): PageText {
	const html = rubyHtml(content, { rankOf, placeOf, hasNumbers: true }).join('')
	return { html, blocks: naiveBlocks({ content, rankOf }), entries }
}
