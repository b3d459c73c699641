/** Saying a sentence after the voice, with a microphone that hears a file: tones one after the other. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { devices, type Page } from '@playwright/test'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import { first, fourth, samplesOf, second, silence, third } from '#tests/support/synthetic-voice.ts'
import { wavOf } from '#tests/support/wav.ts'
import { chromiumFlags, thriftyFlags } from '#tools/chromium.ts'

const heardFile = resolve('build/said-after.wav')
mkdirSync('build', { recursive: true })
const rate = 48_000
const said = samplesOf([silence, first, fourth, second, third, silence], { sampleRate: rate })
writeFileSync(heardFile, wavOf(said, rate))

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

test.use({
	serviceWorkers: 'block',
	launchOptions: {
		...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
		args: [
			...chromiumFlags,
			...thriftyFlags,
			'--use-fake-device-for-media-stream',
			`--use-file-for-fake-audio-capture=${heardFile}`,
		],
	},
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Repeat after the speaker' })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const own = (page: Page) => dialog(page).locator('polyline.stroke-indigo')

/** Opens the practice of a lesson that has audio. Another test waits until it is spoken. */
async function practise(page: Page): Promise<void> {
	await login(page, await newUser())
	await expect(async () => {
		await page.goto('/courses/lessons/ni-hao')
		await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible({
			timeout: 1000,
		})
	}).toPass({ timeout: 100_000 })
	await page.locator('.text [tabindex="0"]').first().waitFor()
	const practice = page.getByRole('button', { name: 'Say it yourself' })
	// Narrow bars have it among the other controls.
	if (!(await practice.isVisible()))
		await page.getByRole('button', { name: 'More controls' }).click()
	await practice.click()
	await expect(button(page, 'Hear')).toBeEnabled()
}

async function record(page: Page): Promise<void> {
	await button(page, 'Record').click()
	await expect(dialog(page).getByRole('status')).toContainText('Recording')
	await page.waitForFunction(
		(from) => performance.now() - from > 1700,
		await page.evaluate(() => performance.now()),
	)
	await button(page, 'Stop').click()
}

test('a sentence is heard, recorded and compared, on a desktop', async ({ page, context }) => {
	await context.grantPermissions(['microphone'])
	const sent: string[] = []
	page.on('request', (request) => {
		if (
			request.method() !== 'GET' &&
			/audio|webm|octet/.test(request.headers()['content-type'] ?? '')
		) {
			sent.push(request.url())
		}
	})
	await practise(page)
	const voice = dialog(page).locator('polyline.stroke-edge')
	await expect.poll(() => voice.count()).toBeGreaterThan(1)
	await expect(dialog(page).getByRole('list', { name: 'Sentence' })).toContainText(
		/The voice (rises|falls|stays)/,
	)
	await expect(dialog(page)).toContainText('Your recording never leaves this device.')
	await expect(own(page)).toHaveCount(0)

	await button(page, 'Hear').click()
	await expect(dialog(page).getByRole('status')).toHaveText('Listen.')
	await expect(dialog(page).getByRole('status')).toHaveText('')

	await record(page)
	await expect.poll(() => own(page).count()).toBeGreaterThan(0)
	await expect(dialog(page).getByRole('list', { name: 'Sentence' })).toContainText(
		/Yours (rises|falls|stays)/,
	)
	await button(page, 'Play both').click()
	await expect(dialog(page).getByRole('status')).toHaveText('')

	await page.keyboard.press('ArrowRight')
	await expect(dialog(page)).toContainText('Sentence 2 of')
	await expect(own(page)).toHaveCount(0)
	await page.keyboard.press('ArrowLeft')
	await expect.poll(() => own(page).count()).toBeGreaterThan(0)

	await page.keyboard.press('Escape')
	await expect(dialog(page)).toBeHidden()
	await expect(page.getByRole('button', { name: 'Say it yourself' })).toBeFocused()
	await page.getByRole('button', { name: 'Say it yourself' }).click()
	await expect(button(page, 'Hear')).toBeEnabled()
	await expect(own(page)).toHaveCount(0)
	expect(sent).toEqual([])
})

test('a refused microphone is explained, and listening goes on', async ({ page }) => {
	await practise(page)
	await button(page, 'Record').click()
	await expect(dialog(page).getByRole('alert')).toContainText('The microphone isn’t allowed here.')
	await button(page, 'Hear').click()
	await expect(dialog(page).getByRole('alert')).toHaveCount(0)
})

const broken: [name: string, script: string, text: string][] = [
	[
		'no microphone',
		`navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', 'NotFoundError') }`,
		'No microphone was found.',
	],
	[
		'a microphone in use',
		`navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', 'NotReadableError') }`,
		'The microphone can’t be opened.',
	],
	['a browser that cannot record', 'delete window.MediaRecorder', 'This browser can’t record.'],
]
for (const [name, script, text] of broken) {
	test(`${name} is explained`, { tag: '@long' }, async ({ page }) => {
		await page.addInitScript(script)
		await practise(page)
		await button(page, 'Record').click()
		await expect(dialog(page).getByRole('alert')).toContainText(text)
	})
}

test('a recording ends after thirty seconds and is kept', { tag: '@long' }, async ({
	page,
	context,
}) => {
	await context.grantPermissions(['microphone'])
	await page.clock.install()
	await practise(page)
	await button(page, 'Record').click()
	await expect(dialog(page).getByRole('status')).toContainText('Recording')
	// The microphone hears in real time, which the page's clock does not follow.
	await page.waitForTimeout(2000)
	await page.clock.fastForward(31_000)
	await expect(dialog(page).getByRole('alert')).toContainText('A recording ends after 30 seconds.')
	await expect(button(page, 'Play mine')).toBeEnabled()
})

test('nothing of it loads before it is asked for', { tag: '@long' }, async ({ page }) => {
	const loaded: string[] = []
	page.on('request', (request) => loaded.push(request.url()))
	await login(page, await newUser())
	await page.goto('/courses/lessons/ni-hao')
	await page.locator('.text [tabindex="0"]').first().waitFor()
	await page.mouse.wheel(0, 600)
	await page.locator('.text ruby').first().click()
	await expect(page.getByRole('dialog')).toBeVisible()
	expect(loaded.filter((url) => /shadowing|pitch/.test(url))).toEqual([])
})

test.describe('on a telephone', () => {
	test.use(phone)

	test('the practice is a sheet without barriers', { tag: '@screens' }, async ({
		page,
		context,
	}) => {
		await context.grantPermissions(['microphone'])
		await practise(page)
		const box = await dialog(page).boundingBox()
		const screen = page.viewportSize()
		expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(screen?.height)
		await record(page)
		await expect.poll(() => own(page).count()).toBeGreaterThan(0)
		await button(page, 'Pinyin').click()
		await expect(dialog(page).locator('[lang="zh-Latn-pinyin"]')).toHaveCount(0)
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme })
			await expectNoBarriers(page)
		}
	})
})
