/** P14: a key in the segment editor with a long text in it, against an editor that draws all anew. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { type BenchRow, milliseconds, percentile } from '#tests/bench/bench-row.ts'
import { readTexts } from '#tests/bench/reading/texts.ts'
import { servePage } from '#tests/bench/served-page.ts'
import { chromiumFlags, findChromium } from '#workers/local/chromium.ts'

const tokens = 5000
const keys = 60
const rounds = 3
const mostRatio = 0.25

/** Frames come as soon as they are made, so that a time is work and not waiting for the screen. */
const flags = [...chromiumFlags, '--disable-gpu-vsync', '--disable-frame-rate-limit']

export async function benchSegmentEditor(): Promise<BenchRow[]> {
	const [text] = readTexts([tokens]).long
	if (!text) throw new Error('There is no text to measure')
	const server = await servePage({
		input: 'tests/bench/segment-editor/page.tsx',
		style: '.naive > div { content-visibility: visible !important }',
		text: { content: text.content, version: 1 },
	})
	const browser = await chromium.launch({ executablePath: findChromium(), args: flags })
	try {
		const ours = await open(browser, `${server.url}#ours`)
		const naive = await open(browser, `${server.url}#naive`)
		const times: { ours: number[]; naive: number[] } = { ours: [], naive: [] }
		await timeKeys(ours, 10)
		await timeKeys(naive, 10)
		for (let round = 0; round < rounds; round++) {
			times.ours.push(...(await timeKeys(ours, keys)))
			times.naive.push(...(await timeKeys(naive, keys)))
		}
		const [ourTime, naiveTime] = [percentile(times.ours, 95), percentile(times.naive, 95)]
		const ratio = ourTime / naiveTime
		return [
			{
				id: 'P14',
				name: `a key in the segment editor to the screen, p95, ${tokens} words, against drawing all anew`,
				target: `≤ ${mostRatio}×`,
				measured: `${milliseconds(ourTime)} to ${milliseconds(naiveTime)}`,
				ratio,
				pass: ratio <= mostRatio,
			},
		]
	} finally {
		await browser.close()
		server.close()
	}
}

async function open(browser: Browser, url: string): Promise<Page> {
	const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
	page.setDefaultTimeout(120_000)
	await page.goto(url)
	await page.locator('ruby').first().waitFor()
	// In the middle of the text, within a Chinese paragraph.
	await page.evaluate(() => {
		const area = document.querySelector('textarea')
		if (!area) return
		const middle = area.value.indexOf('zh: ', area.value.length / 2) + 5
		area.focus()
		area.setSelectionRange(middle, middle)
	})
	return page
}

/** Every key is a change of the text: hanzi cannot be pressed, letters are as much work. */
async function timeKeys(page: Page, count: number): Promise<number[]> {
	await page.bringToFront()
	await page.evaluate('times.length = 0')
	for (let key = 0; key < count; key++) {
		await page.keyboard.press(key % 2 === 0 ? 'a' : 'Backspace')
		await page.waitForFunction(`times.length > ${key}`)
	}
	return page.evaluate('times')
}
