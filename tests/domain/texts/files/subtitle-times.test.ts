import { expect, test } from 'vitest'
import { timesOf } from '#app/domain/texts/files/subtitle-times.ts'

test.each([
	['00:00:01,000 --> 00:00:02,500', 1, 2.5],
	['00:00:01.000 --> 00:00:02.500 align:start position:0%', 1, 2.5],
	['0:00:05.123456 --> 0:00:06.654321', 5.123456, 6.654321],
	['00：00：01，000 －－> 00：00：02，500', 1, 2.5],
	['０：００：０１ --> ０：００：０２', 1, 2],
	['00: 00: 01, 000 -> 00: 00: 02, 500', 1, 2.5],
	['00:00:01,000 --&gt; 00:00:02,500', 1, 2.5],
	['00:00:01。000 → 00:00:02。500', 1, 2.5],
	['0:00:01.000,0:00:02.500', 1, 2.5],
	['100:00:00,0 --> 100:00:01,0', 360_000, 360_001],
])('%s are times', (line, from, to) => {
	expect(timesOf(line)).toEqual({ from, to, rest: '' })
})

test('what is said on the same line is told apart', () => {
	expect(timesOf('[00:01.000 --> 00:02.500]  你好，小林！')).toEqual({
		from: 1,
		to: 2.5,
		rest: '你好，小林！',
	})
})

test.each(['00:00:xx,000 --> 00:00:02,000', '00:00:01,000 -->', '00:00:05,000', 'NaN --> NaN'])(
	'%s cannot be read',
	(line) => {
		expect(timesOf(line)).toBe('unreadable')
	},
)

test.each(['8:30 9:30 上课', '我 --> 你', '3 > 2', '10:30', '你好'])('%s is said', (line) => {
	expect(timesOf(line)).toBeUndefined()
})
