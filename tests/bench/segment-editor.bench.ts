/**
 * P14: a key in a long text in the segment editor, against an editor that redraws everything.
 * P23: the same with the level profile open and words marked, against the editor without it.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '#tools/chromium.ts'
import { type BenchRow, milliseconds, percentile } from './bench-row.ts'
import { readTexts } from './reading/texts.ts'
import { servePage } from './served-page.ts'

const tokens = 5000
const keys = 60
const rounds = 3
const mostRatio = 0.25
/** The preview follows the key: it may take one more frame, but at most half as long. */
const mostPreviewRatio = 0.5
/** The profile waits for a pause, so that no key waits for it. Two equal editors differ by a twentieth. */
const mostProfileRatio = 1.1
const [shortRounds, shortRound] = [9, 20]

/** Without vsync, so that times measure work and not waiting for the screen. */
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
		const times = { ours: none(), naive: none() }
		for (const page of [ours, naive]) await timeKeys(page, 10)
		for (let round = 0; round < rounds; round++) {
			addTo(times.ours, await timeKeys(ours, keys))
			addTo(times.naive, await timeKeys(naive, keys))
		}
		await naive.close()
		const profile = await open(browser, `${server.url}#profile`)
		await profile.locator('ruby[data-doubt]').first().waitFor()
		const pairs = { profile: none(), without: none() }
		await timeKeys(profile, 10)
		for (let round = 0; round < shortRounds; round++) {
			addTo(pairs.profile, await timeKeys(profile, shortRound))
			addTo(pairs.without, await timeKeys(ours, shortRound))
		}
		const anew = { id: 'P14', percent: 95, what: `${tokens} words, against drawing all anew` }
		const without = {
			id: 'P23',
			percent: 50,
			what: `level profile while writing ${tokens} words, against without`,
		}
		return [
			row({ ...anew, part: 'text', most: mostRatio }, times.ours, times.naive),
			row({ ...anew, part: 'preview', most: mostPreviewRatio }, times.ours, times.naive),
			row({ ...without, part: 'text', most: mostProfileRatio }, pairs.profile, pairs.without),
			row({ ...without, part: 'preview', most: mostProfileRatio }, pairs.profile, pairs.without),
		]
	} finally {
		await browser.close()
		server.close()
	}
}

type Times = { text: number[]; preview: number[] }

function none(): Times {
	return { text: [], preview: [] }
}

function addTo(times: Times, more: Times): void {
	times.text.push(...more.text)
	times.preview.push(...more.preview)
}

type Row = { id: string; part: keyof Times; percent: number; what: string; most: number }

function row({ id, part, percent, what, most }: Row, times: Times, others: Times): BenchRow {
	const [measured, other] = [percentile(times[part], percent), percentile(others[part], percent)]
	const ratio = measured / other
	return {
		id,
		name: `a key in the segment editor to the ${part}, p${percent}, ${what}`,
		ratio,
		pass: ratio <= most,
		target: `≤ ${most}×`,
		measured: `${milliseconds(measured)} to ${milliseconds(other)}`,
	}
}

async function open(browser: Browser, url: string): Promise<Page> {
	const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
	page.setDefaultTimeout(120_000)
	await page.goto(url)
	await page.locator('ruby').first().waitFor()
	// Place the caret inside a Chinese paragraph in the middle.
	await page.evaluate(() => {
		const area = document.querySelector('textarea')
		if (!area) return
		const middle = area.value.indexOf('zh: ', area.value.length / 2) + 5
		area.focus()
		area.setSelectionRange(middle, middle)
	})
	return page
}

/** Every key changes the text: hanzi have no keys, and letters cost the same. */
async function timeKeys(page: Page, count: number): Promise<Times> {
	await page.bringToFront()
	await page.evaluate('times.length = 0; previewTimes.length = 0')
	for (let key = 0; key < count; key++) {
		await page.keyboard.press(key % 2 === 0 ? 'a' : 'Backspace')
		await page.waitForFunction(`times.length > ${key} && previewTimes.length > ${key}`)
	}
	return { text: await page.evaluate('times'), preview: await page.evaluate('previewTimes') }
}
