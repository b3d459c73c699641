import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audioKindOf } from '#app/domain/media/audio-kind.ts'
import { id3Tag, joinBytes, silentFrame, silentMp3 } from '#tests/support/silent-mp3.ts'

const encoder = new TextEncoder()

/** A silent AAC frame: seven header bytes with the length, then zeros. */
function adtsFrame(size = 40): Uint8Array {
	const frame = new Uint8Array(size)
	frame.set([0xff, 0xf1, 0x50, 0x80 | (size >> 11), (size >> 3) & 0xff, (size & 7) << 5, 0xfc])
	return frame
}

function movie(brand: string): Uint8Array {
	return joinBytes([
		new Uint8Array([0, 0, 0, 24]),
		encoder.encode(`ftyp${brand}`),
		new Uint8Array(40),
	])
}

const sounds: [string, string, string, Uint8Array][] = [
	['MP3', 'mp3', 'audio/mpeg', silentMp3(200)],
	['MP3 of one frame', 'mp3', 'audio/mpeg', silentFrame()],
	['MP3 behind a tag', 'mp3', 'audio/mpeg', joinBytes([id3Tag(300), silentMp3(200)])],
	[
		'MP3 behind a tag and zeros',
		'mp3',
		'audio/mpeg',
		joinBytes([id3Tag(9), new Uint8Array(50), silentMp3(200)]),
	],
	[
		'MP3 behind a tag that is longer than its first part',
		'mp3',
		'audio/mpeg',
		id3Tag(900).subarray(0, 600),
	],
	['M4A', 'm4a', 'audio/mp4', movie('M4A ')],
	['MP4', 'm4a', 'audio/mp4', movie('isom')],
	['WAV', 'wav', 'audio/wav', encoder.encode('RIFF\u0024\0\0\0WAVEfmt \u0010\0\0\0')],
	['OGG', 'ogg', 'audio/ogg', encoder.encode('OggS\0\u0002\0\0\0\0\0\0\0\0')],
	['AAC', 'aac', 'audio/aac', joinBytes([adtsFrame(), adtsFrame(60), adtsFrame()])],
]

test.each(sounds)('%s is detected as %s', (_, extension, type, bytes) => {
	expect(audioKindOf(bytes)).toEqual({ extension, type })
})

test('other MPEG layers are detected too', () => {
	// MPEG-1 layer II, 48 kHz, 64 kbit/s: 192 bytes.
	const frame = new Uint8Array(192)
	frame.set([0xff, 0xfd, 0x44, 0xc0])
	expect(audioKindOf(joinBytes([frame, frame]))?.extension).toBe('mp3')
})

test.each([
	['nothing', ''],
	['a page', '<!doctype html><title>集市</title>'],
	['a text', '集市.mp3'],
	['a picture', '\u0089PNG'],
	['a container of something else', 'RIFF\u0024\0\0\0AVI LIST'],
])('%s is not audio', (_, content) => {
	expect(audioKindOf(encoder.encode(content))).toBeUndefined()
})

test('UTF-16 text begins like a frame but is not audio', () => {
	const text = '集市上有很多人，我们去买菜。'.repeat(200)
	const bytes = new Uint8Array([
		0xff,
		0xfe,
		...new Uint8Array(Uint16Array.from([...text], (hanzi) => hanzi.charCodeAt(0)).buffer),
	])
	expect(audioKindOf(bytes)).toBeUndefined()
})

test('images in an MP4 container are not audio', () => {
	expect(audioKindOf(movie('avif'))).toBeUndefined()
	expect(audioKindOf(movie('heic'))).toBeUndefined()
})

test('a frame followed by other data is not audio', () => {
	expect(
		audioKindOf(joinBytes([silentFrame(), encoder.encode('<script>alert(1)</script>')])),
	).toBeUndefined()
})

test('any bytes give an audio type or undefined', () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
			const kind = audioKindOf(bytes)
			expect(kind === undefined || kind.type.startsWith('audio/')).toBe(true)
		}),
	)
})
