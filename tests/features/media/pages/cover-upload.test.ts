import { expect, test, vi } from 'vitest'
import { mayTakeCover, settleCovers } from '#app/db/cover-change.ts'
import { discardedMedia, lessons } from '#app/db/schema/index.ts'
import { isUploadedCover } from '#app/domain/media/cover-path.ts'
import { action } from '#app/features/media/pages/cover-upload.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { mediaStoreOfFile } from '#tests/support/media-store.ts'
import { addUsers } from '#tests/support/progress-records.ts'
import { tinyPictures } from '#tests/support/tiny-pictures.ts'
import { serveCover } from '#workers/web/covers.ts'

const mediaStore = mediaStoreOfFile()

/** A platform with a signed-in user of this level. */
async function adminPlatform(MEDIA?: R2Bucket) {
	const media = MEDIA ?? (await mediaStore())
	const { db, visit } = await testPlatform({ MEDIA: media })
	const upload = (body: BodyInit | undefined, { level = 99, name = '龙舟 Boat.png' } = {}) => {
		const user = { id: 'shen-lan', email: 'shen@example.com', level }
		const { context, params } = visit('/admin/covers')
		const request = new Request(`http://localhost/admin/covers?name=${encodeURIComponent(name)}`, {
			method: 'POST',
			...(body && { body }),
		})
		return answerOf(
			action({ request, params, context: { ...context, user: async () => user as never } }),
		)
	}
	const anonymous = () => answerOf(action(visit('/admin/covers', { form: {} })))
	return { db, media, upload, anonymous }
}

test('every kind of picture is stored and served inertly', async () => {
	const { upload, media } = await adminPlatform()
	for (const [kind, bytes] of Object.entries(tinyPictures)) {
		const answer = await upload(bytes)
		expect(answer.status, kind).toBe(201)
		const { path } = await answer.json<{ path: string }>()
		expect(isUploadedCover(path)).toBe(true)
		expect(path).toContain('/boat-')
		const file = path.split('/').at(-1) ?? ''
		const request = new Request(`http://localhost${path}`)
		const served = await serveCover(media, { folder: 'course-covers', file }, request)
		expect(served.status).toBe(200)
		expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes)
		expect(served.headers.get('content-type')).toMatch(/^image\/(jpeg|png|gif|webp)$/)
		expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
		expect(served.headers.get('cache-control')).toBe('public, max-age=3600')
	}
})

test('the same picture uploaded twice has two names', async () => {
	const { upload } = await adminPlatform()
	const paths = await Promise.all([1, 2].map(async () => (await upload(tinyPictures.png)).text()))
	expect(new Set(paths).size).toBe(2)
})

/** A PNG whose header claims another size. */
function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
	const png = tinyPictures.png.slice()
	const view = new DataView(png.buffer)
	view.setUint32(16, width)
	view.setUint32(20, height)
	return png
}

const refusals: [string, BodyInit | undefined, number, string][] = [
	['no file', undefined, 415, 'Please select a valid image file (JPEG, PNG, GIF, WebP)'],
	['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'Please select a valid image file'],
	['a page', '<!doctype html><script>alert(1)</script>', 415, 'Please select a valid image file'],
	[
		'a bomb',
		pngOf(60_000, 60_000),
		413,
		'at most 1200 pixels on a side; this one has 60000 × 60000.',
	],
	[
		'more than 1 MB',
		new Uint8Array(1024 * 1024 + 1),
		413,
		'The image is too large (over 1 MB). The maximum is 1 MB.',
	],
]

test('files that are not pictures, and too large ones, are refused', async () => {
	const { media, upload } = await adminPlatform()
	for (const [what, body, status, text] of refusals) {
		const answer = await upload(body)
		expect(answer.status, what).toBe(status)
		expect(await answer.text(), what).toContain(text)
	}
	expect((await media.list()).objects).toEqual([])
})

test('a failing media store is reported, and nothing of the upload stays', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const broken = { put: () => Promise.reject(new Error('storage is down')) }
	const { db, upload } = await adminPlatform(broken as unknown as R2Bucket)
	const answer = await upload(tinyPictures.png)
	expect(answer.status).toBe(500)
	expect(await answer.json()).toMatchObject({
		error: { text: 'Upload failed. Please try again.' },
	})
	// A partial upload would be deleted in a day.
	expect(await db.select().from(discardedMedia)).toHaveLength(1)
})

test('a cover is kept once its form is saved, and discarded when replaced', async () => {
	const { db, upload } = await adminPlatform()
	await addUsers(db, ['shen-lan'])
	await makeLesson(db, {
		id: 'boat',
		title: { zh: '龙舟', en: 'Boat' },
	})
	const pathOf = async () => (await (await upload(tinyPictures.png)).json<{ path: string }>()).path
	const change = async (from: string | null, to: string | null, now = new Date()) => {
		if (!(await mayTakeCover(db, { from, to, now }))) return false
		await db.batch([
			db.update(lessons).set({ coverImagePath: to }),
			...settleCovers(db, { from, to, now }),
		])
		return true
	}
	const waiting = async () =>
		(await db.select().from(discardedMedia)).map(({ key }) => `/media/${key}`)

	const [first, second] = [await pathOf(), await pathOf()]
	expect((await waiting()).sort()).toEqual([first, second].sort())
	expect(await change(null, first)).toBe(true)
	expect(await waiting()).toEqual([second])
	expect(await change(first, first)).toBe(true)
	expect(await change(first, second)).toBe(true)
	expect(await waiting()).toEqual([first])
	const [discarded] = await db.select().from(discardedMedia)
	expect(discarded && discarded.discardedAt <= new Date()).toBe(true)

	// Covers that are discarded, were never uploaded or have expired cannot be used.
	expect(await change(second, first)).toBe(false)
	expect(await change(second, '/media/covers/first-steps.webp')).toBe(false)
	expect(await change(second, 'https://elsewhere.example/a.png')).toBe(false)
	expect(await waiting()).toEqual([first])
	const third = await pathOf()
	expect(await change(second, third, new Date(Date.now() + 25 * 60 * 60_000))).toBe(false)
	expect(await change(second, null)).toBe(true)
	expect((await waiting()).sort()).toEqual([first, second, third].sort())
})
