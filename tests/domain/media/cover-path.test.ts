import { expect, test } from 'vitest'
import { coverPathOf, isUploadedCover } from '#app/domain/media/cover-path.ts'
import { imageExtensions } from '#app/domain/media/image-limits.ts'
import { uploadName } from '#app/domain/media/upload-name.ts'

test('paths of uploads are recognized', () => {
	for (const fileName of ['龙舟.png', 'Dragon Boat.jpg', 'x'.repeat(80)]) {
		for (const extension of imageExtensions) {
			const naming = { fallback: 'cover', now: new Date(), unique: '00ff00ff' }
			expect(isUploadedCover(coverPathOf(uploadName(fileName, naming), extension))).toBe(true)
		}
	}
})

test.each([
	'',
	'/media/covers/first-steps.webp',
	'https://elsewhere.example/media/course-covers/a-20261121181500-4f9a2c01.jpg',
	'/media/course-covers/../lessons/a-20261121181500-4f9a2c01.jpg',
	'/media/course-covers/a-20261121181500-4f9a2c01.svg',
	'/media/course-covers/a-20261121181500-4f9a2c01.jpg?x',
	'/media/course-covers/a.jpg',
])('%j is not an uploaded cover', (path) => {
	expect(isUploadedCover(path)).toBe(false)
})
