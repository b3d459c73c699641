import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { discardedMedia, lessons } from '#app/db/schema/index.ts'
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { expect, likeABrowser, test } from '#tests/support/journey.ts'
import { platformDatabase, platformUrl } from '#tests/support/platform.ts'
import { tinyPictures } from '#tests/support/tiny-pictures.ts'

/** A picture of 1260 × 945 random pixels, several megabytes large. */
async function noisyPicture(page: Page): Promise<Buffer> {
	const base64 = await page.evaluate(() => {
		const canvas = document.createElement('canvas')
		canvas.width = 1260
		canvas.height = 945
		const paper = canvas.getContext('2d')
		const image = paper?.createImageData(1260, 945)
		if (!paper || !image) throw new Error('no canvas')
		for (let at = 0; at < image.data.length; at += 65_536) {
			crypto.getRandomValues(image.data.subarray(at, at + 65_536))
		}
		for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255
		paper.putImageData(image, 0, 0)
		return canvas.toDataURL('image/png').split(',')[1] ?? ''
	})
	return Buffer.from(base64, 'base64')
}

test('a chosen cover is resized, saved and shown', async ({ admin: page }) => {
	const title = `Dragon Boats ${crypto.randomUUID().slice(0, 8)}`
	await page.goto('/admin/courses?ask=create')
	const dialog = page.getByRole('dialog')
	const picture = dialog.getByRole('img', { name: 'Current cover' })
	const path = dialog.locator('input[name=coverImagePath]')
	const choose = (name: string, buffer: Buffer) =>
		dialog.getByLabel('Cover image').setInputFiles({ name, mimeType: 'image/png', buffer })

	await choose('boat.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
	await expect(
		dialog.getByText('Please select a valid image file (JPEG, PNG, GIF, WebP)'),
	).toBeVisible()

	const noise = await noisyPicture(page)
	expect(noise.length).toBeGreaterThan(1024 * 1024)
	await choose('Dragon Boat (final).png', noise)
	await expect(picture).toBeVisible()
	await expect(path).toHaveValue(/^\/media\/course-covers\/dragon-boat-final-.*\.jpg$/)
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBe(1200)
	const first = await path.inputValue()
	const served = await page.request.get(`${platformUrl}${first}`, likeABrowser)
	expect(Number(served.headers()['content-length'])).toBeLessThanOrEqual(1024 * 1024)
	expect(served.headers()['content-security-policy']).toBe("default-src 'none'; sandbox")

	// A small dropped picture is not resized.
	await dialog.getByText('Choose another').evaluate((target, bytes) => {
		const dataTransfer = new DataTransfer()
		dataTransfer.items.add(new File([new Uint8Array(bytes)], '龙舟.gif', { type: 'image/gif' }))
		target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
	}, Array.from(tinyPictures.animatedGif))
	await expect(path).toHaveValue(/^\/media\/course-covers\/cover-.*\.gif$/)
	const second = await path.inputValue()
	await expectNoBarriersHere(page)

	await dialog.getByLabel('Chinese title').fill('龙舟')
	await dialog.getByLabel('English title').fill(title)
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
	const db = platformDatabase()
	const [saved] = await db
		.select({ cover: lessons.coverImagePath })
		.from(lessons)
		.where(eq(lessons.coverImagePath, second))
	expect(saved).toEqual({ cover: second })
	const waiting = async (cover: string) =>
		(
			await db
				.select()
				.from(discardedMedia)
				.where(eq(discardedMedia.key, cover.replace('/media/', '')))
		).length
	expect(await waiting(second)).toBe(0)
	expect(await waiting(first)).toBe(1)
})
