/**
 * P13: layout shifts while a page loads and is used over a slow network, the weight of a first visit
 * to /courses, and resources that must not load: Chinese fonts, and audio before playback.
 */
import { gzipSync } from 'node:zlib'
import {
	type Browser,
	type BrowserContext,
	chromium,
	type Page,
	type Response,
} from '@playwright/test'
import { eq } from 'drizzle-orm'
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import { audioPathOf, mediaKeyOf } from '#app/domain/speech/audio-path.ts'
import { silentMp3 } from '#tests/support/silent-mp3.ts'
import { chromiumFlags, findChromium } from '#tools/chromium.ts'
import { workerNameOf } from '#tools/host.ts'
import { openForSeeding, type Platform } from '#tools/platform.ts'
import type { BenchRow } from './bench-row.ts'
import { type SignedIn, signInLearners } from './learners.ts'

const telephone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }
const mostShift = 0.02
const mostBytes = 250_000

/** A slow network, on which images arrive long after their text. */
const slow = {
	offline: false,
	latency: 100,
	downloadThroughput: 500_000,
	uploadThroughput: 100_000,
}

const lesson = '/courses/lessons/market-day'
const pages = [
	'/',
	'/courses',
	'/courses/first-steps',
	lesson,
	'/articles/the-slow-train',
	'/flashcards/study/hsk-level-1',
]

export async function benchPageLoad(platform: Platform): Promise<BenchRow[]> {
	const [learner] = await signInLearners(platform, 1)
	if (!learner) throw new Error('Nobody is signed in')
	const audio = await giveAudio(platform)
	const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
	const visitor = { browser, platform, learner }
	try {
		const visits = [
			await visitAll({ ...visitor, viewport: telephone }),
			await visitAll({ ...visitor, viewport: desktop }),
		]
		const bytes = Math.max(
			await firstLoad({ ...visitor, viewport: telephone }),
			await firstLoad({ ...visitor, viewport: desktop }),
		)
		const most = (choose: (visit: Visit) => number) => Math.max(...visits.map(choose))
		return [
			...pages.map((path) =>
				shiftRow(
					path,
					most(({ shifts }) => shifts.get(path) ?? 0),
				),
			),
			shiftRow(
				'opening a word, though it was asked for',
				most(({ popup }) => popup),
			),
			{
				id: 'P13',
				name: 'the first load of /courses, all of it',
				target: `≤ ${mostBytes / 1000} kB`,
				measured: `${(bytes / 1000).toFixed(0)} kB`,
				pass: bytes <= mostBytes,
			},
			{
				id: 'P13',
				name: 'web fonts on these pages',
				target: '0',
				measured: String(most(({ fonts }) => fonts)),
				pass: most(({ fonts }) => fonts) === 0,
			},
			{
				id: 'P13',
				name: `audio of a lesson before it is played (then: ${most((visit) => visit.audio.after)} requests)`,
				target: '0 requests',
				measured: `${most((visit) => visit.audio.before)}`,
				pass: visits.every((visit) => visit.audio.before === 0 && visit.audio.after > 0),
			},
		]
	} finally {
		await browser.close()
		await audio.remove()
	}
}

function shiftRow(what: string, shift: number): BenchRow {
	return {
		id: 'P13',
		name: `layout shift of ${what}`,
		target: `≤ ${mostShift}`,
		measured: shift.toFixed(3),
		pass: shift <= mostShift,
	}
}

type Visitor = {
	browser: Browser
	platform: Platform
	learner: SignedIn | undefined
	viewport: { width: number; height: number }
}

type Visit = {
	/** The page’s largest session window, as CLS counts it. */
	shifts: Map<string, number>
	popup: number
	fonts: number
	audio: { before: number; after: number }
}

async function visitAll(visitor: Visitor): Promise<Visit> {
	const context = await openContext({ ...visitor, learner: undefined })
	const page = await context.newPage()
	const session = await context.newCDPSession(page)
	await session.send('Network.emulateNetworkConditions', slow)
	const visit: Visit = { shifts: new Map(), popup: 0, fonts: 0, audio: { before: 0, after: 0 } }
	let heard = 0
	context.on('request', (request) => {
		if (request.resourceType() === 'font') visit.fonts += 1
		if (/\/audio\/|\/nls\/tts/.test(request.url())) heard += 1
	})
	for (const path of pages) {
		await page.goto(`${visitor.platform.url}${path}`, { waitUntil: 'networkidle' })
		// The first page is opened before signing in.
		await signIn(context, visitor)
		if (path === lesson) visit.popup = await touchText(page)
		await scrollToEnd(page)
		visit.shifts.set(path, await page.evaluate<number>('largestBurst()'))
		if (path !== lesson) continue
		visit.audio.before = heard
		await page.getByRole('button', { name: 'Play', exact: true }).click()
		await page.waitForTimeout(1000)
		visit.audio.after = heard - visit.audio.before
	}
	await context.close()
	return visit
}

async function openContext(visitor: Visitor): Promise<BrowserContext> {
	const context = await visitor.browser.newContext({ viewport: visitor.viewport })
	await context.addInitScript(observeShifts)
	await signIn(context, visitor)
	return context
}

async function signIn(context: BrowserContext, { learner, platform }: Visitor): Promise<void> {
	if (!learner) return
	const [name = '', value = ''] = learner.cookie.split(/=(.*)/)
	await context.addCookies([{ name, value, url: platform.url }])
}

/** Runs in the page: session windows of shifts, under a second apart and at most five long. */
function observeShifts() {
	type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
	const shifts: Shift[] = []
	const observer = new PerformanceObserver((list) => {
		// The observer reports only entries of this type.
		shifts.push(...(list.getEntries() as Shift[]))
	})
	observer.observe({ type: 'layout-shift', buffered: true })
	Object.assign(window, {
		largestBurst() {
			let [largest, burst, first, last] = [0, 0, 0, 0]
			for (const { value, startTime, hadRecentInput } of shifts) {
				if (hadRecentInput) continue
				const isNew = startTime - last > 1000 || startTime - first > 5000
				if (isNew) [burst, first] = [0, startTime]
				burst += value
				last = startTime
				largest = Math.max(largest, burst)
			}
			return largest
		},
		allShiftsSince(start: number) {
			let sum = 0
			for (const { value, startTime } of shifts) if (startTime >= start) sum += value
			return sum
		},
	})
}

/** Toggles each layer and opens a word; returns the shift caused by that word. */
async function touchText(page: Page): Promise<number> {
	await page.locator('.text [tabindex="0"]').first().waitFor()
	for (const layer of ['pinyin', 'hsk', 'translation']) {
		for (let press = 0; press < 2; press += 1) {
			await page.locator(`button[value="${layer}"]`).click()
			// Shifts half a second after an action count against the page.
			await page.waitForTimeout(600)
		}
	}
	const start = await page.evaluate(() => performance.now())
	await page.locator('.text ruby').nth(3).click()
	await page.getByRole('dialog').waitFor()
	await page.waitForTimeout(600)
	await page.keyboard.press('Escape')
	await page.waitForTimeout(600)
	return page.evaluate<number>(`allShiftsSince(${start})`)
}

async function scrollToEnd(page: Page): Promise<void> {
	const height = await page.evaluate(() => document.documentElement.scrollHeight)
	for (let y = 0; y < Math.min(height, 4200); y += 600) {
		await page.mouse.wheel(0, 600)
		await page.waitForTimeout(80)
	}
	await page.waitForLoadState('networkidle')
}

/** Bytes of all responses, with text compressed as at the edge. */
async function firstLoad(visitor: Visitor): Promise<number> {
	const context = await openContext(visitor)
	// Count each file once: the service worker reads it from the browser’s cache.
	const sizes = new Map<string, Promise<number>>()
	context.on('response', (answer) => {
		const url = answer.url()
		if (!sizes.has(url)) sizes.set(url, sizeOf(answer))
	})
	await settle(context, `${visitor.platform.url}/courses`)
	const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
	await context.close()
	return bytes
}

async function settle(context: BrowserContext, url: string): Promise<void> {
	const page = await context.newPage()
	await page.goto(url, { waitUntil: 'networkidle' })
	await page.waitForTimeout(2000)
	await page.waitForLoadState('networkidle')
}

const compressible = /^text\/|javascript|json|svg|manifest/

async function sizeOf(answer: Response): Promise<number> {
	const body = await answer.body().catch(() => Buffer.alloc(0))
	const isText = compressible.test(answer.headers()['content-type'] ?? '')
	return isText ? gzipSync(body).length : body.length
}

/** Gives the lesson a minute of silence, since a new platform has no audio yet. */
async function giveAudio({ databaseUrl, miniflare }: Platform) {
	const db = openForSeeding({ url: databaseUrl })
	const [row] = await db
		.select({ id: lessons.id })
		.from(lessons)
		.where(eq(lessons.slug, lesson.split('/').at(-1) ?? ''))
	if (!row) throw new Error(`There is no lesson ${lesson}`)
	const audioPath = audioPathOf({ kind: 'lessons', id: row.id }, 'bench')
	const media = await miniflare.getR2Bucket('MEDIA', workerNameOf('web'))
	await media.put(mediaKeyOf(audioPath), silentMp3(60_000), {
		httpMetadata: { contentType: 'audio/mpeg' },
	})
	const change = (path: string | null) =>
		db.update(lessonContents).set({ audioPath: path }).where(eq(lessonContents.lessonId, row.id))
	await change(audioPath)
	return { remove: () => change(null) }
}
