import { expect, test } from 'vitest'
import { isTimings } from '#app/features/speech/player/fetch-timings.ts'

const timings = {
	v: 1,
	textSha256: 'ab',
	audioKey: 'lessons/demo-ni-hao/audio/job-1.mp3',
	durationMs: 900,
	source: 'engine',
	sentences: [{ offset: 0, length: 3, startMs: 0, endMs: 900, words: [[0, 0]] }],
}

test('timings from the voice are accepted', () => {
	expect(isTimings(timings)).toBe(true)
	expect(isTimings({ ...timings, sentences: [] })).toBe(true)
})

test.each([
	null,
	[],
	'timings',
	{ ...timings, v: 2 },
	{ ...timings, textSha256: undefined },
	{ ...timings, sentences: {} },
	{ ...timings, sentences: [null] },
	{ ...timings, sentences: [{ offset: 0, length: 3, startMs: 0 }] },
	{ ...timings, sentences: [{ offset: 0, length: 3, startMs: '0', endMs: 900 }] },
])('other values are refused: %j', (value) => {
	expect(isTimings(value)).toBe(false)
})
