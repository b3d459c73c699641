import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureOf, startsAsPicture } from '#app/domain/media/image-kind.ts'
import { tinyPictures } from '#tests/support/tiny-pictures.ts'

const extensions = {
	...{ jpeg: 'jpg', progressiveJpeg: 'jpg', png: 'png', gif: 'gif', animatedGif: 'gif' },
	...{ lossyWebp: 'webp', losslessWebp: 'webp', transparentWebp: 'webp' },
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

test.each(pictures)('a %s of 3 × 2 pixels is known as %s', (_, extension, bytes) => {
	expect(pictureOf(bytes)).toEqual({ extension, width: 3, height: 2 })
})

test('the covers of the first content are pictures', () => {
	const folder = 'app/seed/covers'
	const files = readdirSync(folder).filter((name) => name.endsWith('.webp'))
	expect(files.length).toBeGreaterThan(10)
	for (const file of files) {
		expect(pictureOf(readFileSync(`${folder}/${file}`)), file).toMatchObject({ extension: 'webp' })
	}
})

test.each([
	['nothing', ''],
	['a page', '<!doctype html><html><script>alert(1)</script></html>'],
	['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><script/></svg>'],
	['SVG after a declaration', '<?xml version="1.0"?><svg width="3" height="2"/>'],
	['a text that is called a picture', '龙舟.jpg'],
	['a head without a body', 'GIF89a'],
])('%s is no picture', (_, content) => {
	expect(pictureOf(text(content))).toBeUndefined()
})

test.each(pictures)('a %s with something behind its end is none', (_, __, bytes) => {
	expect(pictureOf(joined(bytes, text('PK\u0003\u0004 an archive')))).toBeUndefined()
	expect(pictureOf(joined(bytes, text('<script>alert(1)</script>')))).toBeUndefined()
	expect(pictureOf(joined(bytes, new Uint8Array(3)))).toBeDefined()
})

test('a page in the comment of a GIF or a JPEG makes it none', () => {
	const page = text('<script>alert(1)</script>')
	const { gif, jpeg } = tinyPictures
	const colours = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1)
	const comment = (content: Uint8Array) =>
		joined(new Uint8Array([0x21, 0xfe, content.length]), content, new Uint8Array(1))
	const withComment = (content: Uint8Array) =>
		joined(gif.subarray(0, colours), comment(content), gif.subarray(colours))
	expect(pictureOf(withComment(text('龙舟')))).toBeDefined()
	expect(pictureOf(withComment(page))).toBeUndefined()
	const segment = joined(new Uint8Array([0xff, 0xfe, 0, page.length + 2]), page)
	expect(pictureOf(joined(jpeg.subarray(0, 2), segment, jpeg.subarray(2)))).toBeUndefined()
})

test.each(pictures)('a %s is known by its first bytes', (_, __, bytes) => {
	expect(startsAsPicture(bytes.subarray(0, 12))).toBe(true)
	expect(startsAsPicture(bytes.subarray(1))).toBe(false)
})

test.each(pictures)('a %s that was cut short is none', (_, __, bytes) => {
	for (let length = 0; length < bytes.length; length++) {
		expect(pictureOf(bytes.subarray(0, length)), String(length)).toBeUndefined()
	}
})

test('whatever the bytes, an answer comes', () => {
	const heads = pictures.map(([, , bytes]) => bytes)
	fc.assert(
		fc.property(
			fc.constantFrom(...heads),
			fc.nat(60),
			fc.uint8Array({ maxLength: 200 }),
			(head, kept, rest) => {
				const picture = pictureOf(joined(head.subarray(0, kept), rest))
				if (picture) expect(picture.width * picture.height).toBeGreaterThan(0)
			},
		),
		{ numRuns: 10_000 },
	)
})
