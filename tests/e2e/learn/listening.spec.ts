/** Listening to a lesson with the real voice, job and player. */
import type { BrowserContext, Page } from '@playwright/test'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { expect, login, test } from '#tests/support/journey.ts'
import { marksOf } from '#tests/support/sentence-marks.ts'

type Visit = Awaited<ReturnType<BrowserContext['storageState']>>

let signedIn: Visit

/** The first audio is generated while the site is already up. */
const voiceMs = 240_000

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ browser }) => {
	test.setTimeout(voiceMs)
	const page = await browser.newPage()
	await login(page, 'member@example.com')
	for (const slug of ['ni-hao', 'tea-house', 'market-day']) {
		await expect(async () => {
			await page.goto(`/courses/lessons/${slug}`)
			await expect(button(page, 'Play')).toBeVisible({ timeout: 1000 })
		}).toPass({ timeout: voiceMs })
	}
	signedIn = await page.context().storageState()
	await page.close()
})

test.beforeEach(async ({ context }) => {
	await context.addCookies(signedIn.cookies)
})

async function read(page: Page, slug: string): Promise<void> {
	await page.goto(`/courses/lessons/${slug}`)
	await page.locator('.text [tabindex="0"]').first().waitFor()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const sentence = (page: Page, number: number) => page.locator(`.sentence[data-s="${number}"]`)
const spoken = (page: Page) => page.locator('.sentence[aria-current="true"]')
const seekBar = (page: Page) => page.getByRole('slider', { name: 'Position' })

type Heard = { at: number; of: number; rate: number; isPaused: boolean; keepsPitch: boolean }

async function heard(page: Page): Promise<Heard> {
	return page.locator('audio').evaluate((audio: HTMLAudioElement) => ({
		at: audio.currentTime,
		of: audio.duration,
		rate: audio.playbackRate,
		isPaused: audio.paused,
		keepsPitch: audio.preservesPitch,
	}))
}

async function isPaused(page: Page): Promise<boolean> {
	return (await heard(page)).isPaused
}

/** Presses play and waits until a sentence is spoken. */
async function play(page: Page): Promise<void> {
	await button(page, 'Play').click()
	await expect(spoken(page)).toHaveCount(1)
}

async function seek(page: Page, to: number): Promise<void> {
	await page.locator('audio').evaluate((audio: HTMLAudioElement, at) => {
		audio.currentTime = at
	}, to)
}

/** A sentence's number, to the upper left of its first word. */
async function pressNumber(page: Page, number: number): Promise<void> {
	const word = sentence(page, number).locator('ruby').first()
	await word.scrollIntoViewIfNeeded()
	const box = await word.boundingBox()
	await page.mouse.click((box?.x ?? 0) - 6, (box?.y ?? 0) + 4)
}

/** The position of every word on the page. */
async function placesOfWords(page: Page): Promise<number[][]> {
	return page.evaluate(() => {
		for (const paragraph of document.querySelectorAll<HTMLElement>('.text > p')) {
			paragraph.style.contentVisibility = 'visible'
		}
		return [...document.querySelectorAll('.text ruby')].map((word) => {
			const { left, top } = word.getBoundingClientRect()
			return [left, top + scrollY]
		})
	})
}

function furthestMove(before: number[][], after: number[][]): number {
	return Math.max(
		...before.flatMap((place, word) =>
			place.map((at, axis) => Math.abs(at - (after[word]?.[axis] ?? 0))),
		),
	)
}

test('audio loads only on play, and then a voice is heard', async ({ page }) => {
	const asked: string[] = []
	page.on('request', (request) => {
		if (request.url().includes('/media/lessons/')) asked.push(request.url())
	})
	await read(page, 'ni-hao')
	await page.evaluate(() => document.fonts.ready.then(() => undefined))
	await expect(page.getByText('–:––')).toBeVisible()
	expect(asked).toEqual([])

	await play(page)
	await expect.poll(async () => (await heard(page)).at).toBeGreaterThan(0.2)
	expect(asked.some((url) => url.endsWith('.mp3'))).toBe(true)
	expect(asked.some((url) => url.endsWith('.json'))).toBe(true)

	const sound = await page.locator('audio').evaluate(async (audio: HTMLAudioElement) => {
		const file = await (await fetch(audio.src)).arrayBuffer()
		const decoded = await new OfflineAudioContext(1, 1, 22_050).decodeAudioData(file)
		const samples = decoded.getChannelData(0)
		const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
		return { seconds: decoded.duration, loudness: Math.sqrt(power) }
	})
	expect(sound.seconds).toBeGreaterThan(10)
	expect(sound.loudness).toBeGreaterThan(0.01)
	expect(Math.abs((await heard(page)).of - sound.seconds)).toBeLessThan(0.5)
})

test('the spoken sentence is highlighted, and the highlight moves on', async ({ page }) => {
	await read(page, 'ni-hao')
	const marked = await marksOf(page)
	await play(page)
	await expect.poll(async () => (await marked()).slice(0, 2)).toEqual(['1', '2'])
	await expect(sentence(page, 1)).toContainText('我')
	await expect(spoken(page)).toHaveCount(1)
	await button(page, 'Pause').click()
	expect(await isPaused(page)).toBe(true)
	await expect(spoken(page)).toHaveCount(1)
})

test('a learner takes a part in a dialogue: its speaker is silent, and the other is heard', async ({
	page,
}) => {
	await read(page, 'tea-house')
	await play(page)
	const isMuted = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.muted)
	const silenced = () =>
		expect.poll(async () => [
			(await spoken(page).locator('xpath=..').textContent())?.slice(0, 2),
			await isMuted(),
		])
	const more = button(page, 'More controls')
	const own = page.getByRole('button', { name: /^Your part:/ })
	if (!(await own.isVisible())) await more.click()
	await own.click()
	await expect(own).toHaveAccessibleName('Your part: 老板')
	await seek(page, 0)
	await silenced().toEqual(['老板', true])
	await silenced().toEqual(['小林', false])
	await own.click()
	await expect(own).toHaveAccessibleName('Your part: 小林')
	await silenced().toEqual(['小林', true])
})

test('no word shifts when playback starts', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await read(page, 'ni-hao')
	const before = await placesOfWords(page)
	const text = await page.locator('.text').textContent()
	await page.evaluate(() => {
		Object.assign(globalThis, { shifted: 0 })
		new PerformanceObserver((list) => {
			const scores = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
			const shifted = scores.reduce((sum, score) => sum + score, Reflect.get(globalThis, 'shifted'))
			Object.assign(globalThis, { shifted })
		}).observe({ type: 'layout-shift' })
	})
	await play(page)
	await expect(button(page, 'Pause')).toBeVisible()
	expect(furthestMove(before, await placesOfWords(page))).toBeLessThan(0.5)
	expect(await page.locator('.text').textContent()).toBe(text)
	expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThanOrEqual(0.02)
})

test('on a telephone the bar is one row, also while and after somebody listens', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await read(page, 'ni-hao')
	const height = async () => (await page.locator('.reader-bar').boundingBox())?.height
	expect(await height()).toBeLessThanOrEqual(72)
	await expect(seekBar(page)).toBeHidden()
	await play(page)
	await expect(button(page, 'Pause')).toBeVisible()
	for (const name of ['HSK', 'Pinyin', 'Chinese', 'Translation']) {
		await expect(button(page, name)).toBeVisible()
	}
	expect(await height()).toBeLessThanOrEqual(72)
	await button(page, 'More controls').click()
	await expect(seekBar(page)).toBeVisible()
	const topOf = async (name: string) => (await button(page, name).boundingBox())?.y
	for (const width of [480, 412, 375, 360]) {
		await page.setViewportSize({ width, height: 740 })
		expect(await topOf('Previous sentence')).toBe(await topOf('Next sentence'))
	}
	await button(page, 'Speed 1×').click()
	await expect(button(page, 'Speed 1.25×')).toBeVisible()
	await button(page, 'Say it yourself').click()
	await expect(page.getByRole('dialog')).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toBeHidden()
	await expect(button(page, 'More controls')).toBeFocused()
	await expect(button(page, 'Play')).toBeVisible()
	expect(await height()).toBeLessThanOrEqual(72)
})

test('pressing a sentence’s number plays it and opens no word; its sound is reported with its paragraph', async ({
	page,
}) => {
	await read(page, 'ni-hao')
	await play(page)
	await button(page, 'Pause').click()
	await pressNumber(page, 4)
	await expect(sentence(page, 4)).toHaveAttribute('aria-current', 'true')
	expect(await isPaused(page)).toBe(false)
	await expect(page.getByRole('dialog')).toBeHidden()
	const word = await sentence(page, 4).locator('ruby').first().boundingBox()
	await page.mouse.click((word?.x ?? 0) + 20, (word?.y ?? 0) + 20)
	await expect(page.getByRole('dialog')).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toBeHidden()
	await page.route('**/reports', (route) => route.fulfill({ json: { taken: true } }))
	const sent = page.waitForRequest('**/reports')
	await page.locator('.player').getByRole('button', { name: 'Something wrong?' }).click()
	expect(await isPaused(page)).toBe(true)
	await button(page, 'Wrong sound').click()
	expect((await sent).postDataJSON()).toMatchObject({
		kind: 'audio',
		paragraph: expect.any(Number),
		sentence: expect.stringMatching(/\p{Script=Han}/u),
	})
})

test('the audio rewinds and pauses at its end', { tag: '@long' }, async ({ page }) => {
	await read(page, 'ni-hao')
	await button(page, 'Speed 1×').click()
	await play(page)
	await expect(seekBar(page)).toBeEnabled()
	await seek(page, (await heard(page)).of - 0.5)
	await expect.poll(() => heard(page)).toMatchObject({ at: 0, isPaused: true, rate: 1.25 })
	await expect(button(page, 'Play')).toBeVisible()
	await expect(page.getByText('0:00')).toBeVisible()
	await expect(spoken(page)).toHaveCount(0)
	await page.reload()
	await expect(page.getByText('–:––')).toBeVisible()
})

test('each lesson resumes where its playback stopped', { tag: '@long' }, async ({ page }) => {
	await read(page, 'ni-hao')
	await play(page)
	await pressNumber(page, 6)
	await expect(sentence(page, 6)).toHaveAttribute('aria-current', 'true')
	await button(page, 'Pause').click()
	const { at, of } = await heard(page)
	await expect(seekBar(page)).not.toHaveAttribute('aria-valuetext', /^0:00/)

	await read(page, 'tea-house')
	await expect(seekBar(page)).toHaveAttribute('aria-valuetext', '0:00')
	await read(page, 'ni-hao')
	await expect(seekBar(page)).toHaveAttribute('aria-valuetext', /^0:\d\d of \d:\d\d$/)
	await play(page)
	await expect.poll(async () => (await heard(page)).of).toBe(of)
	expect((await heard(page)).at).toBeGreaterThanOrEqual(at)
	expect((await heard(page)).at).toBeLessThan(at + 5)
})

test('the space bar plays and pauses; arrows move between sentences', async ({ page }) => {
	await read(page, 'ni-hao')
	await page.keyboard.press('Space')
	await expect(spoken(page)).toHaveCount(1)
	await page.keyboard.press('Space')
	await expect(button(page, 'Play')).toBeVisible()
	await page.keyboard.press('Home')
	const first = Number(await spoken(page).getAttribute('data-s'))
	await page.keyboard.press('ArrowRight')
	await page.keyboard.press('ArrowRight')
	await expect(sentence(page, first + 2)).toHaveAttribute('aria-current', 'true')
	await page.keyboard.press('ArrowLeft')
	await expect(sentence(page, first + 1)).toHaveAttribute('aria-current', 'true')

	// Arrows move by word in the text and by seconds on the seek bar.
	await page.locator('.text [tabindex="0"]').focus()
	await page.keyboard.press('ArrowRight')
	await expect(page.locator('.text :focus')).toHaveAccessibleName('叫 jiào')
	await expect(sentence(page, first + 1)).toHaveAttribute('aria-current', 'true')
	const { at } = await heard(page)
	await seekBar(page).focus()
	await page.keyboard.press('ArrowRight')
	await expect.poll(async () => (await heard(page)).at).toBeCloseTo(at + 5, 1)
	expect(await isPaused(page)).toBe(true)
	await page.keyboard.press('Space')
	await expect.poll(() => isPaused(page)).toBe(false)
	await page.keyboard.press('Space')
	await expect.poll(() => isPaused(page)).toBe(true)
})

test('the media session has the lesson’s title and keys and survives a failure', {
	tag: '@long',
}, async ({ page }) => {
	const failures: Error[] = []
	page.on('pageerror', (failure) => failures.push(failure))
	await page.addInitScript(() => {
		const keys: Record<string, unknown> = {}
		Object.assign(window, { keys })
		navigator.mediaSession.setActionHandler = (action, handler) => {
			keys[action] = handler
		}
	})
	await read(page, 'ni-hao')
	await play(page)
	const title = await page.getByRole('heading', { level: 1 }).textContent()
	expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(title)
	const offered = await page.evaluate(() => Object.keys(Reflect.get(window, 'keys')))
	for (const key of ['play', 'pause', 'seekto', 'previoustrack', 'nexttrack']) {
		expect(offered).toContain(key)
	}
	await button(page, 'Pause').click()
	await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
		audio.src = '/media/lessons/none/audio/none.mp3'
	})
	await page.evaluate(() => Reflect.get(Reflect.get(window, 'keys'), 'play')())
	await expect(page.getByText('The audio can’t be played.')).toBeVisible()
	expect(failures).toEqual([])
})

test('the focused word keeps the focus when the text is numbered', { tag: '@long' }, async ({
	page,
}) => {
	await read(page, 'ni-hao')
	await page.locator('.text [tabindex="0"]').focus()
	await page.locator('audio').evaluate(() => {
		document.querySelector<HTMLElement>('.player-play')?.click()
	})
	await expect(spoken(page)).toHaveCount(1)
	await expect(page.locator('.text :focus')).toHaveAccessibleName('我 wǒ')
	await page.keyboard.press('ArrowRight')
	await expect(page.locator('.text :focus')).toHaveAccessibleName('叫 jiào')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('dialog')).toHaveAccessibleName('叫 jiào')
})

test('the spoken sentence is kept in view', { tag: '@long' }, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 700 })
	await read(page, 'ni-hao')
	await play(page)
	await expect(seekBar(page)).toBeEnabled()
	await seek(page, (await heard(page)).of * 0.8)
	await expect(spoken(page)).toBeInViewport()
	await button(page, 'Chinese').click()
	await seek(page, (await heard(page)).of * 0.2)
	await expect(sentence(page, 1)).not.toHaveAttribute('aria-current')

	// The page does not scroll away from a user at an exercise.
	await button(page, 'Chinese').click()
	const learned = page.getByRole('button', { name: /Mark as Learned|Already Learned/ })
	await learned.focus()
	await seek(page, 0)
	await expect(sentence(page, 2)).toHaveAttribute('aria-current', 'true')
	await expect(learned).toBeInViewport()
	await page.evaluate(() => scrollTo(0, 0))
	await seek(page, (await heard(page)).of * 0.8)
	await expect(spoken(page)).toBeInViewport()
})

test('a scroll to the spoken sentence ends when the user turns to a button', {
	tag: '@long',
}, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 700 })
	await read(page, 'ni-hao')
	await play(page)
	await expect(seekBar(page)).toBeEnabled()
	await seek(page, (await heard(page)).of * 0.8)
	await expect(spoken(page)).toBeInViewport()
	const learned = page.getByRole('button', { name: 'Mark as Learned' })
	await learned.scrollIntoViewIfNeeded()
	await learned.evaluate(async (control) => {
		const frame = () => new Promise((done) => requestAnimationFrame(done))
		const audio = document.querySelector('audio')
		if (audio) audio.currentTime = 0
		const before = scrollY
		while (scrollY === before) await frame()
		control.focus()
	})
	await expect(sentence(page, 2)).toHaveAttribute('aria-current', 'true')
	await expect(learned).toBeInViewport()
})

test('playing in a second tab silences the first', { tag: '@long' }, async ({ page, context }) => {
	await read(page, 'ni-hao')
	await play(page)
	const other = await context.newPage()
	await read(other, 'tea-house')
	await play(other)
	await expect.poll(() => isPaused(page)).toBe(true)
	expect(await isPaused(other)).toBe(false)
})

test('the player reports a lost network and plays when it is back', { tag: '@long' }, async ({
	page,
	context,
}) => {
	await read(page, 'ni-hao')
	await context.setOffline(true)
	await button(page, 'Play').click()
	await expect(page.getByText('Audio needs a connection.')).toBeVisible()
	await expect(button(page, 'Play')).toBeVisible()
	await context.setOffline(false)
	await play(page)
	await expect.poll(async () => (await heard(page)).at).toBeGreaterThan(0.2)
})

test('timings of another text are ignored, but the audio plays', { tag: '@long' }, async ({
	page,
}) => {
	await page.route('**/media/lessons/**/*.json', async (route) => {
		const answer = await route.fetch()
		await route.fulfill({ json: { ...(await answer.json()), textSha256: 'of another text' } })
	})
	await read(page, 'ni-hao')
	await button(page, 'Play').click()
	await expect.poll(async () => (await heard(page)).at).toBeGreaterThan(0.2)
	await expect(button(page, 'Loop sentence')).toBeDisabled()
	await expect(page.locator('.sentence')).toHaveCount(0)
	await page.keyboard.press('ArrowRight')
	await expect.poll(async () => (await heard(page)).at).toBeGreaterThan(5)
})

test.describe('before JavaScript has loaded', () => {
	test.use({ javaScriptEnabled: false })

	test('the play button opens the audio', async ({ page }) => {
		await page.goto('/courses/lessons/ni-hao')
		await expect(button(page, 'Loop sentence')).toBeHidden()
		const opened = page.waitForResponse((answer) => /\.mp3\??$/.test(answer.url()))
		await button(page, 'Play').click()
		expect((await opened).headers()['content-type']).toBe('audio/mpeg')
	})
})

test('the page has no barriers while it plays', { tag: ['@screens', '@long'] }, async ({
	page,
}) => {
	await read(page, 'market-day')
	await play(page)
	await expect(seekBar(page)).toBeEnabled()
	// Playback continues during the whole check.
	await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
		audio.loop = true
	})
	await expectNoBarriers(page, {
		atEachWidth: async () => {
			const more = button(page, 'More controls')
			if ((await more.isVisible()) && !(await seekBar(page).isVisible())) await more.click()
			for (const name of ['Pause', 'Speed 1×', 'Loop sentence', 'HSK', 'Translation']) {
				const box = await button(page, name).boundingBox()
				expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
			}
		},
	})
})
