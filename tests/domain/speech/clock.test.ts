import { expect, test } from 'vitest'
import { clock, unknownTime } from '#app/domain/speech/clock.ts'

test.each([
	[0, '0:00'],
	[0.99, '0:00'],
	[12.4, '0:12'],
	[60, '1:00'],
	[725, '12:05'],
	[3599.9, '59:59'],
	[3725, '1:02:05'],
])('%d seconds read %s', (seconds, text) => {
	expect(clock(seconds)).toBe(text)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('%d is not a time', (seconds) => {
	expect(clock(seconds)).toBe(unknownTime)
})
