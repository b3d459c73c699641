import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imageKindOf, startsLikeImage } from '#app/domain/media/image-kind.ts'
import { tinyPictures } from '#tests/support/tiny-pictures.ts'

const extensions = {
	jpeg: 'jpg',
	progressiveJpeg: 'jpg',
	png: 'png',
	gif: 'gif',
	animatedGif: 'gif',
	lossyWebp: 'webp',
	losslessWebp: 'webp',
	transparentWebp: 'webp',
} as const

const pictures = Object.entries(extensions).map(
	([name, extension]) => [name, extension, tinyPictures[name as keyof typeof extensions]] as const,
)

function text(content: string): Uint8Array {
	return new TextEncoder().encode(content)
}

function joined(...parts: Uint8Array[]): Uint8Array {
	return new Uint8Array(parts.flatMap((part) => [...part]))
}

test.each(pictures)('a %s of 3 × 2 pixels is detected as %s', (_, extension, bytes) => {
	expect(imageKindOf(bytes)).toEqual({ extension, width: 3, height: 2 })
})

test.each([
	['nothing', ''],
	['a page', '<!doctype html><html><script>alert(1)</script></html>'],
	['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><script/></svg>'],
	['SVG after a declaration', '<?xml version="1.0"?><svg width="3" height="2"/>'],
	['a text that is called a picture', '龙舟.jpg'],
	['a head without a body', 'GIF89a'],
])('%s is not an image', (_, content) => {
	expect(imageKindOf(text(content))).toBeUndefined()
})

test.each(pictures)('a %s with data after its end is refused', (_, __, bytes) => {
	expect(imageKindOf(joined(bytes, text('PK\u0003\u0004 an archive')))).toBeUndefined()
	expect(imageKindOf(joined(bytes, text('<script>alert(1)</script>')))).toBeUndefined()
	expect(imageKindOf(joined(bytes, new Uint8Array(3)))).toBeDefined()
})

test('a GIF or JPEG with HTML in a comment is refused', () => {
	const page = text('<script>alert(1)</script>')
	const { gif, jpeg } = tinyPictures
	const colours = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1)
	const comment = (content: Uint8Array) =>
		joined(new Uint8Array([0x21, 0xfe, content.length]), content, new Uint8Array(1))
	const withComment = (content: Uint8Array) =>
		joined(gif.subarray(0, colours), comment(content), gif.subarray(colours))
	expect(imageKindOf(withComment(text('龙舟')))).toBeDefined()
	expect(imageKindOf(withComment(page))).toBeUndefined()
	const segment = joined(new Uint8Array([0xff, 0xfe, 0, page.length + 2]), page)
	expect(imageKindOf(joined(jpeg.subarray(0, 2), segment, jpeg.subarray(2)))).toBeUndefined()
})

test.each(pictures)('a %s is recognized by its first bytes', (_, __, bytes) => {
	expect(startsLikeImage(bytes.subarray(0, 12))).toBe(true)
	expect(startsLikeImage(bytes.subarray(1))).toBe(false)
})

test.each(pictures)('a truncated %s is refused', (_, __, bytes) => {
	for (let length = 0; length < bytes.length; length++) {
		expect(imageKindOf(bytes.subarray(0, length)), String(length)).toBeUndefined()
	}
})

test('any bytes give an image type or undefined', () => {
	const heads = pictures.map(([, , bytes]) => bytes)
	fc.assert(
		fc.property(
			fc.constantFrom(...heads),
			fc.nat(60),
			fc.uint8Array({ maxLength: 200 }),
			(head, kept, rest) => {
				const picture = imageKindOf(joined(head.subarray(0, kept), rest))
				if (picture) expect(picture.width * picture.height).toBeGreaterThan(0)
			},
		),
	)
})
