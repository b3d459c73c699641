/** The device's own voice, by a script of voices: late, none, one, two, failing and vanishing. */
import type { Page } from '@playwright/test'
import { articles, audioJobs, lessonContents } from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { readLessonAs } from '#tests/support/exercises.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { type ScriptedVoices, scriptVoices } from '#tests/support/scripted-voices.ts'
import { marksOf } from '#tests/support/sentence-marks.ts'

const tingting = { name: 'Tingting', lang: 'zh-CN' }
const kangkang = { name: 'Kangkang', lang: 'zh_CN' }

// Each window would install the service worker anew; offline.spec.ts is about it.
test.use({ serviceWorkers: 'block' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const voice = (page: Page) => page.getByRole('combobox', { name: 'Voice', exact: true })
const marked = (page: Page) => page.locator('.sentence[aria-current="true"]')

async function withVoices(page: Page, script: Partial<ScriptedVoices> = {}): Promise<void> {
	await page.addInitScript(scriptVoices, { voices: [tingting], ...script })
}

const spoken = (page: Page) => page.evaluate(() => spokenByDevice)
const texts = async (page: Page) => (await spoken(page)).map(({ text }) => text)

/** A dialogue; `sound` is whose audio it has. */
async function dialogue(sound: 'none' | 'embedded' | 'upload' = 'none'): Promise<string> {
	const db = platformDatabase()
	const id = `voice-${crypto.randomUUID().slice(0, 8)}`
	const config = { ...lessonConfigSchema.parse({}), dialogMode: true }
	await makeLesson(db, { id, title: { zh: '你好', en: 'Hello' }, category: 'novel', config })
	const content = contentFrom(
		'小美[xiǎo měi] | ： | 你好[nǐ hǎo] | ！ | 我[wǒ] | 叫[jiào] | 小美[xiǎo měi] | 。 / Hello! I am Xiaomei.',
		'安娜[ān nà] | ： | 你[nǐ] | 去[qù] | 哪儿[nǎr] | ？ / Where are you going?',
	)
	const audioPath = sound === 'none' ? null : `/media/lessons/${id}/audio/${id}.mp3`
	await db.insert(lessonContents).values({ lessonId: id, content, audioPath })
	if (sound === 'embedded') {
		await db.insert(audioJobs).values({
			id,
			lessonId: id,
			status: 'confirmed',
			script: { text: '', readings: [] },
			textHash: id,
			voice: 'BV701_V2_streaming',
			engine: 'espeak-ng-0.3.5/1',
			dedupeKey: id,
			audioPath,
		})
	}
	return id
}

/** Four seconds of silence, where the platform's audio would be. */
async function serveAudio(page: Page): Promise<string[]> {
	const asked: string[] = []
	const rate = 8000
	const file = Buffer.alloc(44 + rate * 4, 128)
	file.write('RIFF', 0)
	file.writeUInt32LE(36 + rate * 4, 4)
	file.write('WAVEfmt ', 8)
	file.writeUInt32LE(16, 16)
	file.writeUInt16LE(1, 20)
	file.writeUInt16LE(1, 22)
	file.writeUInt32LE(rate, 24)
	file.writeUInt32LE(rate, 28)
	file.writeUInt16LE(1, 32)
	file.writeUInt16LE(8, 34)
	file.write('data', 36)
	file.writeUInt32LE(rate * 4, 40)
	await page.route('**/media/lessons/**/*.mp3', (route) => {
		asked.push(route.request().url())
		return route.fulfill({ body: file, contentType: 'audio/wav' })
	})
	return asked
}

async function openWord(page: Page, word: string): Promise<void> {
	const ruby = page.locator('.text ruby', { hasText: word }).first()
	await ruby.click()
	await expect(page.getByRole('dialog').getByRole('button', { name: `Hear ${word}` })).toBeVisible()
}

test('a phone speaks a dialogue with two voices, and the text follows', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 780 })
	await withVoices(page, { voices: [tingting, kangkang], msPerCharacter: 200 })
	await readLessonAs(page, await dialogue())
	const marks = await marksOf(page)
	await button(page, 'Play').click()
	await expect.poll(marks).toEqual(['1', '2', '3'])
	expect((await spoken(page)).map((said) => `${said.voice} ${said.text}`)).toEqual([
		'Tingting 你好！',
		'Tingting 我叫小美。',
		'Kangkang 你去哪儿？',
	])
	// At its end the text returns to the start.
	await expect(button(page, 'Play')).toBeVisible()
	await expect(marked(page)).toHaveCount(0)
})

test('voices that load late bring the player of a text without audio', async ({ page }) => {
	await withVoices(page, { lateMs: 1500 })
	await readLessonAs(page, await dialogue())
	await button(page, 'Play').click()
	await expect.poll(() => texts(page)).toContain('你好！')
})

test('a device without a Mandarin voice loads no code to speak, and has no player', async ({
	page,
}) => {
	const loaded: string[] = []
	page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
	await withVoices(page, { voices: [{ name: 'Samantha', lang: 'en-US' }] })
	await readLessonAs(page, await dialogue())
	await openWord(page, '你好')
	const asked = page.waitForResponse('**/nls/tts?**')
	await button(page, 'Hear 你好').click()
	expect((await asked).ok()).toBe(true)
	await expect(button(page, 'Play')).toHaveCount(0)
	expect(loaded.filter((path) => ownCode.test(path))).toEqual([])
})

/** The files that only speaking needs. */
const ownCode = /\/(say-word|speak|device-audio)-/

test('nothing of the voice loads before it is heard', { tag: '@long' }, async ({ page }) => {
	const loaded: string[] = []
	page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
	await withVoices(page)
	await login(page, await newUser())
	for (const path of ['/courses', '/flashcards', '/articles', '/words', '/dictionary?q=你好']) {
		await page.goto(path)
		await page.waitForLoadState('networkidle')
	}
	expect(loaded.filter((path) => ownCode.test(path))).toEqual([])
})

test('a word is said by the device, and by the platform when its voice is lost', async ({
	page,
}) => {
	await withVoices(page, { failsAt: { utterance: 1, error: 'synthesis-failed' } })
	await readLessonAs(page, await dialogue())
	await openWord(page, '你好')
	const asked: string[] = []
	page.on('request', (request) => request.url().includes('/nls/tts') && asked.push(request.url()))
	const hear = button(page, 'Hear 你好')
	await hear.click()
	await expect.poll(() => texts(page)).toEqual(['你好'])
	await expect(hear).not.toHaveAttribute('aria-busy')
	expect(asked).toEqual([])
	const answer = page.waitForResponse('**/nls/tts?**')
	await hear.click()
	expect((await answer).ok()).toBe(true)
	await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the platform’s audio goes on where the device’s voice is lost', { tag: '@long' }, async ({
	page,
}) => {
	await withVoices(page, { msPerCharacter: 150, vanishAfter: 1 })
	const asked = await serveAudio(page)
	await readLessonAs(page, await dialogue('embedded'))
	await button(page, 'Play').click()
	await expect.poll(() => texts(page)).toEqual(['你好！'])
	await expect.poll(() => asked.length).toBeGreaterThan(0)
	const audio = page.locator('.player audio')
	await expect
		.poll(() => audio.evaluate((one: HTMLAudioElement) => one.currentTime))
		.toBeGreaterThan(0.5)
	await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a text that only the device could speak says when its voice is gone', {
	tag: '@long',
}, async ({ page }) => {
	await withVoices(page, { msPerCharacter: 150, vanishAfter: 1 })
	await readLessonAs(page, await dialogue())
	await button(page, 'Play').click()
	await expect(page.getByText(/^This device has no Mandarin voice\./)).toBeVisible()
	await expect(button(page, 'Play')).toBeVisible()
})

test('a recording comes first, until another voice is chosen for this device', {
	tag: '@screens',
}, async ({ page }) => {
	await withVoices(page, { voices: [tingting, kangkang] })
	await serveAudio(page)
	await page.setViewportSize({ width: 360, height: 780 })
	await readLessonAs(page, await dialogue('upload'))
	await button(page, 'Play').click()
	await button(page, 'More controls').click()
	await expect(voice(page)).toHaveValue('platform')
	const seek = await page.getByRole('slider', { name: 'Position' }).boundingBox()
	expect(seek?.width).toBeGreaterThan(50)
	await voice(page).selectOption({ label: 'This device’s – Kangkang' })
	await expect(page.locator('.player audio')).toHaveCount(0)
	await expect(voice(page)).toBeFocused()
	await button(page, 'Play').click()
	await expect.poll(() => texts(page)).toContain('你好！')
	expect((await spoken(page))[0]?.voice).toBe('Kangkang')
	await page.reload()
	await button(page, 'Play').click()
	await button(page, 'More controls').click()
	await expect(voice(page)).toHaveValue('urn:test:Kangkang')
	await expectNoBarriers(page)
	if (!(await voice(page).isVisible())) await button(page, 'More controls').click()
	await voice(page).selectOption('platform')
	await expect(page.locator('.player audio')).toHaveCount(1)
})

test('the embedded voice gives way to the device’s, an article too', { tag: '@long' }, async ({
	page,
}) => {
	await withVoices(page)
	await readLessonAs(page, await dialogue('embedded'))
	await expect(voice(page)).toHaveValue('urn:test:Tingting')
	const id = `voice-${crypto.randomUUID().slice(0, 8)}`
	await platformDatabase()
		.insert(articles)
		.values({
			id,
			enTitle: 'A train',
			title: '火车',
			level: 'beginner',
			status: 1,
			content: contentFrom('你好[nǐ hǎo] | ！ | 再见[zài jiàn] | ！ / Hello! Goodbye!'),
			orderNo: -1,
		})
	await page.goto(`/articles/${id}`)
	await page.locator('.text [tabindex="0"]').first().waitFor()
	await button(page, 'Play').click()
	await expect.poll(() => texts(page)).toEqual(['你好！', '再见！'])
})

test('the settings choose a voice for this device', { tag: '@screens' }, async ({ page }) => {
	await withVoices(page, { voices: [tingting, kangkang] })
	await login(page, await newUser())
	await page.goto('/settings')
	const choice = page.getByRole('combobox', { name: 'Voice on this device' })
	await expect(choice).toHaveValue('')
	await choice.selectOption({ label: 'This device’s – Kangkang' })
	await button(page, 'Hear this voice').click()
	await expect.poll(async () => (await spoken(page))[0]?.voice).toBe('Kangkang')
	await expectNoBarriers(page)
	await page.reload()
	await expect(choice).toHaveValue('urn:test:Kangkang')
	await choice.selectOption('Automatic')
	await page.reload()
	await expect(choice).toHaveValue('')
})
